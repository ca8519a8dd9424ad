import { Button, Input, Select } from 'antd';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/form/field-frame';
import { MoreOptions } from '../../../components/form/more-options';
import { useFormat } from '../../../hooks/use-format';
import type { QuestionDraft } from '../question-draft';
import { AnswerNoteRow } from './answer-note-row';
import { answerNote, NOTE_TEXTS, noteCount, type AnswerNote, type NotesDraft } from './notes-draft';
import styles from './notes.module.css';

const LONGEST = 5_000;

/** Feedback, hints and tags: what comes with questions of other systems, folded away for whoever needs none. */
export function NotesSection() {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { values, setFieldValue } = useFormikContext<QuestionDraft>();
  const { notes } = values;
  const count = noteCount(notes);
  const change = (fields: Partial<NotesDraft>) => void setFieldValue('notes', { ...notes, ...fields });
  return (
    <MoreOptions
      label={t('notes.title')}
      summary={count === 0 ? t('notes.none') : t('notes.count', { count, formatted: format.number(count) })}
    >
      <p className={styles.help}>{t('notes.help')}</p>
      {NOTE_TEXTS.map((name) => (
        <TextArea
          key={name}
          label={t(`notes.${name}`)}
          value={notes[name]}
          onText={(text) => change({ [name]: text })}
        />
      ))}
      <AnswerNotes answers={notes.answers} onChange={(answers) => change({ answers })} />
      <TextArea
        label={t('notes.hints')}
        help={t('notes.hintsHelp')}
        value={notes.hints}
        onText={(hints) => change({ hints })}
      />
      <Tags tags={notes.tags} onChange={(tags) => change({ tags })} />
    </MoreOptions>
  );
}

interface TextProps {
  label: string;
  help?: string;
  value: string;
  onText: (text: string) => void;
}

function TextArea({ label, help, value, onText }: TextProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} optional>
      <Input.TextArea
        id={id}
        dir="auto"
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={LONGEST}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onText(target.value)}
      />
    </FieldFrame>
  );
}

interface AnswersProps {
  answers: readonly AnswerNote[];
  onChange: (answers: readonly AnswerNote[]) => void;
}

function AnswerNotes({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('questions');
  return (
    <div className={styles.answers}>
      {answers.length > 0 && (
        <ul className={styles.rows} aria-label={t('notes.answers')}>
          {answers.map((note, index) => (
            <AnswerNoteRow
              key={note.key}
              note={note}
              number={index + 1}
              onChange={(fields) =>
                onChange(answers.map((own) => (own.key === note.key ? { ...own, ...fields } : own)))
              }
              onRemove={() => onChange(answers.filter(({ key }) => key !== note.key))}
            />
          ))}
        </ul>
      )}
      <Button
        className={styles.add ?? ''}
        type="text"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange([...answers, answerNote()])}
      >
        {t('notes.addAnswer')}
      </Button>
    </div>
  );
}

function Tags({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <FieldFrame id={id} label={t('notes.tags')} optional>
      <Select<string[]>
        id={id}
        className={styles.tags ?? ''}
        mode="tags"
        open={false}
        suffixIcon={null}
        value={[...tags]}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
