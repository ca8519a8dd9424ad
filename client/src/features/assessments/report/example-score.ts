const GOOD = 0.78;

/** A good score of so many points, and the percentage that it is: the integer part, as results have it. */
export function exampleScore(totalPoints: number): { part: number; percentage: number } {
  const part = Math.round(totalPoints * GOOD);
  return { part, percentage: totalPoints === 0 ? 0 : Math.floor((100 * part) / totalPoints) };
}

/** The marks of each question that add up to such a score. */
export function exampleMarks(points: readonly number[]): number[] {
  let before = 0;
  return points.map((most) => {
    const given = Math.round((before + most) * GOOD) - Math.round(before * GOOD);
    before += most;
    return given;
  });
}
