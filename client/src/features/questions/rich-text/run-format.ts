import type { Editor } from '@tiptap/core';
import { FORMAT_GROUPS, type TextFormat } from './formats';

type Ask = (format: TextFormat) => void;

/** Does it, or asks for what it needs. */
export function runFormat(editor: Editor, format: TextFormat, ask: Ask): void {
  const chain = editor.chain().focus();
  switch (format) {
    case 'bold':
      return void chain.toggleBold().run();
    case 'italic':
      return void chain.toggleItalic().run();
    case 'underline':
      return void chain.toggleUnderline().run();
    case 'strike':
      return void chain.toggleStrike().run();
    case 'code':
      return void chain.toggleCode().run();
    case 'heading3':
      return void chain.toggleHeading({ level: 3 }).run();
    case 'heading4':
      return void chain.toggleHeading({ level: 4 }).run();
    case 'bulletList':
      return void chain.toggleBulletList().run();
    case 'orderedList':
      return void chain.toggleOrderedList().run();
    case 'blockquote':
      return void chain.toggleBlockquote().run();
    case 'codeBlock':
      return void chain.toggleCodeBlock().run();
    default:
      ask(format);
  }
}

export function isFormatOn(editor: Editor, format: TextFormat): boolean {
  if (format === 'heading3') return editor.isActive('heading', { level: 3 });
  if (format === 'heading4') return editor.isActive('heading', { level: 4 });
  return editor.isActive(format === 'image' ? 'picture' : format);
}

export const activeFormats = (editor: Editor): TextFormat[] =>
  FORMAT_GROUPS.flat().flatMap(({ format }) => (isFormatOn(editor, format) ? [format] : []));
