import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../components/brand/logo';
import type { Sitting } from '../engine/machine';
import styles from './exam-bar.module.css';
import { Segments } from './segments';

interface Props {
  sitting: Sitting;
  position: number;
  /** Save and line; under the bar on a phone. */
  states: ReactNode;
  tools: ReactNode;
  timer: ReactNode;
}

/** Where the candidate is, what is saved, and the clock. */
export function ExamBar({ sitting, position, states, tools, timer }: Props) {
  const { t } = useTranslation('exam');
  const { questionCount, showProgress, assessmentTitle } = sitting;
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <LogoMark size={24} />
        <div className={styles.names}>
          <span className={styles.place}>
            <strong>{t('bar.question', { position })}</strong>
            {showProgress && ` ${t('bar.of', { count: questionCount })}`}
          </span>
          {/* The same where there is no room for words: read out is the line above. */}
          <strong className={styles.short} aria-hidden>
            {showProgress ? <bdi dir="ltr">{t('bar.short', { position, count: questionCount })}</bdi> : position}
          </strong>
          <bdi className={styles.title} dir="auto">
            {assessmentTitle}
          </bdi>
        </div>
      </div>
      <div className={styles.progress}>
        {showProgress && <Segments position={position} seen={sitting.position} count={questionCount} />}
      </div>
      <div className={styles.end}>
        <span className={styles.states}>{states}</span>
        {tools}
        {timer}
      </div>
    </header>
  );
}
