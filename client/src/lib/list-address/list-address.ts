import type { AddressPart } from './parts';

/** What is asked of a list, and how it stands in its address. */
export interface ListAddress<Asked extends object> {
  none: Asked;
  read: (search: URLSearchParams) => Asked;
  /** The address that asks for something else, back on the first page. */
  with: (search: URLSearchParams, change: Partial<Asked>) => URLSearchParams;
}

const PAGING = ['after', 'page'];

/** Each part stands in the address under its own name. */
export function listAddress<Asked extends object>(parts: {
  [Name in keyof Asked]: AddressPart<Asked[Name]>;
}): ListAddress<Asked> {
  type Name = keyof Asked & string;
  const names = Object.keys(parts) as Name[];
  const each = (valueOf: (name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Asked;
  return {
    none: each((name) => parts[name].none),
    read: (search) =>
      each((name) => {
        const told = search.get(name);
        return (told === null ? undefined : parts[name].read(told)) ?? parts[name].none;
      }),
    with: (search, change) => {
      const next = firstPage(search);
      for (const name of Object.keys(change) as Name[]) {
        const { none, write } = parts[name];
        const value = change[name] ?? none;
        const told = value === none ? '' : write(value);
        if (told) next.set(name, told);
        else next.delete(name);
      }
      return next;
    },
  };
}

/** The same list from its beginning. */
export function firstPage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  PAGING.forEach((name) => next.delete(name));
  return next;
}

type Said<Value> = Exclude<Value, '' | false | undefined>;

/** For a query: only what was asked for. */
export function given<Asked extends object>(asked: Asked): { [Name in keyof Asked]?: Said<Asked[Name]> } {
  const said = Object.entries(asked).filter(
    ([, value]) =>
      value !== '' && value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as { [Name in keyof Asked]?: Said<Asked[Name]> };
}
