import { Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { ExamConfirmDialog } from '../components/confirm-dialog';
import type { Exam } from '../engine/exam';
import type { Phase } from '../engine/machine';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import { reviewOf } from './review';
import styles from './hand-in-dialog.module.css';

interface Props {
  exam: Exam;
  phase: Extract<Phase, { name: 'question' }>;
  onStay: () => void;
  onGo: () => void;
}

/** Asked before handing in: what is still empty, and that nothing can be changed afterwards. */
export function HandInDialog({ exam, phase, onStay, onGo }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsLeft(exam.clock, phase.question.closesAt);
  const slots = reviewOf(phase.sitting.slots, [], (position) => exam.isAnsweredHere(position));
  const blank = slots.filter(({ isAnswered }) => !isAnswered).length;
  return (
    <ExamConfirmDialog
      title={t('submit.title')}
      stayLabel={t('submit.stay')}
      goLabel={t('submit.go')}
      isFinal
      onStay={onStay}
      onGo={onGo}
    >
      {blank > 0 && <p>{t('questionReview.blankCount', { count: blank })}</p>}
      <p>{t('questionReview.final')}</p>
      <p className={styles.running}>
        <TimerIcon size={15} strokeWidth={1.75} aria-hidden />
        <span>
          {t('submit.running')} <bdi dir="ltr">{formatClock(seconds)}</bdi>
        </span>
      </p>
    </ExamConfirmDialog>
  );
}
