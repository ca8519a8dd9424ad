import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import styles from '../answer.module.css';
import { AnswerSection } from '../answer-section';
import { ComparisonField } from '../comparison/comparison-field';
import type { AnswerEditorProps } from '../question-type';
import { BlankRow } from './blank-row';
import styleOfGaps from './fill-in-the-blank.module.css';
import { aroundBlank, withBlank, type GapDraft } from './gap-text';

const GapField = lazy(() => import('./gap-field').then((module) => ({ default: module.GapField })));

export function GapEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<GapDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const problem = problemAt('gapText');
  return (
    <div className={styles.parts}>
      <FieldFrame id={`${id}-text`} label={t('blanks.text')} help={t('blanks.textHelp')} error={problem}>
        <Suspense fallback={<div className={styleOfGaps.waiting} aria-busy />}>
          <GapField
            id={`${id}-text`}
            draft={answer}
            isWrong={problem !== undefined}
            onChange={(text) => onChange({ ...answer, ...text })}
            onLeave={() => onLeave('gapText')}
          />
        </Suspense>
      </FieldFrame>
      {answer.blanks.length > 0 && (
        <AnswerSection id={id} title={t('accepted.title')} hint={t('blanks.hint')}>
          <ol className={styles.rows}>
            {answer.blanks.map((own, index) => (
              <BlankRow
                key={own.key}
                number={index + 1}
                around={aroundBlank(answer, index + 1)}
                blank={own}
                problemAt={(field) => problemAt(`blanks[${index}].${field}`)}
                onChange={(change) => onChange(withBlank(answer, own.key, change))}
                onLeave={(field) => onLeave(`blanks[${index}].${field}`)}
              />
            ))}
          </ol>
          <ComparisonField
            comparison={answer.comparison}
            onChange={(comparison) => onChange({ ...answer, comparison })}
          />
        </AnswerSection>
      )}
    </div>
  );
}
