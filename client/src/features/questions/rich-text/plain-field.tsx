import { Input, type GetRef } from 'antd';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../../components/form/use-form-field';
import { FormatToolbar } from './format-toolbar';
import { formatOfKey, withoutFormats, type TextFormat } from './formats';
import { hasFormatting } from './pasted-html';
import styles from './rich-text.module.css';
import type { Begin } from './rich-field-props';

interface Props {
  field: FieldControl<string>;
  end: ReactNode;
  /** Formatting is wanted: the rich field takes over from here. */
  onFormat: (begin: Begin) => void;
  onNear: () => void;
}

/** The text of a question while it is nothing but text. */
export function PlainField({ field, end, onFormat, onNear }: Props) {
  const { t } = useTranslation('questions');
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const begin = (wanted: { format?: TextFormat; html?: string }) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current?.resizableTextArea?.textArea ?? {};
    onFormat({ from: selectionStart, to: selectionEnd, ...wanted });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const format = formatOfKey(event);
    if (!format) return;
    event.preventDefault();
    begin({ format });
  };
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (!hasFormatting(html)) return;
    event.preventDefault();
    begin({ html });
  };
  return (
    <>
      <div onPointerEnter={onNear} onFocus={onNear}>
        <FormatToolbar
          controls={field.id}
          isOn={() => false}
          without={withoutFormats(field.value)}
          onFormat={(format) => begin({ format })}
          end={end}
        />
      </div>
      <Input.TextArea
        {...field}
        ref={area}
        variant="borderless"
        className={styles.plain ?? ''}
        dir="auto"
        autoSize={{ minRows: 3, maxRows: 14 }}
        placeholder={t('editor.textPlaceholder')}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </>
  );
}
