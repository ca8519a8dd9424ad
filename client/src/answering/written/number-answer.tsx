import { readNumber, type NumberReading } from '@mizan/question-model/answer';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import type { AnswerProps } from '../answer-props';
import { groupedNumber } from './grouped-number';
import { written } from './written';
import styles from './written.module.css';

const NUMBER_MAX = 64;

/** Takes the digits of either script and sends them as they were typed; how they will be read stands below. */
export function NumberAnswer({ question, value, isLocked, labelledBy, onAnswer, onLeave }: AnswerProps) {
  const [noteId, unitId] = [useId(), useId()];
  const [hasLeft, setHasLeft] = useState(false);
  const text = value?.text ?? '';
  const reading = readNumber(text, question.unit);
  const isNoted = reading.kind === 'number' || (reading.kind === 'odd' && hasLeft);
  const described = [question.unit ? unitId : null, isNoted ? noteId : null].filter((id) => id !== null).join(' ');
  return (
    <div>
      <span className={styles.numberLine}>
        <input
          className={styles.number}
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={text}
          maxLength={NUMBER_MAX}
          readOnly={isLocked}
          aria-labelledby={labelledBy}
          aria-describedby={described || undefined}
          autoComplete="off"
          onChange={(event) => onAnswer(written(event.target.value), false)}
          onFocus={() => setHasLeft(false)}
          onBlur={() => {
            setHasLeft(true);
            onLeave();
          }}
        />
        {question.unit && (
          <bdi id={unitId} className={styles.unit} dir="auto">
            {question.unit}
          </bdi>
        )}
      </span>
      <ReadingNote id={noteId} reading={reading} isTold={hasLeft} />
    </div>
  );
}

interface NoteProps {
  id: string;
  reading: NumberReading;
  /** What is odd is said once the field is left: half a number is odd, too. */
  isTold: boolean;
}

function ReadingNote({ id, reading, isTold }: NoteProps) {
  const { t } = useTranslation('answering');
  return (
    <div id={id} className={styles.reading} role="status">
      {reading.kind === 'number' && (
        <p className={styles.read}>
          {t('number.readAs')} <LtrText>{groupedNumber(reading.plain)}</LtrText>
        </p>
      )}
      {reading.kind === 'odd' && isTold && <p className={styles.hint}>{t('number.odd')}</p>}
    </div>
  );
}
