type LinePart = { text: string } | { math: string };

const BLOCKS = new Set([
  'P',
  'LI',
  'TR',
  'TD',
  'TH',
  'BR',
  'PRE',
  'BLOCKQUOTE',
  'H3',
  'H4',
  'UL',
  'OL',
  'TABLE',
  'FIGURE',
]);

/** What is written in a formatted text, in its order; a formula stays the drawing that it is. */
export function lineOf(html: string): LinePart[] {
  const parts: LinePart[] = [];
  const add = (text: string) => {
    const last = parts.at(-1);
    if (last && 'text' in last) last.text += text;
    else parts.push({ text });
  };
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) add(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    const formula = node.getAttribute('data-formula');
    const math = node.querySelector('math');
    if (formula !== null) {
      if (math) parts.push({ math: math.outerHTML });
      else add(formula);
      return;
    }
    if (node.tagName === 'IMG') add(node.getAttribute('alt') ?? '');
    node.childNodes.forEach(walk);
    if (BLOCKS.has(node.tagName)) add(' ');
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body);
  return parts.map((part) => ('text' in part ? { text: part.text.replace(/\s+/gu, ' ') } : part));
}
