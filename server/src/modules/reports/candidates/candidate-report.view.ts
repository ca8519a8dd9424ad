interface Told {
  assessmentDescription: string | null;
  overallFeedback: string | null;
}

/** What the specification writes where there is nothing; its pages hide what reads like it. */
export function withPlaceholders<Result extends Told>(result: Result): Result & { [Field in keyof Told]: string } {
  return {
    ...result,
    assessmentDescription: result.assessmentDescription ?? 'description not found',
    overallFeedback: result.overallFeedback ?? 'assessment not found',
  };
}
