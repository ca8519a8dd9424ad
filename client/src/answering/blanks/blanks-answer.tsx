import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { directionOfText, languageOfText } from '../content-language';
import styles from './blanks.module.css';
import { blankCountOf, filled, piecesOf } from './gaps';

const BLANK_MAX = 200;

/** A text with fields where something is missing. Enter goes to the next blank, and from the last one on as ever. */
export function BlanksAnswer({ question, value, isLocked, language, labelledBy, onAnswer, onLeave }: AnswerProps) {
  const { t } = useTranslation('answering');
  const gapText = question.gapText ?? '';
  const count = blankCountOf(gapText);
  const around = languageOfText(gapText, language);
  return (
    <div
      className={styles.text}
      role="group"
      aria-labelledby={labelledBy}
      lang={around}
      dir={directionOfText(gapText, language)}
    >
      {piecesOf(gapText).map((piece, index) => {
        if ('text' in piece) return <span key={index}>{piece.text}</span>;
        const text = value?.blanks?.[piece.blank] ?? '';
        return (
          <input
            key={index}
            className={styles.blank}
            type="text"
            value={text}
            dir={directionOfText(text, around)}
            size={Math.max(8, Math.min(32, text.length + 1))}
            maxLength={BLANK_MAX}
            readOnly={isLocked}
            aria-label={t('blanks.label', { place: piece.blank + 1, count })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={toNextBlank}
            onChange={(event) => {
              const words = event.target.value.replaceAll('\0', '');
              onAnswer({ blanks: filled(value?.blanks, count, piece.blank, words) }, false);
            }}
            onBlur={onLeave}
          />
        );
      })}
    </div>
  );
}

function toNextBlank(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('input') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
