import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/core';

/** The text of a question: plain while no formatting is in it. */
export interface RichValue {
  text: string;
  textHtml: string | null;
}

const leafText = ({ type, attrs }: Node): string => {
  if (type.name === 'hardBreak') return '\n';
  if (type.name === 'formula') return String(attrs.latex);
  return type.name === 'picture' ? String(attrs.alt ?? '') : '';
};

/** The words alone, a line for each block. */
export const plainTextOf = (doc: Node): string => doc.textBetween(0, doc.content.size, '\n', leafText);

/** Nothing but lines of words. */
export function isPlain(doc: Node): boolean {
  let plain = true;
  doc.descendants(({ type, marks }) => {
    if (!['paragraph', 'text', 'hardBreak'].includes(type.name) || marks.length > 0) plain = false;
    return plain;
  });
  return plain;
}

export const valueOf = (editor: Editor): RichValue => ({
  text: plainTextOf(editor.state.doc),
  textHtml: isPlain(editor.state.doc) ? null : editor.getHTML(),
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain lines as paragraphs. */
export const htmlOfPlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

/** For whoever takes nothing but markup: plain text is not read as such. Empty where nothing is said. */
export const htmlOf = ({ text, textHtml }: RichValue): string =>
  textHtml ?? (text.trim() === '' ? '' : htmlOfPlain(text));

/** Where an offset of the plain text stands in those paragraphs: each line break is the end and the start of one. */
export const placeOfOffset = (text: string, offset: number): number =>
  1 + offset + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
