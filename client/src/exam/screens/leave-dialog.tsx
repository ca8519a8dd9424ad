import { Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { ConfirmDialog } from '../components/confirm-dialog';
import type { Exam } from '../engine/exam';
import type { ExamQuestion } from '../engine/ports';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import styles from './leave-dialog.module.css';

interface Props {
  exam: Exam;
  question: ExamQuestion;
  isLast: boolean;
  isBlank: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asked before handing in, and before an empty question is left for good. */
export function LeaveDialog({ exam, question, isLast, isBlank, onStay, onGo }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(exam.clock, question.closesAt);
  const text = isLast ? t(isBlank ? 'submit.textBlank' : 'submit.text') : t('blank.text');
  const words = isLast ? 'submit' : 'blank';
  return (
    <ConfirmDialog
      title={t(`${words}.title`)}
      stayLabel={t(`${words}.stay`)}
      goLabel={t(`${words}.go`)}
      onStay={onStay}
      onGo={onGo}
    >
      <p>{text}</p>
      <p className={styles.running}>
        <TimerIcon size={15} strokeWidth={1.75} aria-hidden />
        <span>
          {t('submit.running')} <bdi dir="ltr">{formatClock(seconds)}</bdi>
        </span>
      </p>
    </ConfirmDialog>
  );
}
