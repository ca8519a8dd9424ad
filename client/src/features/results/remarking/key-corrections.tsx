import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { useFormat } from '../../../hooks/use-format';
import styles from '../workbench/workbench.module.css';
import { keyDraftOf, keyProblemOf, type CorrectableKey, type KeyDrafts } from './corrections';
import { KeyFields } from './key-fields';

interface Props {
  keys: readonly CorrectableKey[];
  drafts: KeyDrafts;
  onChange: (drafts: KeyDrafts) => void;
}

/** Corrects the keys of this assessment's papers alone; other keys are corrected in the question bank. */
export function KeyCorrections({ keys, drafts, onChange }: Props): ReactNode {
  const { t } = useTranslation('remarking');
  const format = useFormat();
  const near = keys.flatMap(({ nearMisses = [] }) => nearMisses).reduce((sum, { count }) => sum + count, 0);
  if (keys.length === 0) return null;
  return (
    <details open={near > 0}>
      <summary className={styles.summary}>
        <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
        {t('correct')}
        {near > 0 && (
          <span className={styles.count}> {t('near.count', { count: near, formatted: format.number(near) })}</span>
        )}
      </summary>
      <div className={styles.report}>
        <p className={styles.count}>{t('correctNote')}</p>
        {keys.map((key) => (
          <OneKey
            key={key.questionId}
            correctable={key}
            drafts={drafts}
            onChange={(draft) => onChange({ ...drafts, [key.questionId]: draft })}
          />
        ))}
      </div>
    </details>
  );
}

interface OneProps {
  correctable: CorrectableKey;
  drafts: KeyDrafts;
  onChange: (draft: KeyDrafts[string]) => void;
}

function OneKey({ correctable, drafts, onChange }: OneProps) {
  const { t } = useTranslation(['remarking', 'common']);
  const id = useId();
  const draft = drafts[correctable.questionId];
  const problem = draft ? keyProblemOf(draft) : null;
  return (
    <fieldset className={styles.criteria} aria-describedby={problem ? id : undefined}>
      <legend>
        <QuestionLine question={correctable} />{' '}
        <span className={styles.count}>{t(`common:questionType.${correctable.type}`)}</span>
      </legend>
      <KeyFields correctable={correctable} draft={keyDraftOf(correctable, drafts)} onChange={onChange} />
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {t(`remarking:problem.${problem}`)}
        </p>
      )}
    </fieldset>
  );
}
