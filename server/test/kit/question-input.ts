import type { QuestionInput } from '../generated/graphql';

/** A question with its type beside its fields, as `QuestionInput` takes it. */
export function inputOf({ type, ...fields }: { type: string; [field: string]: unknown }): QuestionInput {
  const name = type.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { [name]: fields } as unknown as QuestionInput;
}
