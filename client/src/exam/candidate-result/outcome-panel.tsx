import { MessageSquareQuote } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import styles from './outcome.module.css';
import type { ResultOutcome } from './read-outcome';
import type { OutcomeReading } from './use-outcome';

/** Answers to read are heavier than all the rest of this page; most candidates are shown none. */
const OutcomeQuestions = lazy(() => import('./outcome-questions').then((file) => ({ default: file.OutcomeQuestions })));

interface Props {
  reading: OutcomeReading;
  /** What the page is about: its heading, which is read out at once. */
  isPage?: boolean;
}

/** A candidate's own result. Nothing at all where nothing is to be seen. */
export function OutcomePanel({ reading: { outcome, hasFailed, retry }, isPage = false }: Props) {
  const { t } = useTranslation('exam');
  if (hasFailed) {
    return (
      <Frame isPage={isPage}>
        <p className={styles.text}>{t('outcome.failed')}</p>
        <Button kind="quiet" onClick={retry}>
          <span>{t('outcome.retry')}</span>
        </Button>
      </Frame>
    );
  }
  if (!outcome) return null;
  const feedback = outcome.__typename === 'FeedbackOutcome' ? outcome.note : outcome.feedback;
  return (
    <Frame isPage={isPage}>
      {outcome.__typename === 'PendingOutcome' && <p className={styles.text}>{t('outcome.pending')}</p>}
      {outcome.__typename === 'ResultOutcome' && <Figures outcome={outcome} />}
      {feedback && <Feedback text={feedback} />}
      {outcome.__typename === 'ResultOutcome' && outcome.questions.length > 0 && (
        <Suspense fallback={null}>
          <OutcomeQuestions questions={outcome.questions} />
        </Suspense>
      )}
    </Frame>
  );
}

function Frame({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  const { t } = useTranslation('exam');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage) heading.current?.focus();
  }, [isPage]);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.outcome} aria-labelledby="outcome" aria-live="polite">
      <Heading id="outcome" ref={heading} tabIndex={isPage ? -1 : undefined} className={styles.title}>
        {t('outcome.title')}
      </Heading>
      {children}
    </section>
  );
}

function Figures({ outcome: { percentage, score, totalScore, status, band } }: { outcome: ResultOutcome }) {
  const { t } = useTranslation(['exam', 'common']);
  const format = useFormat();
  return (
    <div className={styles.figures}>
      <p className={styles.percentage} dir="ltr">
        {format.number(percentage)}
        <small>%</small>
      </p>
      <div>
        <p className={styles.points}>
          {t('exam:outcome.points', {
            count: totalScore,
            score: format.number(score),
            total: format.number(totalScore),
          })}
        </p>
        <p className={styles.judgement}>
          <span>{t(`common:resultStatus.${status}`)}</span>
          {band && <BandName {...band} />}
        </p>
      </div>
    </div>
  );
}

function Feedback({ text }: { text: string }) {
  const { t } = useTranslation('exam');
  return (
    <div className={styles.feedback}>
      <h3 className={styles.subtitle}>
        <MessageSquareQuote size={16} strokeWidth={1.75} aria-hidden /> {t('outcome.feedback')}
      </h3>
      <UserText as="p" className={styles.words}>
        {text}
      </UserText>
    </div>
  );
}
