import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerView } from '../../answering/view/answer-view';
import { QuestionText } from '../../answering/question-text';
import type { ReportPart } from '../../graphql/schema-generated';
import type { AnswerDetail_QuestionFragment } from './answer-detail-generated';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { AnswerKey } from './answer-key';
import { answerFiles } from './answer-files';
import { Explanation } from './explanation';
import { LateAnswer, type CountLate } from './late-answer';
import { MarkForm, type MarkChange } from './mark-form';
import { QuestionBeside } from './question-beside';
import type { MarkConflict_MarkFragment } from './workbench/workbench-generated';
import styles from './answer-detail.module.css';

interface Props {
  question: AnswerDetail_QuestionFragment;
  /** What is right, or how a person marks it: drawn by whoever knows the types of question. */
  renderKey: (question: AnswerDetail_QuestionFragment) => ReactNode;
  onMark: (change: MarkChange) => Promise<MarkConflict_MarkFragment | null>;
  onCountLate?: CountLate;
  /** What the report options keep out of it. */
  hidden?: readonly ReportPart[];
  /** Where it is marked instead when it cannot be read here. */
  markElsewhere?: ReactNode;
}

/** One question of a sitting: what was asked, given and late, what was right, and why the mark is what it is. */
export function AnswerDetail({
  question,
  renderKey,
  onMark,
  onCountLate,
  hidden = [],
  markElsewhere,
}: Props): ReactNode {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  const { direction } = useLanguage();
  const id = useId();
  const number = format.number(question.position);
  return (
    <article className={styles.detail} aria-labelledby={id}>
      <h2 className={styles.caption} id={id}>
        {t('questionOf', { number, type: t(`common:questionType.${question.type}`) })}
        {question.isAdditional && ` · ${t('additional')}`}
      </h2>
      {hidden.includes('QUESTIONS') ? (
        <>
          <p className={styles.hidden}>{t('hidden.questionText')}</p>
          <Explanation question={question} />
          {question.mark.origin !== 'AUTOMATIC' && markElsewhere}
        </>
      ) : (
        <>
          <QuestionText question={question} className={styles.text} />
          <QuestionBeside words={question.inOtherLanguage} />
          <div className={styles.pair}>
            <Given question={question} />
            <AnswerKey question={question}>
              {hidden.includes('CORRECT_ANSWERS') ? (
                <p className={styles.hidden} dir={direction}>
                  {t('hidden.key')}
                </p>
              ) : (
                renderKey(question)
              )}
            </AnswerKey>
          </div>
          <LateAnswer question={question} onCountLate={onCountLate} />
          <Explanation question={question} />
          <MarkForm key={question.id} question={question} onMark={onMark} />
        </>
      )}
    </article>
  );
}

function Given({ question }: { question: AnswerDetail_QuestionFragment }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const id = useId();
  const usedOf = (used: number) => t('used', { used: format.clock(used), of: format.clock(question.allottedSeconds) });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.partTitle} id={id}>
        {t('given')}
      </h3>
      <AnswerView
        key={question.id}
        question={question}
        value={question.answer?.value ?? null}
        files={answerFiles(question).given}
      />
      <p className={styles.caption}>
        {question.answer ? t('savedAt', { moment: format.moment(question.answer.savedAt) }) : t('neverAnswered')}
        {question.usedSeconds !== null && ` · ${usedOf(question.usedSeconds)}`}
        {question.closedBy && ` · ${t(`closedBy.${question.closedBy}`)}`}
      </p>
    </section>
  );
}
