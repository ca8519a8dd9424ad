import { ValidationError, type Schema } from 'yup';

/** The first problem at each path of a draft; empty when there is none. */
export function problemsOf(schema: Schema, draft: unknown): Record<string, string> {
  try {
    schema.validateSync(draft, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path, message }) => [path ?? '', message] as const);
    return Object.fromEntries(found.reverse());
  }
}
