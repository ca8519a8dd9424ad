import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { ExamFrame } from '../components/exam-frame';
import { Rescue } from '../components/rescue';
import { RetryCountdown } from '../components/retry-countdown';
import { StepList, type Step } from '../components/step-list';
import { Strip } from '../components/strip';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import type { EndingStep, Phase } from '../engine/machine';
import { useReloadGuard } from '../hooks/use-reload-guard';
import styles from './ending-screen.module.css';

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'ending' }>;
}

const ORDER: EndingStep[] = ['saving', 'submitting', 'calculating'];

/** Between the last answer and the thanks: three steps, each shown as done when it is. */
export function EndingScreen({ exam, view, phase }: Props) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useReloadGuard(true);
  const { answeredCount, questionCount } = phase.facts;
  const isOffline = phase.failure?.kind === 'network';
  const labels = [t(phase.step === 'saving' ? 'ending.saving' : 'ending.saved'), t('ending.submit'), t('ending.score')];
  const answered =
    answeredCount === null ? null : t('ending.answered', { answered: answeredCount, count: questionCount });
  const now = ORDER.indexOf(phase.step);
  const steps = labels.map((label, index): Step => {
    const state = index < now ? 'done' : index === now ? 'now' : 'later';
    return { label, state, detail: index === 0 ? answered : null };
  });
  return (
    <ExamFrame title={phase.facts.assessmentTitle} hasLanguages={false}>
      <section className={styles.ending}>
        {phase.cause === 'time' ? <Clock text={format.clock(0)} /> : <span className={styles.spinner} aria-hidden />}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(phase.cause === 'time' ? 'ending.timeUp' : 'ending.submitting')}
        </h1>
        <p className={styles.text}>{t(isOffline ? 'ending.textOffline' : 'ending.text')}</p>
        <StepList steps={steps} />
        {phase.failure && (
          <div className={styles.news}>
            <Strip
              kind={isOffline ? 'offline' : 'trouble'}
              end={<RetryCountdown retryAt={view.retryAt} onRetry={() => exam.retryNow()} />}
            >
              {t(isOffline ? 'strip.offlineEnd' : 'failed.server')}
            </Strip>
          </div>
        )}
        {phase.failure && view.hasUnsent && <Rescue exam={exam} />}
      </section>
    </ExamFrame>
  );
}

function Clock({ text }: { text: string }) {
  return (
    <span className={styles.clock}>
      <bdi dir="ltr">{text}</bdi>
    </span>
  );
}
