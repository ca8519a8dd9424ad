import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { directionOfText, languageOfText } from '../content-language';
import styles from './blanks.module.css';
import { ChosenBlank, TypedBlank } from './blank';
import { blankCountOf, filled, piecesOf } from './gaps';

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
        const gap = question.gaps?.[piece.blank];
        const props = {
          value: text,
          isLocked,
          label: t('blanks.label', { place: piece.blank + 1, count }),
          direction: directionOfText(text, around),
        };
        const fill = (words: string, isWhole: boolean) =>
          onAnswer({ blanks: filled(value?.blanks, count, piece.blank, words) }, isWhole);
        if (gap && gap.choices.length > 0)
          return <ChosenBlank key={index} {...props} choices={gap.choices} onChoose={(words) => fill(words, true)} />;
        return (
          <TypedBlank
            key={index}
            {...props}
            isNumeric={gap?.isNumeric ?? false}
            onType={(words) => fill(words, false)}
            onLeave={onLeave}
          />
        );
      })}
    </div>
  );
}
