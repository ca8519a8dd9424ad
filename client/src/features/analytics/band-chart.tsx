import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { UserText } from '../../components/text/user-text';
import { isolateName } from '../../lib/format/isolate-name';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { BarRows } from './bar-rows';
import { ChartFigure, FigureTable } from './chart-figure';

/** How many final results lie in each band of the assessment. */
export function BandChart({ bands, results }: Pick<Analytics_AnalyticsFragment, 'bands' | 'results'>): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const top = bands.reduce<(typeof bands)[number] | undefined>(
    (most, each) => (most === undefined || each.count > most.count ? each : most),
    undefined,
  );
  const shareOf = (count: number) => (results === 0 ? '–' : format.percent(Math.round((100 * count) / results)));
  return (
    <ChartFigure
      title={t('bands.title')}
      sentence={t('bands.sentence', { band: isolateName(top?.band.name ?? ''), percent: shareOf(top?.count ?? 0) })}
      chart={
        <BarRows
          top={results}
          rows={bands.map(({ band, count }) => ({
            key: band.name,
            name: <BandName {...band} />,
            figure: format.number(count),
            value: count,
            color: band.color,
          }))}
        />
      }
      table={
        <FigureTable
          head={[t('bands.band'), t('bands.range'), t('bands.results'), t('bands.share')]}
          rows={bands.map(({ band, count }) => [
            <UserText key="name">{band.name}</UserText>,
            `\u2066${band.min}–${band.max}\u2069`,
            format.number(count),
            shareOf(count),
          ])}
        />
      }
    />
  );
}
