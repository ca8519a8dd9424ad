import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProctoringTimeline_TimelineFragment as Timeline } from './proctoring-timeline-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './rates.module.css';

/** How usual each signal is among the others who took this assessment, so that a count is not read alone. */
export function Rates({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation('proctoring-record');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {t('rates')}
      </h3>
      <dl className={styles.list}>
        {timeline.rates.map((rate) => (
          <Rate key={rate.kind} rate={rate} />
        ))}
      </dl>
      <p className={styles.note}>{t('ratesNote')}</p>
    </section>
  );
}

function Rate({ rate: { kind, count, sittingCount, sittingsWith } }: { rate: Timeline['rates'][number] }) {
  const { t } = useTranslation('proctoring-record');
  const format = useFormat();
  const share = sittingCount === 0 ? null : format.percent(Math.round((sittingsWith / sittingCount) * 100));
  return (
    <div className={styles.rate}>
      <dt>{t(`kind.${kind}`)}</dt>
      <dd>
        <strong>{t('times', { count })}</strong>
        <span className={styles.usual}>
          {share === null ? t('noOthers') : t('usual', { share, count: sittingCount })}
        </span>
      </dd>
    </div>
  );
}
