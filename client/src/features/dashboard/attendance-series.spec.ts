import { attendanceSeries, roundStep } from './attendance-series';

const point = (invited: number, attended: number) => ({ startsOn: '2026-11-16T00:00:00.000Z', invited, attended });

describe('attendanceSeries', () => {
  it('adds up the invited and the attended and gives the integer share', () => {
    const series = attendanceSeries([point(136, 104), point(86, 66)]);
    expect(series).toMatchObject({ invited: 222, attended: 170, attendedPercent: 76 });
  });

  it('has no share when nobody was invited, and still has an axis', () => {
    const series = attendanceSeries([point(0, 0), point(0, 0)]);
    expect(series).toMatchObject({ attendedPercent: null, top: 1, ticks: [0, 1] });
  });

  it.each([
    [1, 1],
    [3, 1],
    [7, 5],
    [142, 50],
    [151, 100],
  ])('reaches %i in at most four intervals of %i', (highest, step) => {
    const series = attendanceSeries([point(highest, 0)]);
    expect(roundStep(highest)).toBe(step);
    expect(series.top).toBeGreaterThanOrEqual(highest);
    expect(series.ticks.length).toBeLessThanOrEqual(4 + 1);
  });
});
