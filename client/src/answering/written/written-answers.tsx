import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { directionOfText } from '../content-language';
import { TextCount } from './text-count';
import { looksLikeNumber } from './number-text';
import styles from './written.module.css';

const SHORT_MAX = 500;
const NUMBER_MAX = 64;
const LONG_MAX = 20_000;

/** No database keeps a NUL, which only a paste can bring. */
const written = (text: string) => ({ text: text.replaceAll('\0', '') });

export function ShortAnswer({ value, isLocked, labelledBy, language, onAnswer, onLeave }: AnswerProps) {
  const text = value?.text ?? '';
  return (
    <input
      className={styles.field}
      type="text"
      dir={directionOfText(text, language)}
      value={text}
      maxLength={SHORT_MAX}
      readOnly={isLocked}
      aria-labelledby={labelledBy}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onAnswer(written(event.target.value), false)}
      onBlur={onLeave}
    />
  );
}

/** Takes the digits of either script and sends them as they were typed; marking reads both. */
export function NumberAnswer({ question, value, isLocked, labelledBy, onAnswer, onLeave }: AnswerProps) {
  const { t } = useTranslation('answering');
  const [hintId, unitId] = [useId(), useId()];
  const [hasLeft, setHasLeft] = useState(false);
  const text = value?.text ?? '';
  const isOdd = hasLeft && text.trim() !== '' && !looksLikeNumber(text);
  const described = [question.unit ? unitId : null, isOdd ? hintId : null].filter((id) => id !== null).join(' ');
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
      <p id={hintId} className={styles.hint} role="status">
        {isOdd && t('number.odd')}
      </p>
    </div>
  );
}

export function LongAnswer({ question, value, isLocked, labelledBy, language, onAnswer, onLeave }: AnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const text = value?.text ?? '';
  useEffect(() => fitToText(field.current), [text]);
  return (
    <div>
      <textarea
        ref={field}
        className={styles.long}
        rows={8}
        dir={directionOfText(text, language)}
        value={text}
        maxLength={LONG_MAX}
        readOnly={isLocked}
        aria-labelledby={labelledBy}
        aria-describedby={countId}
        onChange={(event) => onAnswer(written(event.target.value), false)}
        onBlur={onLeave}
      />
      <TextCount id={countId} text={text} wordLimit={question.wordLimit ?? null} maxCharacters={LONG_MAX} />
    </div>
  );
}

/** Where the browser cannot size a field by its content itself. */
function fitToText(field: HTMLTextAreaElement | null): void {
  if (!field || 'fieldSizing' in (field.style as object)) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight + 2}px`;
}
