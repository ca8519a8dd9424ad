// The logical structure of the PDF on standard input, as a reader finds it: per page a tree of roles, languages, alternatives and texts.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, verbosity: 0 }).promise;
const { info, metadata } = await document.getMetadata();
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map();
  const open = [];
  for (const item of items) {
    if (item.type === 'beginMarkedContent' || item.type === 'beginMarkedContentProps') open.push(item.id ?? null);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.findLast((one) => one !== null) ?? 'none';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
    }
  }
  const withTexts = ({ role, alt, lang, children, type, id }) =>
    type === 'content' ? (texts.get(id) ?? '') : { role, alt, lang, children: (children ?? []).map(withTexts) };
  const tree = await page.getStructTree();
  pages.push({ tree: tree && withTexts(tree), untagged: texts.get('none') ?? '' });
}
const marked = await document.getMarkInfo();
process.stdout.write(
  JSON.stringify({
    title: info.Title,
    language: info.Language,
    isMarked: marked?.Marked,
    part: metadata?.get('pdfuaid:part'),
    pages,
  }),
);
