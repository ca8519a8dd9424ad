import { getIn } from 'formik';
import type { FieldError } from '../graphql/errors';
import { ruleMessage } from './field-message';

/** What the server refused: per field the message and the value that it was about, so that it ends with the next change. */
export type Refusals = Record<string, { message: string; value: unknown }>;

/** The server's field errors by the form's field names. `inputPath` is where the form's values sit in the operation's input. */
export function refusalsOf(fields: readonly FieldError[], values: unknown, inputPath = ''): Refusals {
  const refusals: Refusals = {};
  for (const { path, rule, params } of fields) {
    const name = fieldName(path, inputPath);
    refusals[name] = { message: ruleMessage(rule, params), value: getIn(values, name) as unknown };
  }
  return refusals;
}

function fieldName(path: string, inputPath: string): string {
  const inInput = path.replace(/^input\./, '');
  const prefix = `${inputPath}.`;
  return inputPath && inInput.startsWith(prefix) ? inInput.slice(prefix.length) : inInput;
}
