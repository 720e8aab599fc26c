/** Product names are not translated. */
export type Device = { browser: string | undefined; system: string | undefined; isPhone: boolean };

// The order matters: many user agents contain the names of other browsers too.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFB(AN|AV|_IAB)\b|\bFBAN\//, 'Facebook'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const findName = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([shape]) => shape.test(agent))?.[1];

export const parseUserAgent = (agent: string): Device => ({
  browser: findName(browsers, agent),
  system: findName(systems, agent),
  isPhone: /\b(iPhone|Mobile)\b/.test(agent) && !/\biPad\b/.test(agent),
});
