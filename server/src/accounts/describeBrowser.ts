// First match wins: most browsers also name the ones they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A short name for a list of sessions, such as `Firefox on Windows`; null where nothing is recognised. */
export function describeBrowser(userAgent: string): string | null {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

const findName = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];
