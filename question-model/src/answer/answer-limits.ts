/** Bounds that hold for every answer, whatever was asked. */
export const answerLimits = {
  /** Characters of a written answer; several pages of prose. */
  text: 20_000,
  choices: 50,
  rating: 10,
  blanks: 50,
  blank: 500,
  rows: 100,
  columns: 26,
  files: 5,
} as const;
