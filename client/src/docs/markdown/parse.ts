export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'text'; text: string };

const FENCE = /^```(\w*)/;
const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const TABLE = '|';

/** The Markdown that our own documents use: headings, text, lists, tables and code. Nothing of it becomes HTML unseen. */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    if (line.trim() === '') lines.shift();
    else blocks.push(readBlock(line, lines));
  }
  return blocks;
}

function readBlock(line: string, lines: string[]): Block {
  const fence = FENCE.exec(line);
  if (fence) return readCode(fence[1] ?? '', lines);
  const heading = HEADING.exec(line);
  if (heading) {
    lines.shift();
    const text = heading[2] ?? '';
    return { kind: 'heading', level: heading[1]?.length ?? 1, text, id: idOf(text) };
  }
  if (line.startsWith(TABLE)) return readTable(takeWhile(lines, (next) => next.startsWith(TABLE)));
  if (ITEM.test(line)) return readList(line, lines);
  const text = takeWhile(lines, (next) => next.trim() !== '' && !FENCE.test(next) && !HEADING.test(next)).join(' ');
  return { kind: 'text', text };
}

function readCode(language: string, lines: string[]): Block {
  lines.shift();
  const text = takeWhile(lines, (next) => !next.startsWith('```')).join('\n');
  lines.shift();
  return { kind: 'code', language, text };
}

function readTable(rows: string[]): Block {
  const [head = [], , ...body] = rows.map(cellsOf);
  return { kind: 'table', head, rows: body };
}

function readList(first: string, lines: string[]): Block {
  const items: string[] = [];
  for (const line of takeWhile(lines, (next) => ITEM.test(next) || /^\s+\S/.test(next))) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered: /^\d/.test(first), items };
}

function takeWhile(lines: string[], isPart: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !isPart(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

/** A bar inside of code is written `\|`. */
const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

export const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
