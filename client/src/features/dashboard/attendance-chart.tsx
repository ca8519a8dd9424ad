import { Segmented } from 'antd';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardRange } from '../../graphql/schema-generated';
import type { AttendanceChart_PointFragment } from './attendance-chart-generated';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { AttendanceColumns } from './attendance-columns';
import { attendanceScales, CHART_MARGIN, columnLeft } from './attendance-scales';
import { attendanceSeries, type AttendanceSeries } from './attendance-series';
import { AttendanceTable, type PathOfTime } from './attendance-table';
import { AttendanceTooltip } from './attendance-tooltip';
import { useElementWidth } from '../../hooks/use-element-width';
import styles from './attendance-chart.module.css';

const RANGES: DashboardRange[] = ['WEEKS_12', 'MONTHS_6', 'YEAR'];

interface Props {
  points: AttendanceChart_PointFragment[];
  range: DashboardRange;
  onRange: (range: DashboardRange) => void;
  pathOf: PathOfTime;
}

/** Attended inside invited, by week or month. Arrow keys walk the columns; a table holds the same figures. */
export function AttendanceChart({ points, range, onRange, pathOf }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const series = useMemo(() => attendanceSeries(points), [points]);
  return (
    <section aria-labelledby="attendance-title">
      <header className={styles.header}>
        <div>
          <h2 id="attendance-title" className={styles.title}>
            {t('attendance.title')}
          </h2>
          <Legend series={series} />
        </div>
        <Segmented
          aria-label={t('attendance.range')}
          value={range}
          options={RANGES.map((value) => ({ value, label: t(`attendance.ranges.${value}`) }))}
          onChange={onRange}
        />
      </header>
      {series.invited === 0 ? (
        <p className={styles.empty}>{t('attendance.empty')}</p>
      ) : (
        <Plot series={series} range={range} pathOf={pathOf} />
      )}
    </section>
  );
}

function Legend({ series }: { series: AttendanceSeries }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <p className={styles.legend}>
      {series.attendedPercent !== null && (
        <span>{t('attendance.share', { percent: format.percent(series.attendedPercent) })}</span>
      )}
      <span>
        <i className={styles.swatchAttended} />
        {t('attendance.attended')} {format.number(series.attended)}
      </span>
      <span>
        <i className={styles.swatchInvited} />
        {t('attendance.invited')} {format.number(series.invited)}
      </span>
    </p>
  );
}

interface PlotProps {
  series: AttendanceSeries;
  range: DashboardRange;
  pathOf: PathOfTime;
}

function Plot({ series, range, pathOf }: PlotProps) {
  const { t } = useTranslation('dashboard');
  const isRtl = useLanguage().direction === 'rtl';
  const [box, width] = useElementWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const scales = useMemo(() => attendanceScales(series, width, isRtl), [series, width, isRtl]);
  const point = active === null ? undefined : series.points[active];
  const walk = (event: KeyboardEvent) => setActive((index) => nextColumn(event, index, series.points.length, isRtl));
  return (
    <>
      {/* Arrow keys move through the columns, as the pointer does. */}
      <div
        ref={box}
        className={styles.plot}
        tabIndex={0}
        role="group"
        aria-label={t('attendance.keys')}
        onKeyDown={walk}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
      >
        {width > 0 && (
          <AttendanceColumns
            series={series}
            scales={scales}
            isRtl={isRtl}
            width={width}
            active={active}
            label={t('attendance.label')}
            onActive={setActive}
          />
        )}
        {point && active !== null && (
          <AttendanceTooltip
            point={point}
            range={range}
            x={columnLeft(scales, active) + scales.width / 2}
            y={Math.max(CHART_MARGIN.top, scales.value(point.invited))}
            width={width}
          />
        )}
      </div>
      <AttendanceTable series={series} pathOf={pathOf} />
    </>
  );
}

function nextColumn(event: KeyboardEvent, index: number | null, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'Escape') return null;
  if (event.key !== forward && event.key !== back) return index;
  event.preventDefault();
  if (index === null) return event.key === forward ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, index + (event.key === forward ? 1 : -1)));
}
