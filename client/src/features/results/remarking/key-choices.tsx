import { Checkbox } from 'antd';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import styles from '../workbench/workbench.module.css';

export interface CorrectableQuestion {
  questionId: string;
  text: string;
  choices: readonly { choiceId: string; text: string; isRight: boolean }[];
}

/** The right choices by question; a question that is not in it keeps its key. */
export type Corrections = Readonly<Record<string, string[]>>;

interface Props {
  questions: readonly CorrectableQuestion[];
  corrections: Corrections;
  onChange: (corrections: Corrections) => void;
}

/** Corrects the keys of this assessment's papers alone; other keys are corrected in the question bank. */
export function KeyChoices({ questions, corrections, onChange }: Props): ReactNode {
  const { t } = useTranslation('remarking');
  const withChoices = questions.filter(({ choices }) => choices.length > 0);
  if (withChoices.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
        {t('correct')}
      </summary>
      <div className={styles.report}>
        {withChoices.map(({ questionId, text, choices }) => {
          const right =
            corrections[questionId] ?? choices.filter(({ isRight }) => isRight).map(({ choiceId }) => choiceId);
          const turn = (id: string, isRight: boolean) =>
            onChange({
              ...corrections,
              [questionId]: isRight ? [...right, id] : right.filter((each) => each !== id),
            });
          return (
            <fieldset key={questionId} className={styles.criteria}>
              <legend>
                <UserText>{text}</UserText>
              </legend>
              {choices.map(({ choiceId, text: choice }) => (
                <Checkbox
                  key={choiceId}
                  checked={right.includes(choiceId)}
                  onChange={({ target }) => turn(choiceId, target.checked)}
                >
                  <UserText>{choice}</UserText>
                </Checkbox>
              ))}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
