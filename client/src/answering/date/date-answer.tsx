import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { AnswerProps } from '../answer-props';
import { CalendarButton } from './calendar-button';
import styles from './date.module.css';
import { digitsOf, isoOf, partsOf, dateProblemOf, type DateParts } from './date-parts';
import { useDateWords } from './use-date-words';

const FIELDS = ['day', 'month', 'year'] as const;

/** Day, month and year, each in its field and in the digits of either script; or picked from the browser's calendar. */
export function DateAnswer({ question, value, half, isLocked, labelledBy, onAnswer, onLeave, onHalf }: AnswerProps) {
  const { t } = useTranslation('answering');
  const words = useDateWords(question.dateRange);
  const [rangeId, newsId] = [useId(), useId()];
  const [parts, setParts] = useTypedDate(value?.date, half);
  const [hasLeft, setHasLeft] = useState(false);
  const problem = dateProblemOf(parts, question.dateRange);
  const iso = isoOf(parts);
  const isTold = problem !== null && (hasLeft || problem !== 'incomplete');
  const write = (next: DateParts) => {
    setParts(next);
    const date = isoOf(next);
    if (date !== null || value?.date) onAnswer(date === null ? {} : { date }, false);
    if (date === null) onHalf?.(Object.values(next).some((part) => part !== '') ? next : null);
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={words.range ? rangeId : undefined}
      onFocus={() => setHasLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setHasLeft(true);
        onLeave();
      }}
    >
      {words.range && (
        <p id={rangeId} className={styles.range}>
          {words.range}
        </p>
      )}
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <label key={field} className={classes(styles.part, field === 'year' && styles.year)}>
            <span className={styles.label}>{t(`date.${field}`)}</span>
            <input
              className={styles.input}
              type="text"
              inputMode="numeric"
              dir="ltr"
              maxLength={field === 'year' ? 4 : 2}
              value={parts[field]}
              readOnly={isLocked}
              aria-describedby={newsId}
              autoComplete="off"
              onChange={(event) => write({ ...parts, [field]: digitsOf(event.target.value) })}
            />
          </label>
        ))}
        {!isLocked && <CalendarButton iso={iso} range={question.dateRange} onPick={(date) => write(partsOf(date))} />}
      </div>
      <p id={newsId} className={classes(styles.news, isTold && styles.problem)} role="status">
        {isTold ? words.problem(problem) : iso && words.inFull(iso)}
      </p>
    </div>
  );
}

/** What is typed lives here, because half a date is no answer; an answer that comes from elsewhere replaces it. */
function useTypedDate(date: string | null | undefined, half: DateParts | null | undefined) {
  const [parts, setParts] = useState(() => half ?? partsOf(date));
  const typed = useRef(parts);
  useEffect(() => {
    typed.current = parts;
  }, [parts]);
  useEffect(() => {
    if (date && date !== isoOf(typed.current)) setParts(partsOf(date));
  }, [date]);
  return [parts, setParts] as const;
}
