import { Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { ExamConfirmDialog } from '../components/confirm-dialog';
import type { Exam } from '../engine/exam';
import type { ExamQuestion } from '../engine/ports';
import type { LeavingReason } from '../hooks/use-leaving';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import styles from './leave-dialog.module.css';

interface Props {
  exam: Exam;
  question: ExamQuestion;
  why: LeavingReason;
  isLast: boolean;
  /** What is left can be opened again. */
  mayReturn: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asked before handing in, and before a question is left that is still empty or in which something is under way. */
export function LeaveDialog({ exam, question, why, isLast, mayReturn, onStay, onGo }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(exam.clock, question.closesAt);
  const what = useWhat(why, question);
  const words = isLast ? 'submit' : why.is === 'blank' ? 'blank' : 'unfinished';
  return (
    <ExamConfirmDialog
      title={t(`${words}.title`)}
      stayLabel={t(`${words}.stay`)}
      goLabel={t(`${words}.go`)}
      isFinal={!mayReturn}
      onStay={onStay}
      onGo={onGo}
    >
      {what && <p>{what}</p>}
      {isLast ? <p>{t('submit.text')}</p> : !mayReturn && <p>{t('unfinished.noReturn')}</p>}
      <p className={styles.running}>
        <TimerIcon size={15} strokeWidth={1.75} aria-hidden />
        <span>
          {t('submit.running')} <bdi dir="ltr">{formatClock(seconds)}</bdi>
        </span>
      </p>
    </ExamConfirmDialog>
  );
}

/** What would be left as it is. */
function useWhat(why: LeavingReason, { type }: ExamQuestion): string | null {
  const { t } = useTranslation('exam');
  switch (why.is) {
    case 'last':
      return null;
    case 'blank':
      return t('blank.text');
    case 'blanks':
    case 'prompts':
      return t(`unfinished.${why.is}`, { count: why.count });
    case 'recording':
      return t('unfinished.recording');
    case 'half':
      return t(`unfinished.${type === 'DATE' ? 'date' : type === 'NUMBER' ? 'number' : 'half'}`);
  }
}
