export type ErrorKind =
  | 'bad-input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many'
  | 'too-large'
  | 'unavailable'
  | 'internal';

export type ErrorParams = Record<string, unknown>;

/** Refused by rule: carries a code and parameters, never prose for people. */
export class DomainError<Params extends object = ErrorParams> extends Error {
  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    readonly params: Params,
  ) {
    super(code);
  }
}

/** An error without parameters. */
type Nothing = Record<string, never>;

type ParamsArgument<Params extends object> = Params extends Nothing
  ? []
  : Partial<Params> extends Params
    ? [params?: Params]
    : [params: Params];

const declared = new Map<string, ErrorKind>();

/** Declares a code once: it joins the `ErrorCode` enum of the schema and must be translated in both languages. */
export function defineError<Params extends object = Nothing>(code: string, kind: ErrorKind) {
  if (declared.has(code)) throw new Error(`The error code ${code} is declared twice.`);
  declared.set(code, kind);
  return class extends DomainError<Params> {
    constructor(...args: ParamsArgument<Params>) {
      super(code, kind, (args[0] ?? {}) as Params);
    }
  };
}

/** Every code declared so far; complete once all modules are loaded. */
export function declaredErrorCodes(): string[] {
  return [...declared.keys()].sort();
}

/** The same with what becomes of each over HTTP. */
export function declaredErrors(): { code: string; kind: ErrorKind }[] {
  return declaredErrorCodes().map((code) => ({ code, kind: declared.get(code) ?? 'internal' }));
}
