/** node measure.js CHROMIUM URL FORM [TOKEN]: Lighthouse looks at a page once, as somebody who has never been there
 *  (but may have a seat), and says what it found as JSON. The form is "mobile" or "desktop". */
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const [chromium, url, form, token] = process.argv.slice(2);

/** What a category was marked down for, worst first. */
function faults(report, category) {
  return report.categories[category].auditRefs
    .map(({ id, weight }) => ({ ...report.audits[id], weight }))
    .filter(({ score, weight }) => score !== null && score < 1 && weight > 0)
    .sort((one, other) => (1 - other.score) * other.weight - (1 - one.score) * one.weight)
    .map(({ id, score, displayValue }) => `${id} ${score}${displayValue ? ` (${displayValue})` : ""}`);
}

// Chromium's sandbox does not work for root.
const args = process.getuid() === 0 ? ["--no-sandbox"] : [];
const browser = await puppeteer.launch({ executablePath: chromium, args });
try {
  const page = await browser.newPage();
  if (token) {
    await page.evaluateOnNewDocument((own) => {
      if (location.protocol !== "about:") localStorage.setItem("boneyard.token", own);
    }, token);
  }
  const config = form === "desktop" ? desktopConfig : undefined;
  const { lhr } = await lighthouse(url, { onlyCategories: CATEGORIES, logLevel: "silent" }, config, page);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const found = CATEGORIES.map((name) => [
    name,
    { score: lhr.categories[name].score, faults: faults(lhr, name) },
  ]);
  console.log(JSON.stringify({ shown: lhr.finalDisplayedUrl, ...Object.fromEntries(found) }));
} finally {
  await browser.close();
}
