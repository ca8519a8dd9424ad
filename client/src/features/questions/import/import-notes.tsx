import { Button, Tag } from 'antd';
import { CircleAlert, CircleCheck, Info, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import { groupNotes, useNoteText, type ImportNote, type NoteGroup } from './note-text';
import { More } from './more';
import styles from './import.module.css';

const SHOWN_AT_FIRST = 50;
const PLACES_SHOWN = 8;

interface ProblemListProps {
  notes: readonly ImportNote[];
  isMended?: (note: ImportNote) => boolean;
  /** Opens the question of a note that names one. */
  onMend?: (note: ImportNote) => void;
}

/** Every question that did not come over, with its line and the reason; some can be made good ones. */
export function ProblemList({ notes, isMended, onMend }: ProblemListProps) {
  const { t } = useTranslation('questions-import');
  const textOf = useNoteText();
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (notes.length === 0) return <p className={styles.none}>{t('none.problems')}</p>;
  return (
    <>
      <ul className={styles.notes}>
        {notes.slice(0, shown).map((note, index) => (
          <Problem key={index} note={note} text={textOf(note)} isMended={isMended?.(note) ?? false} onMend={onMend} />
        ))}
      </ul>
      <More rest={notes.length - shown} onMore={() => setShown(shown + SHOWN_AT_FIRST)} />
    </>
  );
}

interface ProblemProps {
  note: ImportNote;
  text: string;
  isMended: boolean;
  onMend: ProblemListProps['onMend'];
}

function Problem({ note, text, isMended, onMend }: ProblemProps) {
  const { t } = useTranslation('questions-import');
  const id = useId();
  const Icon = isMended ? CircleCheck : CircleAlert;
  return (
    <li className={isMended ? styles.mended : styles.problem}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <div>
        <p id={id}>{text}</p>
        <Place note={note} />
      </div>
      {isMended && <Tag color="green">{t('mended')}</Tag>}
      {onMend && note.place !== null && (
        <Button
          type="text"
          size="small"
          aria-describedby={id}
          icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => onMend(note)}
        >
          {t('mend')}
        </Button>
      )}
    </li>
  );
}

/** "Line 12 · What is a debit?" */
function Place({ note }: { note: ImportNote }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  if (note.line === null && note.file === null && note.title === '') return null;
  return (
    <p className={styles.where}>
      {note.file !== null && <LtrText>{note.file}</LtrText>}
      {note.line !== null && <span>{t('line', { line: format.number(note.line) })}</span>}
      {note.title !== '' && <UserText>{note.title}</UserText>}
    </p>
  );
}

interface IgnoredListProps {
  notes: readonly ImportNote[];
  /** Of a list that scrolls by itself. */
  name?: string;
}

/** Things that stay behind while their questions come over; the same thing is said once. */
export function IgnoredList({ notes, name }: IgnoredListProps) {
  const { t } = useTranslation('questions-import');
  const textOf = useNoteText();
  if (notes.length === 0) return <p className={styles.none}>{t('none.ignored')}</p>;
  const groups = groupNotes(notes, textOf);
  return (
    // What scrolls has to be reachable by keyboard.
    <ul className={styles.notes} {...(name !== undefined && { tabIndex: 0, 'aria-label': name })}>
      {groups.map((group) => (
        <li key={group.key} className={styles.ignored}>
          <Info size={16} strokeWidth={1.75} aria-hidden />
          <div>
            <p>{group.text}</p>
            <Places group={group} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One place in full; of many the lines, or how many there are. */
function Places({ group: { notes } }: { group: NoteGroup }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  const [first] = notes;
  if (first && notes.length === 1) return <Place note={first} />;
  const lines = [...new Set(notes.flatMap(({ line }) => line ?? []))];
  const named = lines.slice(0, PLACES_SHOWN).map((line) => format.number(line));
  const rest = t('places', { count: notes.length, formatted: format.number(notes.length) });
  return (
    <p className={styles.where}>
      <span>{rest}</span>
      {named.length > 0 && (
        <span>
          {t('lines', { lines: format.list(named) })}
          {lines.length > PLACES_SHOWN && ' …'}
        </span>
      )}
    </p>
  );
}
