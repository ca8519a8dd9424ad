import { ArrowRight, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './exam-footer.module.css';

interface Props {
  isLast: boolean;
  isBusy: boolean;
  /** Pressed already, while the line is dead. */
  isWaiting: boolean;
  hints: ReactNode;
  onNext: () => void;
}

/** The one button, always in the same place, and what it cannot undo. */
export function ExamFooter({ isLast, isBusy, isWaiting, hints, onNext }: Props) {
  const { t } = useTranslation('exam');
  const waiting = isLast ? t('question.submitsWhenOnline') : t('question.movesWhenOnline');
  const final = isLast ? t('question.lastOne') : t('question.noReturn');
  return (
    <footer className={styles.footer}>
      <div className={styles.hints}>{hints}</div>
      <p className={styles.note} role="status">
        {isWaiting ? waiting : final}
      </p>
      <div className={styles.button}>
        <Button onClick={onNext} isBusy={isBusy} isWide>
          <span>{isLast ? t('question.submit') : t('question.next')}</span>
          {isLast ? (
            <Send className="flip" size={17} strokeWidth={1.75} aria-hidden />
          ) : (
            <ArrowRight className="flip" size={17} strokeWidth={1.75} aria-hidden />
          )}
        </Button>
      </div>
    </footer>
  );
}
