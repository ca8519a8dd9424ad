import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { UserText } from '../../components/text/user-text';
import { isolateName } from '../../lib/format/isolate-name';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { BarRows } from './bar-rows';
import { ChartFigure, FigureTable } from './chart-figure';
import { largest } from './largest';

/** How many final results lie in each band of the assessment. */
export function BandChart({ bands, results }: Pick<Analytics_AnalyticsFragment, 'bands' | 'results'>): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const top = largest(bands);
  const shareOf = (count: number) => (results === 0 ? '–' : format.percent(Math.round((100 * count) / results)));
  return (
    <ChartFigure
      title={t('bands.title')}
      sentence={t('bands.sentence', {
        count: top.length,
        band: format.list(top.map(({ band }) => isolateName(band.name))),
        percent: shareOf(top[0]?.count ?? 0),
      })}
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
