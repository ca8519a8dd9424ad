import { lazy, Suspense, useId, useState } from 'react';
import type { AnswerProps } from '../answer-props';
import { written } from './written';
import styles from './written.module.css';

const NUMBER_MAX = 64;

// The field is there at once; how it is read comes after it, and does without where the line is gone.
const NumberReading = lazy(() => import('./number-reading').then((module) => ({ default: module.NumberReading })));

/** Takes the digits of either script and sends them as they were typed; how they will be read stands below. */
export function NumberAnswer({ question, value, isLocked, labelledBy, onAnswer, onLeave, onOdd }: AnswerProps) {
  const [noteId, unitId] = [useId(), useId()];
  const [hasLeft, setHasLeft] = useState(false);
  const text = value?.text ?? '';
  const described = [question.unit ? unitId : null, text === '' ? null : noteId].filter((id) => id !== null).join(' ');
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
      <div id={noteId} className={styles.reading} role="status">
        <Suspense>
          <NumberReading text={text} unit={question.unit ?? null} isTold={hasLeft} onOdd={onOdd} />
        </Suspense>
      </div>
    </div>
  );
}
