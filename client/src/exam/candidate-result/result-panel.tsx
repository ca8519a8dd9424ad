import { MessageSquareQuote } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import styles from './result.module.css';
import type { ShownExamResult } from './read-exam-result';
import type { ExamResultReading } from './use-exam-result';

/** Answers to read are heavier than all the rest of this page; most candidates are shown none. */
const ResultQuestions = lazy(() => import('./result-questions').then((file) => ({ default: file.ResultQuestions })));

interface Props {
  reading: ExamResultReading;
  /** What the page is about: its heading, which is read out at once. */
  isPage?: boolean;
}

/** A candidate's own result. Nothing at all where nothing is to be seen. */
export function ResultPanel({ reading: { result, hasFailed, retry }, isPage = false }: Props) {
  const { t } = useTranslation('exam');
  if (hasFailed) {
    return (
      <Frame isPage={isPage}>
        <p className={styles.text}>{t('result.failed')}</p>
        <Button kind="quiet" onClick={retry}>
          <span>{t('result.retry')}</span>
        </Button>
      </Frame>
    );
  }
  if (!result) return null;
  const feedback = result.__typename === 'ExamResultFeedback' ? result.note : result.feedback;
  return (
    <Frame isPage={isPage}>
      {result.__typename === 'PendingExamResult' && <p className={styles.text}>{t('result.pending')}</p>}
      {result.__typename === 'ShownExamResult' && <Figures result={result} />}
      {feedback && <Feedback text={feedback} />}
      {result.__typename === 'ShownExamResult' && result.questions.length > 0 && (
        <Suspense fallback={null}>
          <ResultQuestions questions={result.questions} />
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
    <section className={styles.result} aria-labelledby="result" aria-live="polite">
      <Heading id="result" ref={heading} tabIndex={isPage ? -1 : undefined} className={styles.title}>
        {t('result.title')}
      </Heading>
      {children}
    </section>
  );
}

function Figures({ result: { percentage, score, totalScore, status, band } }: { result: ShownExamResult }) {
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
          {t('exam:result.points', {
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
        <MessageSquareQuote size={16} strokeWidth={1.75} aria-hidden /> {t('result.feedback')}
      </h3>
      <UserText as="p" className={styles.words}>
        {text}
      </UserText>
    </div>
  );
}
