import { ArrowLeft, ArrowRight, ListChecks, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import type { WayBack } from '../question-review/use-way-back';
import styles from './way-back-footer.module.css';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  way: WayBack;
  /** On from the question, which may ask first. */
  onNext: () => void;
  /** Of the open question. */
  position: number;
  isBusy: boolean;
  /** Pressed already, while the line is dead. */
  isWaiting: boolean;
  hints: ReactNode;
}

/** Back, over all of it, and on; during the review back to the question, and the end. */
export function WayBackFooter(props: Props) {
  return props.way.isReviewing ? <ReviewFooter {...props} /> : <MovesFooter {...props} />;
}

function MovesFooter({ way, onNext, isBusy, isWaiting, hints }: Props) {
  const { t } = useTranslation('exam');
  const { previous, following } = way;
  return (
    <footer className={styles.footer}>
      <div className={styles.hints}>{hints}</div>
      <p className={styles.note} role="status">
        {isWaiting ? t('question.movesWhenOnline') : t('wayBack.note')}
      </p>
      <nav className={styles.moves} aria-label={t('wayBack.moves')}>
        {previous !== null && (
          <Button kind="quiet" onClick={() => !isBusy && way.go(previous)}>
            <ArrowLeft className="flip" {...icon} />
            <span className={styles.word}>{t('wayBack.previous')}</span>
          </Button>
        )}
        {following !== null && (
          <Button kind="quiet" onClick={() => !isBusy && way.review()}>
            <ListChecks {...icon} />
            <span className={styles.word}>{t('wayBack.review')}</span>
          </Button>
        )}
        <div className={styles.main}>
          <Button onClick={onNext} isBusy={isBusy} isWide>
            {following === null && <ListChecks {...icon} />}
            <span>{following === null ? t('wayBack.reviewAll') : t('question.next')}</span>
            {following !== null && <ArrowRight className="flip" {...icon} />}
          </Button>
        </div>
      </nav>
    </footer>
  );
}

function ReviewFooter({ way, position, isBusy, isWaiting }: Props) {
  const { t } = useTranslation('exam');
  return (
    <footer className={styles.footer}>
      <p className={styles.reviewNote} role="status">
        {isWaiting ? t('question.submitsWhenOnline') : t('wayBack.final')}
      </p>
      <div className={styles.moves}>
        <Button kind="quiet" onClick={way.backToQuestion}>
          {t('wayBack.backTo', { position })}
        </Button>
        <div className={styles.main}>
          <Button onClick={way.ask} isBusy={isBusy} isWide>
            <span>{t('wayBack.handIn')}</span>
            <Send className="flip" {...icon} />
          </Button>
        </div>
      </div>
    </footer>
  );
}
