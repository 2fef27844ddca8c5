/** In order of precedence: most browsers claim to be others as well. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOpera Mini\//, 'Opera Mini'],
  [/\bOP(?:R|T|X|Touch)\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** In order of precedence. An iPad says that it is a Mac. */
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac(?:intosh| OS)/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN_BROWSER = 'Unknown browser';

/** Browser and system of a User-Agent in plain words, without versions: "Chrome on Windows". */
export function describeBrowser(userAgent: string | undefined): string {
  const browser = nameIn(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
  const system = nameIn(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

/** Longest part that is read; real ones have some 200 characters. */
const LONGEST = 1_000;

const nameIn = (table: [RegExp, string][], text = ''): string | undefined =>
  table.find(([pattern]) => pattern.test(text.slice(0, LONGEST)))?.[1];
