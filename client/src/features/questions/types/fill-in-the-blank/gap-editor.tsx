import { Select } from 'antd';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { limits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import { ComparisonField } from '../comparison/comparison-field';
import type { AnswerEditorProps } from '../question-type';
import own from './fill-in-the-blank.module.css';
import { aroundBlank, withAccepted, type GapDraft } from './gap-text';

const GapField = lazy(() => import('./gap-field').then((module) => ({ default: module.GapField })));

export function GapEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<GapDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const problem = problemAt('gapText');
  return (
    <div className={styles.parts}>
      <FieldFrame id={`${id}-text`} label={t('gaps.text')} help={t('gaps.textHelp')} error={problem}>
        <Suspense fallback={<div className={own.waiting} aria-busy />}>
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
        <AnswerSection id={id} title={t('accepted.title')} hint={t('gaps.hint')}>
          <ol className={styles.rows}>
            {answer.blanks.map(({ key, accepted }, index) => (
              <BlankRow
                key={key}
                number={index + 1}
                around={aroundBlank(answer, index + 1)}
                accepted={accepted}
                problem={problemAt(`blanks[${index}].accepted`)}
                onChange={(next) => onChange(withAccepted(answer, key, next))}
                onLeave={() => onLeave(`blanks[${index}].accepted`)}
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

interface RowProps {
  number: number;
  around: { before: string; after: string };
  accepted: readonly string[];
  problem: string | undefined;
  onChange: (accepted: string[]) => void;
  onLeave: () => void;
}

function BlankRow({ number, around, accepted, problem, onChange, onLeave }: RowProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <li>
      <div className={own.blank}>
        <span className={own.chip} aria-hidden>
          {number}
        </span>
        <div className={own.answers}>
          <span className={own.context} dir="auto" aria-hidden>
            {around.before}
            <b> ___ </b>
            {around.after}
          </span>
          <Select
            mode="tags"
            open={false}
            className={own.tags ?? ''}
            status={problem ? 'error' : ''}
            aria-label={t('gaps.answers', { number })}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? id : undefined}
            placeholder={t('gaps.placeholder')}
            value={[...accepted]}
            maxCount={limits.mostAnswers}
            onChange={(next: string[]) => onChange(next.map((text) => text.trim().slice(0, limits.answerLength)))}
            onBlur={onLeave}
          />
        </div>
      </div>
      <AnswerProblem id={id}>{problem}</AnswerProblem>
    </li>
  );
}
