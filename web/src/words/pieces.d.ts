/** Made by gathering.ts. The keys are "LANGUAGE/PIECE". */
declare module "virtual:words" {
  const pieces: Record<string, () => Promise<{ default: { own: string; english: string } }>>;
  export default pieces;
}
