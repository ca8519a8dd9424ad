type Attributes = Record<string, string | number | boolean | undefined>;

/** What XML 1.0 has no form for. */
// eslint-disable-next-line no-control-regex
const NO_CHARACTER = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

/** An element with children that are already XML. */
export function element(name: string, attributes: Attributes = {}, ...children: (string | string[])[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const inside = children.flat().join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function xmlText(text: string): string {
  return text
    .replace(NO_CHARACTER, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

export function xmlDocument(root: string): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
}
