import type { Fields, Shape, ValuesOf } from '../shape/shape';
import type { FieldProblems } from './field-problems';

/** The fields that a draft gives, held to their declared limits; what is missing and may be is left out. */
export function readFields<F extends Fields>(
  fields: F,
  draft: object,
  problems: FieldProblems,
  under = '',
): ValuesOf<F> {
  const given = draft as Readonly<Record<string, unknown>>;
  const read = Object.entries(fields).flatMap(([name, shape]) => {
    const value = readField(`${under}${name}`, shape, given[name], problems);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read) as ValuesOf<F>;
}

function readField(path: string, shape: Shape, given: unknown, problems: FieldProblems): unknown {
  if (shape.kind === 'text') return readText(path, shape, given as string | null | undefined, problems);
  if (shape.kind === 'switch') return given ?? false;
  if (given === undefined || given === null) return readNothing(path, shape, problems);
  switch (shape.kind) {
    case 'whole':
      return problems.number(path, given as number, shape);
    case 'day':
      return problems.day(path, given as string);
    case 'list':
      return (given as unknown[]).map((item, at) => readField(`${path}.${at}`, shape.of, item, problems));
    case 'group':
      return readFields(shape.fields, given, problems, `${path}.`);
    default:
      return given;
  }
}

function readText(
  path: string,
  { max, isOneLine, isOptional = false, isNullable = false }: Extract<Shape, { kind: 'text' }>,
  given: string | null | undefined,
  problems: FieldProblems,
): string | null | undefined {
  const text = problems.text(path, given, { max, singleLine: isOneLine, isOptional: isOptional || isNullable });
  return text !== '' || !(isOptional || isNullable) ? text : isNullable ? null : undefined;
}

function readNothing(path: string, { isOptional, isNullable }: Shape, problems: FieldProblems): null | undefined {
  if (isNullable) return null;
  if (!isOptional) problems.add(path, 'required');
  return undefined;
}
