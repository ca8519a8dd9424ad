import type { SqlFragment } from '../access';
import { MOST_COUNTED, MOST_FOUND } from '../graphql';
import { searchPatterns } from './search-patterns';

interface Searching {
  path?: string;
  or?: string | undefined;
  isFolded?: boolean;
}

/** The `where` of a list and its values, put together filter by filter. */
export class ListConditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];
  private isSearched = false;

  copy(): ListConditions {
    const copy = new ListConditions();
    copy.isSearched = this.isSearched;
    return copy.add({ sql: this.sql, params: this.values });
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' and ') : 'true';
  }

  get nextParam(): number {
    return this.values.length + 1;
  }

  /** So many at most are worth counting: what is searched for has to be read, and not only found in an index. */
  get mostCounted(): number {
    return this.isSearched ? MOST_FOUND : MOST_COUNTED;
  }

  /** The placeholder of a value. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A condition numbered from `nextParam`, such as the scope's. */
  add({ sql, params }: SqlFragment): this {
    this.values.push(...params);
    this.parts.push(sql);
    return this;
  }

  /** No condition when the value is absent. */
  equals(column: string, value: string | null | undefined): this {
    if (value != null) this.parts.push(`${column} = ${this.value(value)}`);
    return this;
  }

  /** A condition on one value, given the placeholder of it. */
  where(sql: (param: string) => string, value: unknown): this {
    this.parts.push(sql(this.value(value)));
    return this;
  }

  /**
   * `text` is an expression; an index on `fold_text(text)` serves it, unless it is folded as it stands. `path` is where the input
   * holds `search`; `or` is a condition under which the words need not be there.
   */
  search(
    text: string,
    search: string | null | undefined,
    { path = 'filter.search', or, isFolded }: Searching = {},
  ): this {
    const folded = isFolded ? text : `fold_text(${text})`;
    for (const pattern of searchPatterns(search, path)) {
      this.isSearched = true;
      const found = `${folded} like fold_text(${this.value(pattern)})`;
      this.parts.push(or ? `(${found} or ${or})` : found);
    }
    return this;
  }
}
