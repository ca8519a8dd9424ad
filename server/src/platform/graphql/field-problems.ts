import { getMetadataStorage } from 'class-validator';
import type { ValidationError } from 'class-validator';
import type { FieldProblem } from '../errors';

/** Our stable names for class-validator's rules, and what their first constraint is called. The rest keep their names. */
const rules: Record<string, { rule: string; param?: string }> = {
  isNotEmpty: { rule: 'required' },
  isDefined: { rule: 'required' },
  arrayNotEmpty: { rule: 'required' },
  isEmail: { rule: 'email' },
  isUrl: { rule: 'url' },
  isUUID: { rule: 'id' },
  isTimeZone: { rule: 'time-zone' },
  isInt: { rule: 'integer' },
  isNumber: { rule: 'number' },
  isString: { rule: 'text' },
  isBoolean: { rule: 'type' },
  isDate: { rule: 'type' },
  isFqdn: { rule: 'domain' },
  min: { rule: 'min', param: 'min' },
  max: { rule: 'max', param: 'max' },
  minLength: { rule: 'min-length', param: 'min' },
  maxLength: { rule: 'max-length', param: 'max' },
  arrayUnique: { rule: 'array-unique' },
  arrayMinSize: { rule: 'min-items', param: 'min' },
  arrayMaxSize: { rule: 'max-items', param: 'max' },
  matches: { rule: 'invalid' },
  isEnum: { rule: 'one-of' },
  isIn: { rule: 'one-of' },
};

export function fieldProblems(errors: ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.keys(error.constraints ?? {}).map((name) => problem(error, name, path));
    return [...own, ...fieldProblems(error.children ?? [], path)];
  });
}

function problem(error: ValidationError, name: string, path: string): FieldProblem {
  const { rule, param } = rules[name] ?? { rule: name };
  const value = param && constraintOf(error, name);
  return param && value !== undefined ? { path, rule, params: { [param]: value } } : { path, rule };
}

function constraintOf({ target, property }: ValidationError, name: string): unknown {
  if (!target) return undefined;
  const metadata = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  const found = metadata.find((rule) => rule.propertyName === property && rule.name === name);
  return (found?.constraints as unknown[] | undefined)?.[0];
}
