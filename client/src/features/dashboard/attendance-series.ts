import type { AttendanceChart_PointFragment } from './attendance-chart-generated';

/** The figures that the chart's legend, axis and columns share. */
export interface AttendanceSeries {
  points: AttendanceChart_PointFragment[];
  invited: number;
  attended: number;
  /** Integer share of invited people who attended; null when nobody was invited. */
  attendedPercent: number | null;
  /** Upper end of the value axis: a multiple of a round step that gives at most four intervals. */
  top: number;
  ticks: number[];
}

const ROUND_STEPS = [1, 2, 5];

/** The smallest step of the form 1, 2 or 5 times a power of ten that reaches `highest` in three intervals. */
export function roundStep(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = ROUND_STEPS.map((base) => base * power).find((candidate) => candidate * 3 >= highest);
    if (step !== undefined) return step;
  }
}

export function attendanceSeries(points: AttendanceChart_PointFragment[]): AttendanceSeries {
  const invited = sum(points.map((point) => point.invited));
  const attended = sum(points.map((point) => point.attended));
  const highest = Math.max(0, ...points.map((point) => Math.max(point.invited, point.attended)));
  const step = roundStep(highest);
  const intervals = Math.max(1, Math.ceil(highest / step));
  return {
    points,
    invited,
    attended,
    attendedPercent: invited === 0 ? null : Math.trunc((attended / invited) * 100),
    top: step * intervals,
    ticks: Array.from({ length: intervals + 1 }, (_, index) => index * step),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
