// The text of the PDF on standard input: lines of pages as JSON, `{ x, text, dir }` for what stands on a line.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const { items } = await (await document.getPage(number)).getTextContent();
  const lines = new Map();
  for (const { str, transform, dir } of items) {
    if (str === '') continue;
    const y = Math.round(transform[5]);
    lines.set(y, [...(lines.get(y) ?? []), { x: transform[4], text: str, dir }]);
  }
  pages.push([...lines].sort(([a], [b]) => b - a).map(([, line]) => line));
}
process.stdout.write(JSON.stringify(pages));
