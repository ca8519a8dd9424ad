import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FunnelBar_AssessmentFragment } from './funnel-bar-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './funnel-bar.module.css';

const PARTS = ['completed', 'enrolled', 'notStarted'] as const;

/** How far everybody invited has come, as one bar and in words. */
export function FunnelBar({ assessment }: { assessment: FunnelBar_AssessmentFragment }): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { funnel, averagePercentage } = assessment;
  const counted = (part: keyof typeof funnel) => ({ count: funnel[part], formatted: format.number(funnel[part]) });
  return (
    <section className={styles.bar} aria-label={t('funnel.label')}>
      <b className={styles.total}>{t('funnel.invited', counted('invited'))}</b>
      <span className={styles.track} aria-hidden>
        {PARTS.filter((part) => funnel[part] > 0).map((part) => (
          <span key={part} className={styles[part]} style={{ flexGrow: funnel[part] }} />
        ))}
      </span>
      {PARTS.map((part) => (
        <span key={part} className={styles.part}>
          <i className={`${styles.swatch} ${styles[part]}`} />
          {t(`funnel.${part}`, counted(part))}
        </span>
      ))}
      {averagePercentage !== null && (
        <span className={styles.average}>
          {t('funnel.average')} <b>{format.percent(averagePercentage)}</b>
        </span>
      )}
    </section>
  );
}
