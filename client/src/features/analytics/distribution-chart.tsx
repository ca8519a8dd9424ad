import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { useElementWidth } from '../../hooks/use-element-width';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { columnPath } from '../../lib/chart/column-path';
import { ChartFigure, FigureTable } from './chart-figure';
import styles from './analytics.module.css';
import { largest } from './largest';

type Bins = Analytics_AnalyticsFragment['distribution'];

const HEIGHT = 220;
/** Where more columns than these are the highest, none stands out. */
const NAMED = 3;
const MARGIN = { top: 22, bottom: 30 };
/** Of one in the counts above the columns, in pixels. */
const DIGIT_WIDTH = 7;

/** How the final results are spread over the scale, ten points of percentage to a column. */
export function DistributionChart({ bins, meanPercentage }: { bins: Bins; meanPercentage: number | null }): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const top = largest(bins);
  const nameOf = ({ from, to }: Bins[number]) => `\u2066${format.number(from)}–${format.number(to)}\u2069`;
  const sentence = t(top.length > NAMED ? 'distribution.spread' : 'distribution.sentence', {
    range: format.list(top.map(nameOf)),
    count: top.length,
    formatted: format.number(top[0]?.count ?? 0),
    total: format.number(bins.reduce((sum, { count }) => sum + count, 0)),
  });
  return (
    <ChartFigure
      title={t('distribution.title')}
      sentence={sentence}
      chart={<Columns bins={bins} meanPercentage={meanPercentage} />}
      table={
        <FigureTable
          head={[t('distribution.range'), t('distribution.count')]}
          rows={bins.map((bin) => [nameOf(bin), format.number(bin.count)])}
        />
      }
    />
  );
}

function Columns({ bins, meanPercentage }: { bins: Bins; meanPercentage: number | null }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const isRtl = useLanguage().direction === 'rtl';
  const [box, width] = useElementWidth<HTMLDivElement>();
  const range: [number, number] = isRtl ? [width, 0] : [0, width];
  const column = scaleBand<number>({ domain: bins.map(({ from }) => from), range, paddingInner: 0.18 });
  const place = scaleLinear<number>({ domain: [0, 100], range });
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const value = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const isRoomy = bins.every(({ count }) => format.number(count).length * DIGIT_WIDTH <= column.step());
  return (
    <div ref={box} aria-hidden>
      {width > 0 && (
        <svg className={styles.svg} width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          {bins.map(({ from, count }) => (
            <Group key={from}>
              <path
                className={styles.column}
                d={columnPath(column(from) ?? 0, value(count), column.bandwidth(), value(0))}
              />
              {count > 0 && (isRoomy || count === most) && (
                <text className={styles.value} x={(column(from) ?? 0) + column.bandwidth() / 2} y={value(count) - 6}>
                  {format.number(count)}
                </text>
              )}
            </Group>
          ))}
          <line className={styles.base} x1={0} x2={width} y1={value(0)} y2={value(0)} />
          {[0, 20, 40, 60, 80, 100].map((tick) => (
            <text key={tick} className={styles.axis} x={place(tick)} y={HEIGHT - 10} textAnchor={anchorOf(tick, isRtl)}>
              {format.number(tick)}
            </text>
          ))}
          {meanPercentage !== null && (
            <Group left={place(meanPercentage)}>
              <line className={styles.mean} y1={4} y2={value(0)} />
              <text
                className={styles.meanText}
                y={12}
                dx={meanPercentage > 60 === isRtl ? 6 : -6}
                textAnchor={meanPercentage > 60 ? 'end' : 'start'}
              >
                {t('distribution.mean', { percent: format.percent(Number(meanPercentage.toFixed(1))) })}
              </text>
            </Group>
          )}
        </svg>
      )}
    </div>
  );
}

/** The ends of the scale stay inside the drawing. */
function anchorOf(tick: number, isRtl: boolean): 'start' | 'middle' | 'end' {
  if (tick !== 0 && tick !== 100) return 'middle';
  return (tick === 0) === isRtl ? 'end' : 'start';
}
