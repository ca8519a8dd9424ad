import { Group } from '@visx/group';
import type { ReactNode } from 'react';
import { useFormat } from '../../hooks/use-format';
import { columnPath } from '../../lib/chart/column-path';
import { CHART_HEIGHT, CHART_MARGIN, columnLeft, type AttendanceScales } from './attendance-scales';
import type { AttendanceSeries } from './attendance-series';
import styles from './attendance-chart.module.css';

/** Of the longest day, "23 نوفمبر", in pixels. */
const HALF_LABEL = 28;

interface Props {
  series: AttendanceSeries;
  scales: AttendanceScales;
  isRtl: boolean;
  /** In pixels, for which the scales were made; on paper the drawing shrinks to what there is. */
  width: number;
  active: number | null;
  label: string;
  onActive: (index: number | null) => void;
}

/** The drawing itself: grid, columns, the band under the pointer. Its figures stand in the table beside it. */
export function AttendanceColumns({ series, scales, isRtl, width, active, label, onActive }: Props): ReactNode {
  return (
    <svg
      className={styles.svg}
      height={CHART_HEIGHT}
      width="100%"
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <Grid series={series} scales={scales} isRtl={isRtl} />
      {series.points.map((point, index) => (
        <Group key={point.startsOn} onPointerEnter={() => onActive(index)}>
          <rect
            className={index === active ? styles.bandActive : styles.band}
            x={(scales.column(index) ?? 0) - 4}
            y={CHART_MARGIN.top - 4}
            width={scales.column.bandwidth() + 8}
            height={CHART_HEIGHT - CHART_MARGIN.bottom - CHART_MARGIN.top + 4}
          />
          <path
            className={index === active ? styles.invitedActive : styles.invited}
            d={column(scales, index, point.invited)}
          />
          <path
            className={index === active ? styles.attendedActive : styles.attended}
            d={column(scales, index, point.attended)}
          />
        </Group>
      ))}
      <Weeks series={series} scales={scales} width={width} active={active} />
    </svg>
  );
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

function column(scales: AttendanceScales, index: number, value: number): string {
  return columnPath(columnLeft(scales, index), scales.value(value), scales.width, scales.value(0));
}

function Grid({ series, scales, isRtl }: Pick<Props, 'series' | 'scales' | 'isRtl'>) {
  const format = useFormat();
  return series.ticks.map((tick) => (
    <Group key={tick} top={scales.value(tick)}>
      {tick > 0 && <line className={styles.grid} x1={scales.plotStart} x2={scales.plotEnd} />}
      {tick === 0 && <line className={styles.base} x1={scales.plotStart} x2={scales.plotEnd} />}
      <text
        className={styles.axis}
        x={isRtl ? scales.plotEnd + 36 : 0}
        textAnchor={isRtl ? 'end' : 'start'}
        dy="0.32em"
      >
        {format.number(tick)}
      </text>
    </Group>
  ));
}

function Weeks({ series, scales, width, active }: Pick<Props, 'series' | 'scales' | 'width' | 'active'>) {
  const format = useFormat();
  const every = Math.max(2, Math.ceil((series.points.length * 62) / Math.max(1, scales.plotEnd - scales.plotStart)));
  const last = series.points.length - 1;
  return series.points.map((point, index) =>
    (last - index) % every === 0 ? (
      <text
        key={point.startsOn}
        className={index === active ? styles.weekActive : styles.week}
        x={within(HALF_LABEL, columnLeft(scales, index) + scales.width / 2, width - HALF_LABEL)}
        y={CHART_HEIGHT - 10}
        textAnchor="middle"
      >
        {format.day(point.startsOn)}
      </text>
    ) : null,
  );
}
