import { Clock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerView } from '../../answering/view/answer-view';
import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import { answerFiles } from './answer-files';
import styles from './answer-detail.module.css';

/** What arrived when it could no longer count; nothing where everything came in time. */
export function LateAnswer({ question }: { question: AnswerDetail_QuestionFragment }): ReactNode {
  const { t } = useTranslation('results');
  const format = useFormat();
  const id = useId();
  const { lateAnswer } = question;
  const { late } = answerFiles(question);
  if (!lateAnswer && late.length === 0) return null;
  return (
    <section className={styles.late} aria-labelledby={id}>
      <h3 className={styles.lateTitle} id={id}>
        <Clock size={16} strokeWidth={1.75} aria-hidden /> {t(lateAnswer ? 'late.title' : 'late.filesTitle')}
      </h3>
      <p className={styles.lateNote}>
        {lateAnswer ? t('late.note', { moment: format.moment(lateAnswer.savedAt) }) : t('late.filesNote')}
      </p>
      <AnswerView question={question} value={lateAnswer?.value ?? null} files={late} />
    </section>
  );
}
