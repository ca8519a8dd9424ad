import { foldDigits } from '../../../../platform/text';
import { NotUnderstood } from '../not-understood';
import { sheetColumnNames, columnOf } from './columns';
import type { SheetColumn } from './columns';

const WHOLE = /^\d{1,9}$/u;
const DECIMAL = /^\d{1,9}(?:\.\d+)?$/u;

/** A row whose cells are known by their column. */
export class SheetRow {
  constructor(
    readonly line: number,
    private readonly byColumn: ReadonlyMap<SheetColumn | number, string>,
  ) {}

  text(column: SheetColumn): string {
    return this.byColumn.get(column)?.trim() ?? '';
  }

  /** In the order of their numbers; empty ones do not count. */
  get choices(): string[] {
    const places = [...this.byColumn.keys()].filter((key) => typeof key === 'number').sort((a, b) => a - b);
    return places.map((place) => this.byColumn.get(place)?.trim() ?? '').filter(Boolean);
  }

  whole(column: SheetColumn): number | null {
    return this.number(column, WHOLE);
  }

  decimal(column: SheetColumn): number | null {
    return this.number(column, DECIMAL);
  }

  /** @throws NotUnderstood */
  unreadable(column: SheetColumn, value = this.text(column)): never {
    throw new NotUnderstood(
      'VALUE_UNREADABLE',
      { column: sheetColumnNames[column].en, field: column, text: value },
      this.line,
    );
  }

  private number(column: SheetColumn, form: RegExp): number | null {
    const text = foldDigits(this.text(column)).replace('٫', '.');
    if (text === '') return null;
    return form.test(text) ? Number(text) : this.unreadable(column);
  }
}

/** A heading row has a column for what is asked, and one more that is known. */
export function headingsOf(cells: readonly string[]): (SheetColumn | number | null)[] | null {
  const headings = cells.map(columnOf);
  const known = new Set(headings.filter((heading) => heading !== null));
  return known.has('text') && known.size > 1 ? headings : null;
}
