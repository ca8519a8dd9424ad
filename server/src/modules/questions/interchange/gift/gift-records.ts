import { hideEscapes, showEscapes } from './gift-escapes';

export interface GiftRecord {
  /** Of the first line that is no comment. */
  line: number;
  /** With escapes hidden, comments and category lines taken out. */
  text: string;
  category?: string;
  /** `[id:…]` and `[tag:…]` of its comments, as written. */
  marks: string[];
}

const CATEGORY = /^\$CATEGORY:\s*(.*)$/u;
const MARK = /\[(?:id|tag):[^\]\n]*\]/gu;

/** Records are parted by blank lines; a `$CATEGORY:` line holds for all that follow it. */
export function giftRecords(source: string): GiftRecord[] {
  const records: GiftRecord[] = [];
  let category: string | undefined;
  let lines: string[] = [];
  let marks: string[] = [];
  let line = 0;
  const finish = () => {
    const text = lines.join('\n').trim();
    if (text) records.push({ line, text, marks, ...(category !== undefined && { category }) });
    lines = [];
    marks = [];
  };
  source.split('\n').forEach((written, index) => {
    const trimmed = written.trim();
    const named = lines.length === 0 ? CATEGORY.exec(hideEscapes(trimmed)) : null;
    if (trimmed === '') finish();
    else if (named) category = showEscapes(named[1] ?? '').trim() || undefined;
    else if (trimmed.startsWith('//')) marks.push(...(trimmed.match(MARK) ?? []));
    else {
      if (lines.length === 0) line = index + 1;
      lines.push(hideEscapes(trimmed));
    }
  });
  finish();
  return records;
}
