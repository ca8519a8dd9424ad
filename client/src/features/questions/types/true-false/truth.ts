import { boolean, object } from 'yup';

export interface TrueFalseDraft {
  /** Null until the author has said which one is right. */
  readonly truth: boolean | null;
}

export const truthSchema = object({
  truth: boolean()
    .nullable()
    .test('said', 'questions:problem.truth', (truth) => truth != null),
});
