import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isText, useKept } from '../../hooks/use-kept';
import { Button } from '../components/button';
import type { ExamFailure } from '../engine/failure';
import type { OwnProctorEvent } from '../engine/ports';
import { useKeptForm } from '../hooks/use-kept-form';
import { useReloadGuard } from '../hooks/use-reload-guard';
import styles from './record.module.css';

interface Props {
  event: OwnProctorEvent;
  onSave: (text: string) => Promise<ExamFailure | null>;
}

/** The candidate's word on one entry, kept in this tab until it is sent. */
export function RecordNote({ event, onSave }: Props) {
  const { t } = useTranslation('proctoring');
  const draft = `note ${event.id}`;
  const { isOpen, wasTurned, open, close } = useKeptForm(draft);
  if (isOpen)
    return <NoteForm draft={draft} text={event.note ?? ''} takesFocus={wasTurned} onSave={onSave} onClose={close} />;
  return (
    <>
      {event.note && (
        <p className={styles.note} dir="auto">
          {event.note}
        </p>
      )}
      <button type="button" className={styles.link} onClick={open} autoFocus={wasTurned}>
        {t(event.note ? 'record.changeNote' : 'record.addNote')}
      </button>
    </>
  );
}

interface FormProps {
  draft: string;
  text: string;
  takesFocus: boolean;
  onSave: Props['onSave'];
  onClose: () => void;
}

const LONGEST = 1_000;

function NoteForm({ draft, text, takesFocus, onSave, onClose }: FormProps) {
  const { t } = useTranslation('proctoring');
  const id = useId();
  const [value, setValue] = useKept(draft, text, isText);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The last page shows no record once it is opened anew, and a closed tab keeps nothing.
  useReloadGuard(value !== text);
  const save = async () => {
    if (value.trim() === '') return;
    setBusy(true);
    const failure = await onSave(value);
    setBusy(false);
    setFailed(failure !== null);
    if (!failure) onClose();
  };
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t('record.note')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={value}
        aria-describedby={`${id}-help`}
        autoFocus={takesFocus}
        onChange={({ target }) => setValue(target.value)}
      />
      <p id={`${id}-help`} className={styles.help} role={hasFailed ? 'alert' : undefined}>
        {t(hasFailed ? 'record.failed' : 'record.noteHelp')}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClose}>
          <span>{t('record.cancel')}</span>
        </Button>
        <Button onClick={() => void save()} isBusy={isBusy}>
          <span>{t('record.save')}</span>
        </Button>
      </div>
    </div>
  );
}
