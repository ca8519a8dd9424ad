import { Input } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowTool } from '../types/choices/choice-row';
import type { AnswerNote } from './notes-draft';
import styles from './notes.module.css';

interface Props {
  note: AnswerNote;
  number: number;
  onChange: (fields: Partial<AnswerNote>) => void;
  onRemove: () => void;
}

/** What is told to whoever gave one answer. */
export function AnswerNoteRow({ note, number, onChange, onRemove }: Props) {
  const { t } = useTranslation('questions');
  return (
    <li className={styles.row}>
      <Input
        dir="auto"
        maxLength={500}
        value={note.answer}
        placeholder={t('notes.answer')}
        aria-label={t('notes.answerOf', { number })}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <Input.TextArea
        dir="auto"
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={5_000}
        value={note.feedback}
        placeholder={t('notes.told')}
        aria-label={t('notes.toldOf', { number })}
        onChange={({ target }) => onChange({ feedback: target.value })}
      />
      <RowTool Icon={Trash2} label={t('notes.remove', { number })} onClick={onRemove} />
    </li>
  );
}
