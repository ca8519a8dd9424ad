import { EditorContent } from '@tiptap/react';
import { useCallback, useState } from 'react';
import { FormatToolbar } from './format-toolbar';
import { FormulaDialog } from './formula-dialog';
import { withoutFormats, type TextFormat } from './formats';
import { ImageDialog } from './image-dialog';
import { runFormat } from './run-format';
import { LinkDialog } from './link-dialog';
import styles from './rich-text.module.css';
import { useRichEditor } from './use-rich-editor';
import type { RichFieldProps } from './rich-field-props';

/** The text of a question with its formatting. Loaded when formatting is first used. */
export function RichField(props: RichFieldProps) {
  const { id, value, end } = props;
  const [asking, setAsking] = useState<{ format: TextFormat; latex: string } | null>(null);
  const ask = useCallback((format: TextFormat, latex = '') => setAsking({ format, latex }), []);
  const { editor, active } = useRichEditor(props, ask);
  const close = () => {
    setAsking(null);
    editor.commands.focus();
  };
  return (
    <>
      <FormatToolbar
        controls={id}
        isOn={(format) => active.includes(format)}
        without={active.includes('italic') ? [] : withoutFormats(value.text)}
        onFormat={(format) => runFormat(editor, format, ask)}
        end={end}
      />
      <EditorContent editor={editor} className={styles.content} />
      {asking?.format === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking?.format === 'image' && <ImageDialog editor={editor} onClose={close} />}
      {asking?.format === 'formula' && <FormulaDialog editor={editor} latex={asking.latex} onClose={close} />}
    </>
  );
}
