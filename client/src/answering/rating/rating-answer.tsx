import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { classes } from '../../lib/classes';
import type { AnswerProps } from '../answer-props';
import { optionIdsOf } from '../choices/options';
import { directionOfText } from '../content-language';
import styles from './rating.module.css';

/** A scale from low to high, which runs with the reading direction. Underneath are real radio buttons. */
export function RatingAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  const { rating } = question;
  if (!rating) return null;
  const { min, max, lowLabel, highLabel } = rating;
  return (
    <div className={styles.scale} dir={directionOfText(question.text, language)}>
      <div className={styles.steps} role="radiogroup" aria-labelledby={labelledBy}>
        {optionIdsOf(question).map((id) => (
          <Step
            key={id}
            name={question.id}
            step={Number(id)}
            end={Number(id) === min ? lowLabel : Number(id) === max ? highLabel : null}
            isChosen={value?.rating === Number(id)}
            isLocked={isLocked}
            onChoose={() => onAnswer({ rating: Number(id) }, true)}
          />
        ))}
      </div>
      {(lowLabel ?? highLabel) && (
        <p className={styles.ends} aria-hidden>
          <EndLabel step={min} label={lowLabel} />
          <EndLabel step={max} label={highLabel} />
        </p>
      )}
    </div>
  );
}

function EndLabel({ step, label }: { step: number; label: string | null | undefined }) {
  if (!label) return <span />;
  return (
    <span>
      <span className={styles.endStep}>{step}</span> <UserText>{label}</UserText>
    </span>
  );
}

interface StepProps {
  name: string;
  step: number;
  /** The word at this end of the scale. */
  end: string | null | undefined;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

function Step({ name, step, end, isChosen, isLocked, onChoose }: StepProps) {
  const { t } = useTranslation('answering');
  return (
    <label className={classes(styles.step, isChosen && styles.chosen, isLocked && styles.locked)}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isLocked}
        aria-label={end ? t('rating.end', { step, label: end }) : String(step)}
        onChange={onChoose}
      />
      <span aria-hidden>{step}</span>
    </label>
  );
}
