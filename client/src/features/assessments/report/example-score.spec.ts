import { exampleMarks, exampleScore } from './example-score';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

it.each([[[51]], [[20, 20, 11]], [[1]], [[5, 3, 8, 2, 2]], [[0.5, 1.5]], [[]]])('fits together for %j', (points) => {
  const { part, percentage } = exampleScore(sum(points));
  const marks = exampleMarks(points);
  expect(sum(marks)).toBe(part);
  expect(percentage).toBe(sum(points) === 0 ? 0 : Math.floor((100 * part) / sum(points)));
  marks.forEach((mark, index) => {
    expect(mark).toBeGreaterThanOrEqual(0);
    expect(mark).toBeLessThanOrEqual(Math.ceil(points[index] ?? 0));
  });
});
