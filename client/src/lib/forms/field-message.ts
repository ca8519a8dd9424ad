import type { TFunction } from 'i18next';

/**
 * An error of a field is a translation key, with its parameters when it has some, packed into one string because that
 * is what formik and yup carry: `errors:rule.min|{"min":1}`.
 */
export const fieldMessage = (key: string, params?: Record<string, unknown>): string =>
  params && Object.keys(params).length > 0 ? `${key}|${JSON.stringify(params)}` : key;

export function readFieldMessage(t: TFunction, message: string): string {
  const cut = message.indexOf('|');
  if (cut < 0) return t([message, 'errors:rule.invalid']);
  const params = JSON.parse(message.slice(cut + 1)) as Record<string, unknown>;
  return t([message.slice(0, cut), 'errors:rule.invalid'], params);
}

/** The message for a rule of the catalogue: `ruleMessage('min', { min: 1 })`. */
export const ruleMessage = (rule: string, params?: Record<string, unknown>): string =>
  fieldMessage(`errors:rule.${rule}`, params);
