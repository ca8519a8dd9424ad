import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatCard, StatRow } from '../../components/page/stat-card';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { alphaVerdict } from './item-notes';

const DASH = '–';

/** The paper as a whole: how many, how well, how long, and how far its totals can be trusted. */
export function KeyFigures({ analytics, total }: { analytics: Analytics_AnalyticsFragment; total: number }): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { results, averageSeconds, paper } = analytics;
  const figure = (value: number | null, digits = 2) =>
    value === null ? DASH : `\u2066${format.number(Number(value.toFixed(digits)))}\u2069`;
  const percentOf = (points: number | null) =>
    points === null || total === 0 ? '' : format.percent(Number(((100 * points) / total).toFixed(1)));
  return (
    <StatRow label={t('figures.title')}>
      <StatCard label={t('figures.results')} value={format.number(results)} />
      <StatCard
        label={t('figures.mean')}
        value={figure(paper.mean)}
        beside={percentOf(paper.mean)}
        note={t('figures.median', { value: figure(paper.median) })}
      />
      <StatCard
        label={t('figures.sd')}
        value={figure(paper.sd)}
        beside={percentOf(paper.sd)}
        note={t('figures.shape', { skewness: figure(paper.skewness), kurtosis: figure(paper.kurtosis) })}
      />
      <StatCard
        label={t('figures.time')}
        value={averageSeconds === null ? DASH : format.clock(Math.round(averageSeconds))}
        note={t('figures.timeNote')}
      />
      <StatCard
        label={t('figures.alpha')}
        value={figure(paper.alpha)}
        note={t(`figures.alphaNote.${alphaVerdict(paper.alpha)}`)}
      />
      <StatCard
        label={t('figures.error')}
        value={paper.standardError === null ? DASH : `\u2066± ${figure(paper.standardError)}\u2069`}
        beside={percentOf(paper.standardError)}
        note={t('figures.errorNote')}
      />
    </StatRow>
  );
}
