/** First match wins: most browsers also name those that they descend from. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT|Opera)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Yandex', /\bYaBrowser\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*(?: Mobile\/\S+)? Safari\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ['Windows', /\bWindows\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const FIRST_PRODUCT = /^([\w.-]{1,40})\//;

/** `Chrome 141 · Windows` out of a user agent, as much of it as can be told; empty when nothing can. */
export function deviceNameOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  return [browserOf(text), system].filter(Boolean).join(' · ');
}

function browserOf(text: string): string | undefined {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(text)?.[1];
    if (version) return `${name} ${version}`;
  }
  const product = FIRST_PRODUCT.exec(text)?.[1];
  return product === 'Mozilla' ? undefined : product;
}
