import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown, type Block } from '../markdown/parse';
import { readGuides } from './guides';

const read = (file: string) => readFileSync(path.join(__dirname, '../../../../docs', file), 'utf8');

/** Of a text that is translated, what must be the same: names in code, and where links lead. */
const fixed = (text: string) =>
  [...text.matchAll(/`[^`]+`|\]\(([^)]+)\)/g)]
    .map(([all]) => all.replace('../../', '../').replace('docs/ar/', 'docs/'))
    .sort();

function shapeOf(block: Block): unknown {
  switch (block.kind) {
    case 'code':
      return block;
    case 'heading':
      return { level: block.level, names: fixed(block.text) };
    case 'table':
      return { columns: block.head.length, rows: block.rows.map((cells) => fixed(cells.join(' '))) };
    case 'list':
      return { isOrdered: block.isOrdered, items: block.items.map(fixed) };
    case 'text':
      return { names: fixed(block.text) };
  }
}

describe.each(['api.md', 'webhooks.md', 'embedding.md', 'applicant-tracking.md'])('%s', (file) => {
  it('says the same in Arabic, with the same code', () => {
    const [original, translated] = [read(file), read(`ar/${file}`)].map(parseMarkdown);
    expect(translated?.map(shapeOf)).toEqual(original?.map(shapeOf));
  });

  it('is written in Arabic where it is not code', () => {
    const prose = parseMarkdown(read(`ar/${file}`)).filter(({ kind }) => kind === 'text' || kind === 'heading');
    const words = prose.map((block) => ('text' in block ? block.text.replace(/`[^`]+`/g, '') : ''));
    expect(words.filter((text) => /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  });
});

it('gives a heading the same address in both languages', () => {
  const sources = (text: string) => ({ guide: text, webhooks: '', embedding: '', tracking: '' });
  const { guide } = readGuides(sources('# الحدود\n\nنص'), sources('# Limits\n\nText'));
  expect(guide[0]).toEqual({ kind: 'heading', level: 1, text: 'الحدود', id: 'limits' });
});
