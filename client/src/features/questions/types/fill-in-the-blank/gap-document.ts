import type { JSONContent } from '@tiptap/core';
import type { Piece } from './gap-text';

/** Lines of pieces as the document of the text field: a paragraph per line. */
export const documentOf = (lines: readonly (readonly Piece[])[]): JSONContent => ({
  type: 'doc',
  content: lines.map((line) => ({
    type: 'paragraph',
    content: line.map((piece) =>
      'text' in piece ? { type: 'text', text: piece.text } : { type: 'blank', attrs: { key: piece.blank } },
    ),
  })),
});

export const linesOfDocument = ({ content = [] }: JSONContent): Piece[][] =>
  content.map(({ content: pieces = [] }) =>
    pieces.map(({ type, text, attrs }): Piece =>
      type === 'blank' ? { blank: String(attrs?.key) } : { text: text ?? '\n' },
    ),
  );
