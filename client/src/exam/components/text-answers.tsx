import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { Language } from '../../lib/i18n/language';
import { directionOfText } from '../content-language';
import { looksLikeNumber } from '../number-text';
import styles from './text-answers.module.css';

export interface TextAnswerProps {
  text: string;
  isLocked: boolean;
  labelledBy: string;
  /** In which an empty field waits for its first letter. */
  language: Language;
  onChange: (text: string) => void;
  onLeave: () => void;
}

const SHORT_MAX = 500;
const NUMBER_MAX = 64;
const LONG_MAX = 20_000;
/** The limit is spoken of when it comes into sight. */
const LONG_NEAR = 18_000;

export function ShortAnswer({ text, isLocked, labelledBy, language, onChange, onLeave }: TextAnswerProps) {
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
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

/** Takes the digits of either script and sends them as they were typed; marking reads both. */
export function NumberAnswer({ text, isLocked, labelledBy, onChange, onLeave }: TextAnswerProps) {
  const { t } = useTranslation('exam');
  const hintId = useId();
  const [hasLeft, setHasLeft] = useState(false);
  const isOdd = hasLeft && text.trim() !== '' && !looksLikeNumber(text);
  return (
    <div className={styles.numberBlock}>
      <input
        className={styles.number}
        type="text"
        inputMode="decimal"
        dir="ltr"
        value={text}
        maxLength={NUMBER_MAX}
        readOnly={isLocked}
        aria-labelledby={labelledBy}
        aria-describedby={isOdd ? hintId : undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setHasLeft(false)}
        onBlur={() => {
          setHasLeft(true);
          onLeave();
        }}
      />
      <Hint id={hintId}>{isOdd && t('question.notANumber')}</Hint>
    </div>
  );
}

export function LongAnswer({ text, isLocked, labelledBy, language, onChange, onLeave }: TextAnswerProps) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fitToText(field.current), [text]);
  const counted =
    text.length < LONG_NEAR
      ? t('question.characters', { count: text.length })
      : t('question.charactersOf', { used: format.number(text.length), max: format.number(LONG_MAX) });
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
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <p className={styles.count}>{counted}</p>
    </div>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint} role="status">
      {children}
    </p>
  );
}

/** Where the browser cannot size a field by its content itself. */
function fitToText(field: HTMLTextAreaElement | null): void {
  if (!field || 'fieldSizing' in (field.style as object)) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight + 2}px`;
}
