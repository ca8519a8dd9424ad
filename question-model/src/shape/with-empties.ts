import type { Fields, Shape } from './shape';

/** The same with something empty where a field is missing that has to be there: what was stored is never trusted to be whole. */
export function withEmpties<V extends object>(fields: Fields, values: V): V {
  const known = values as Readonly<Record<string, unknown>>;
  const missing = Object.entries(fields).filter(([name, shape]) => !shape.isOptional && known[name] === undefined);
  if (missing.length === 0) return values;
  return { ...values, ...Object.fromEntries(missing.map(([name, shape]) => [name, emptyOf(shape)])) };
}

function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'list':
      return [];
    case 'group':
      return withEmpties(shape.fields, {});
    case 'text':
    case 'decimal':
    case 'day':
    case 'id':
      return '';
    case 'whole':
      return shape.min;
    default:
      return null;
  }
}
