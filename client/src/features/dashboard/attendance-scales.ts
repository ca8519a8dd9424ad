import { scaleBand, scaleLinear } from '@visx/scale';
import type { AttendanceSeries } from './attendance-series';

export const CHART_HEIGHT = 240;
export const CHART_MARGIN = { top: 14, bottom: 34, value: 36 };

/** Where columns and values stand. Time runs with the reading direction, the value axis stands at the start edge. */
export function attendanceScales(series: AttendanceSeries, width: number, isRtl: boolean) {
  const start = isRtl ? 0 : CHART_MARGIN.value;
  const end = isRtl ? width - CHART_MARGIN.value : width;
  const column = scaleBand<number>({
    domain: series.points.map((_, index) => index),
    range: isRtl ? [end, start] : [start, end],
    paddingInner: 0.45,
    paddingOuter: 0.3,
  });
  const value = scaleLinear<number>({
    domain: [0, series.top],
    range: [CHART_HEIGHT - CHART_MARGIN.bottom, CHART_MARGIN.top],
  });
  return { column, value, plotStart: start, plotEnd: end, width: Math.min(column.bandwidth(), 30) };
}

export type AttendanceScales = ReturnType<typeof attendanceScales>;

/** Left edge of the drawn column, centred in its band. */
export function columnLeft(scales: AttendanceScales, index: number): number {
  return (scales.column(index) ?? 0) + (scales.column.bandwidth() - scales.width) / 2;
}
