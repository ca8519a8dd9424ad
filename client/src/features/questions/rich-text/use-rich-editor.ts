import type { Editor } from '@tiptap/core';
import { useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { extensions } from './extensions';
import type { TextFormat } from './formats';
import { cleanedHtml } from './pasted-html';
import type { RichFieldProps } from './rich-field-props';
import styles from './rich-text.module.css';
import { useEditorAttributes } from './use-editor-attributes';
import { htmlOfPlain, placeOfOffset, valueOf } from './rich-value';
import { activeFormats, runFormat } from './run-format';

/** Esc, then Tab leaves: inside of a list Tab alone makes it deeper. */
function leavingKeys() {
  let isLeaving = false;
  return (_: unknown, event: KeyboardEvent): boolean => {
    const leaves = isLeaving && event.key === 'Tab';
    isLeaving = event.key === 'Escape' || (isLeaving && event.key === 'Shift');
    return leaves;
  };
}

/** @param ask the same function for good: it is part of the editor that is made once */
export function useRichEditor(props: RichFieldProps, ask: (format: TextFormat, latex?: string) => void) {
  const { id, value, isWrong, describedBy } = props;
  const latest = useRef({ ...props, ask });
  useEffect(() => {
    latest.current = { ...props, ask };
  });
  const editor = useEditor({
    extensions: extensions({ onAsk: ask }),
    content: value.textHtml ?? htmlOfPlain(value.text),
    textDirection: 'auto',
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
      },
      handleDOMEvents: { keydown: leavingKeys() },
      transformPastedHTML: cleanedHtml,
    },
    onCreate: ({ editor: own }) => begin(own, latest.current),
    onUpdate: ({ editor: own }) => latest.current.onChange(valueOf(own)),
    onBlur: () => latest.current.onBlur(),
  });
  useEditorAttributes(editor, { 'aria-invalid': String(isWrong), 'aria-describedby': describedBy ?? '' });
  const active = useEditorState({ editor, selector: ({ editor: own }) => activeFormats(own) });
  return { editor, active };
}

/** Goes on where the plain field was left: with its selection, its press and its paste. */
function begin(
  editor: Editor,
  { begin: first, value, ask }: RichFieldProps & { ask: (format: TextFormat) => void },
): void {
  if (!first) return;
  const { from, to, format, html } = first;
  const place = (offset: number) => placeOfOffset(value.text, offset);
  editor
    .chain()
    .setTextSelection({ from: place(from), to: place(to) })
    .focus()
    .run();
  if (html !== undefined) editor.view.pasteHTML(html);
  if (format) runFormat(editor, format, ask);
}
