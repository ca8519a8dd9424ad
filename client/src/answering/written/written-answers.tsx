import { answerLimits } from '@mizan/question-model/answer';
import { useEffect, useId, useRef } from 'react';
import type { AnswerProps } from '../answer-props';
import { directionOfText } from '../content-language';
import { TextCount } from './text-count';
import { written } from './written';
import styles from './written.module.css';

const SHORT_MAX = 500;
const LONG_MAX = answerLimits.text;

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
