import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreOptions } from '../../components/form/more-options';
import { StatCard, StatRow } from '../../components/page/stat-card';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { alphaVerdict } from './item-notes';
import styles from './analytics.module.css';

const DASH = '–';

interface Props {
  analytics: Analytics_AnalyticsFragment;
}

/** The paper as a whole: how many, how well, how long. How far its totals can be trusted is one press behind. */
export function KeyFigures({ analytics }: Props): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const figure = useFigure();
  const { results, averagePercentage, averageTotalScore, averageSeconds, paper } = analytics;
  return (
    <div className={styles.keyFigures}>
      <StatRow label={t('figures.title')}>
        <StatCard label={t('figures.results')} value={format.number(results)} />
        <StatCard
          label={t('figures.mean')}
          value={figure(paper.mean)}
          beside={averagePercentage === null ? '' : format.percent(averagePercentage)}
          note={t('figures.median', { value: figure(paper.median) })}
        />
        <StatCard
          label={t('figures.time')}
          value={averageSeconds === null ? DASH : format.clock(Math.round(averageSeconds))}
          note={t('figures.timeNote')}
        />
      </StatRow>
      <MoreOptions label={t('figures.sure')} summary={t(`figures.sureNote.${alphaVerdict(paper.alpha)}`)}>
        <Reliability paper={paper} total={averageTotalScore ?? 0} />
      </MoreOptions>
    </div>
  );
}

/** What the field's science says of the paper. */
function Reliability({ paper, total }: { paper: Analytics_AnalyticsFragment['paper']; total: number }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const figure = useFigure();
  const percentOf = (points: number | null) =>
    points === null || total === 0 ? '' : format.percent(Number(((100 * points) / total).toFixed(1)));
  return (
    <StatRow label={t('figures.sure')}>
      <StatCard
        label={t('figures.error')}
        value={paper.standardError === null ? DASH : `\u2066± ${figure(paper.standardError)}\u2069`}
        beside={percentOf(paper.standardError)}
        note={t('figures.errorNote')}
      />
      <StatCard
        label={t('figures.alpha')}
        value={figure(paper.alpha)}
        note={t(`figures.alphaNote.${alphaVerdict(paper.alpha)}`)}
      />
      <StatCard
        label={t('figures.sd')}
        value={figure(paper.sd)}
        beside={percentOf(paper.sd)}
        note={t('figures.shape', { skewness: figure(paper.skewness), kurtosis: figure(paper.kurtosis) })}
      />
    </StatRow>
  );
}

function useFigure(): (value: number | null) => string {
  const format = useFormat();
  return (value) => (value === null ? DASH : `\u2066${format.number(Number(value.toFixed(2)))}\u2069`);
}
