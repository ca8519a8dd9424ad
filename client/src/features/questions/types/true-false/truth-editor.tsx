import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../hooks/use-language';
import { optionLetter } from '../../option-letters';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import { MarkRight } from '../mark-right';
import type { AnswerEditorProps } from '../question-type';
import type { TrueFalseDraft } from './truth';

export function TruthEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<TrueFalseDraft>) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const id = useId();
  const mark = (truth: boolean) => {
    onChange({ truth });
    onLeave('truth');
  };
  return (
    <AnswerSection id={id} title={t('choice.title')} hint={t('choice.hintOne')}>
      <ul className={styles.rows}>
        {[true, false].map((truth, index) => (
          <li
            key={String(truth)}
            className={[styles.row, answer.truth === truth && styles.right].filter(Boolean).join(' ')}
          >
            <span className={styles.letter} aria-hidden>
              {optionLetter(language, index)}
            </span>
            <span className={styles.fixed}>{t(truth ? 'truth.true' : 'truth.false')}</span>
            <MarkRight
              isRight={answer.truth === truth}
              name={t(truth ? 'truth.true' : 'truth.false')}
              onMark={() => mark(truth)}
            />
          </li>
        ))}
      </ul>
      <AnswerProblem id={`${id}-problem`}>{problemAt('truth')}</AnswerProblem>
    </AnswerSection>
  );
}
