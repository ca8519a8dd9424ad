import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import { AnswerKey } from './answer-key';
import { AnswerView } from './answer-view';
import { Explanation } from './explanation';
import { MarkForm, type MarkChange } from './mark-form';
import styles from './answer-detail.module.css';

interface Props {
  question: AnswerDetail_QuestionFragment;
  onMark: (change: MarkChange) => Promise<unknown>;
}

/** One question of a sitting: what was asked, given and late, what was right, and why the mark is what it is. */
export function AnswerDetail({ question, onMark }: Props): ReactNode {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  const number = format.number(question.position);
  return (
    <article className={styles.detail} aria-labelledby="answer-title">
      <p className={styles.caption}>
        {t('questionOf', { number, type: t(`common:questionType.${question.type}`) })}
        {question.isAdditional && ` · ${t('additional')}`}
      </p>
      <h2 className={styles.title} id="answer-title">
        <UserText>{question.text}</UserText>
      </h2>
      <Given question={question} />
      <AnswerKey question={question} />
      {question.lateAnswer && <Late question={question} />}
      <Explanation mark={question.mark} />
      <MarkForm key={question.id} question={question} onMark={onMark} />
    </article>
  );
}

function Given({ question }: { question: AnswerDetail_QuestionFragment }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const usedOf = (used: number) => t('used', { used: format.clock(used), of: format.clock(question.allottedSeconds) });
  return (
    <>
      <AnswerView question={question} value={question.answer?.value ?? null} withKey />
      <p className={styles.caption}>
        {question.answer ? t('savedAt', { moment: format.moment(question.answer.savedAt) }) : t('neverAnswered')}
        {question.usedSeconds !== null && ` · ${usedOf(question.usedSeconds)}`}
        {question.closedBy && ` · ${t(`closedBy.${question.closedBy}`)}`}
      </p>
    </>
  );
}

function Late({ question }: { question: AnswerDetail_QuestionFragment }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (!question.lateAnswer) return null;
  return (
    <section className={styles.late}>
      <h3 className={styles.lateTitle}>
        <Clock size={16} strokeWidth={1.75} aria-hidden /> {t('late.title')}
      </h3>
      <p className={styles.lateNote}>{t('late.note', { moment: format.moment(question.lateAnswer.savedAt) })}</p>
      <AnswerView question={question} value={question.lateAnswer.value} withKey={false} />
    </section>
  );
}
