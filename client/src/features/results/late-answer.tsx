import { Button } from 'antd';
import { Clock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerView } from '../../answering/view/answer-view';
import type { AnswerDetail_QuestionFragment } from './answer-detail-generated';
import { useFormat } from '../../hooks/use-format';
import { answerFiles } from './answer-files';
import styles from './answer-detail.module.css';

/** Lets what came late count, or takes that back. */
export type CountLate = (questionId: string, counts: boolean) => Promise<unknown>;

interface Props {
  question: AnswerDetail_QuestionFragment;
  /** Absent where it is only looked at. */
  onCountLate?: CountLate | undefined;
}

/** What arrived when it could no longer count, or counts all the same; nothing where everything came in time. */
export function LateAnswer({ question, onCountLate }: Props): ReactNode {
  const { t } = useTranslation('results');
  const id = useId();
  const { lateAnswer, lateCountedAt } = question;
  const { late } = answerFiles(question);
  const isCounted = lateCountedAt !== null;
  const isThere = lateAnswer !== null;
  if (!isThere && late.length === 0 && !isCounted) return null;
  return (
    <section className={styles.late} aria-labelledby={id}>
      <h3 className={styles.lateTitle} id={id}>
        <Clock size={16} strokeWidth={1.75} aria-hidden />{' '}
        {t(isCounted ? 'late.countedTitle' : isThere ? 'late.title' : 'late.filesTitle')}
      </h3>
      <p className={styles.lateNote}>
        <Note question={question} />
      </p>
      {(isThere || late.length > 0) && (
        <AnswerView question={question} value={lateAnswer?.value ?? null} files={late} />
      )}
      {onCountLate && (isThere || isCounted) && (
        <CountButton key={question.id} isCounted={isCounted} onCount={(counts) => onCountLate(question.id, counts)} />
      )}
    </section>
  );
}

function Note({ question: { lateAnswer, lateCountedAt, answer } }: Pick<Props, 'question'>) {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (lateCountedAt === null)
    return lateAnswer ? t('late.note', { moment: format.moment(lateAnswer.savedAt) }) : t('late.filesNote');
  const came = t('late.countedNote', { moment: format.moment(answer?.savedAt ?? lateCountedAt) });
  return lateAnswer ? `${came} ${t('late.before')}` : came;
}

function CountButton({ isCounted, onCount }: { isCounted: boolean; onCount: (counts: boolean) => Promise<unknown> }) {
  const { t } = useTranslation('results');
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onCount(!isCounted).finally(() => setBusy(false));
  };
  return (
    <Button className={styles.lateButton ?? ''} loading={isBusy} onClick={() => void press()}>
      {t(isCounted ? 'late.leave' : 'late.count')}
    </Button>
  );
}
