/** A field of a variable that has not the type of the schema, as `INVALID_INPUT` names fields. */
export interface RefusedField {
  /** Inside of the variable, such as `candidates.0.email`; the variable's own name when it is wrong as a whole. */
  path: string;
  rule: 'required' | 'unknown-field' | 'type';
}

const MISSING = /^Variable "\$(\w+)" of required type ".+" was not provided\.$/su;
const INSIDE = /^Variable "\$\w+" got invalid value .* at "\w+([\w.[\]]+)"; (.+)$/su;
const WHOLE = /^Variable "\$(\w+)" got invalid value .*?; (.+)$/su;
const PART = /^Field "(\w+)" (of required type|is not defined)/u;

/** Reads which field graphql-js speaks of: it says so in its message and nowhere else. */
export function refusedFields(message: string): RefusedField[] {
  const missing = MISSING.exec(message)?.[1];
  if (missing) return [{ path: missing, rule: 'required' }];
  const inside = INSIDE.exec(message);
  if (inside) return [partOf(pathOf(inside[1] ?? ''), inside[2] ?? '', '')];
  const whole = WHOLE.exec(message);
  return whole ? [partOf('', whole[2] ?? '', whole[1] ?? '')] : [];
}

function partOf(path: string, problem: string, variable: string): RefusedField {
  const part = PART.exec(problem);
  if (!part) return { path: path || variable, rule: 'type' };
  const rule = part[2] === 'is not defined' ? 'unknown-field' : 'required';
  return { path: [path, part[1]].filter(Boolean).join('.'), rule };
}

/** `.candidates[0].email` becomes `candidates.0.email`. */
const pathOf = (text: string): string => text.replace(/\[(\d+)\]/gu, '.$1').replace(/^\./u, '');
