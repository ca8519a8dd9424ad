import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerView } from '../../../answering/view/answer-view';
import { QuestionText } from '../../../answering/question-text';
import { UserText } from '../../../components/text/user-text';
import type { MarkingRound } from '../../../graphql/schema-generated';
import type { AnswerDetail_QuestionFragment } from '../answer-detail-generated';
import { isolateName } from '../../../lib/format/isolate-name';
import type { MarkConflict_MarkFragment, MarkingPanel_TaskFragment } from './workbench-generated';
import { useFormat } from '../../../hooks/use-format';
import { AnswerKey } from '../answer-key';
import { answerFiles } from '../answer-files';
import detail from '../answer-detail.module.css';
import { LateAnswer, type CountLate } from '../late-answer';
import { QuestionBeside } from '../question-beside';
import { MarkingForm, type QueuedMark } from './marking-form';
import { CandidateLabel } from './queue-list';
import styles from './workbench.module.css';

interface Props {
  task: MarkingPanel_TaskFragment;
  round: MarkingRound;
  renderKey: (question: AnswerDetail_QuestionFragment) => ReactNode;
  /** Throws what the server refused. */
  onMark: (mark: QueuedMark) => Promise<MarkConflict_MarkFragment | null>;
  onCountLate?: CountLate;
  /** Null at the end of the queue. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  /** Somebody else marked it, and their mark shall stay. */
  onKeepTheirs: () => void;
  /** On the whole result, below the points. */
  overall?: ReactNode;
}

/** One answer with its question and rubric, and the points for it. */
export function MarkingPanel({ task, round, renderKey, overall, onCountLate, ...actions }: Props): ReactNode {
  const { t } = useTranslation(['workbench', 'results', 'common']);
  const format = useFormat();
  const { question } = task;
  return (
    <article className={styles.panel} aria-label={t('panel')}>
      <header className={styles.head}>
        <p className={styles.person}>
          <CandidateLabel item={task} />
        </p>
        <p className={detail.caption}>
          <UserText>{task.assessmentTitle}</UserText> ·{' '}
          {t('results:questionOf', {
            number: format.number(task.position),
            type: t(`common:questionType.${task.type}`),
          })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.reading}>
          <QuestionText question={question} className={detail.text} />
          <QuestionBeside words={question.inOtherLanguage} />
          <section aria-label={t('results:given')}>
            <AnswerView
              key={task.id}
              question={question}
              value={question.answer?.value ?? null}
              files={answerFiles(question).given}
            />
          </section>
          <LateAnswer question={question} onCountLate={onCountLate} />
        </div>
        <div className={styles.judging}>
          {task.criteria.length === 0 && <AnswerKey question={question}>{renderKey(question)}</AnswerKey>}
          {task.marks.length > 0 && <BothMarks marks={task.marks} maxScore={task.maxScore} />}
          <MarkingForm key={`${task.id} ${round}`} task={task} round={round} {...actions} />
          {overall && <div className={styles.overall}>{overall}</div>}
        </div>
      </div>
    </article>
  );
}

function BothMarks({ marks, maxScore }: { marks: MarkingPanel_TaskFragment['marks']; maxScore: number }) {
  const { t } = useTranslation('workbench');
  const format = useFormat();
  return (
    <dl className={styles.both} aria-label={t('settle.both')}>
      {marks.map((mark, index) => (
        <div key={mark.markedAt}>
          <dt>{t(index === 0 ? 'settle.first' : 'settle.second', { name: isolateName(mark.markedByName ?? '–') })}</dt>
          <dd>
            <b>{format.ratio(mark.score, maxScore)}</b>
            {mark.feedback && <UserText as="p">{mark.feedback}</UserText>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
