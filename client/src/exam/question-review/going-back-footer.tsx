import { ArrowLeft, ArrowRight, ListChecks, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import type { Way } from '../hooks/use-leaving';
import type { QuestionReview } from '../question-review/use-question-review';
import styles from './going-back-footer.module.css';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  going: QuestionReview;
  /** Away from the question, which may ask first. */
  onLeave: (way: Way) => void;
  /** Of the open question. */
  position: number;
  isBusy: boolean;
  /** Pressed already, while the line is dead. */
  isWaiting: boolean;
  hints: ReactNode;
}

/** Back, over all of it, and on; during the review back to the question, and the end. */
export function GoingBackFooter(props: Props) {
  return props.going.isReviewing ? <ReviewFooter {...props} /> : <StepFooter {...props} />;
}

function StepFooter({ going, onLeave, isBusy, isWaiting, hints }: Props) {
  const { t } = useTranslation('exam');
  const { previous, following } = going;
  return (
    <footer className={styles.footer}>
      <div className={styles.hints}>{hints}</div>
      <p className={styles.note} role="status">
        {isWaiting ? t('question.movesWhenOnline') : t('questionReview.note')}
      </p>
      <nav className={styles.steps} aria-label={t('questionReview.places')}>
        {previous !== null && (
          <Button kind="quiet" onClick={() => onLeave(previous)}>
            <ArrowLeft className="flip" {...icon} />
            <span className={styles.word}>{t('questionReview.previous')}</span>
          </Button>
        )}
        {following !== null && (
          <Button kind="quiet" onClick={() => onLeave('review')}>
            <ListChecks {...icon} />
            <span className={styles.word}>{t('questionReview.review')}</span>
          </Button>
        )}
        <div className={styles.main}>
          <Button onClick={() => onLeave('next')} isBusy={isBusy} isWide>
            {following === null && <ListChecks {...icon} />}
            <span>{following === null ? t('questionReview.reviewAll') : t('question.next')}</span>
            {following !== null && <ArrowRight className="flip" {...icon} />}
          </Button>
        </div>
      </nav>
    </footer>
  );
}

function ReviewFooter({ going, position, isBusy, isWaiting }: Props) {
  const { t } = useTranslation('exam');
  return (
    <footer className={styles.footer}>
      <p className={styles.reviewNote} role="status">
        {isWaiting ? t('question.submitsWhenOnline') : t('questionReview.final')}
      </p>
      <div className={styles.steps}>
        <Button kind="quiet" onClick={going.backToQuestion}>
          {t('questionReview.backTo', { position })}
        </Button>
        <div className={styles.main}>
          <Button onClick={going.ask} isBusy={isBusy} isWide>
            <span>{t('questionReview.submit')}</span>
            <Send className="flip" {...icon} />
          </Button>
        </div>
      </div>
    </footer>
  );
}
