/** The fields that hold something else now than before. */
export const changedSince = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof Values]),
  ) as Partial<Values>;
