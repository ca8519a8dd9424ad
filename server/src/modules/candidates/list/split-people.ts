import type { TableRow } from './candidate-table';

/** Longer cells are no list of addresses; also bounds the patterns below. */
const LONGEST_CELL = 2_000;
const SEPARATOR = /[;,؛،\n]/;
/** `Lina Haddad <lina@example.com>` or an address alone. */
const PERSON = /^\s*(?:[^@<>]*<\s*[^\s<>@]+@[^\s<>@]+\s*>|[^\s<>@,;]+@[^\s<>@,;]+)\s*$/;
const NAMED = /<[^<>]*@[^<>]*>/;

/** A line such as `A <a@x>; B <b@x>`, as mail programs write it, is a line for each of them. */
export function splitPeople(row: TableRow): TableRow[] {
  const filled = row.cells.filter((cell) => cell.trim() !== '');
  if (filled.some((cell) => cell.length > LONGEST_CELL)) return [row];
  const people = filled.flatMap(peopleIn);
  return people.length > 1 && people.every((person) => PERSON.test(person))
    ? people.map((person) => ({ line: row.line, cells: [person] }))
    : [row];
}

/** Under headings only a cell that names each of them is several people: two bare addresses may be of one. */
export function peopleInCell(cell: string): string[] {
  if (cell.length > LONGEST_CELL) return [cell];
  const people = peopleIn(cell);
  return people.length > 1 && people.every((person) => PERSON.test(person) && NAMED.test(person)) ? people : [cell];
}

/** Cut after each address; a comma before one belongs to its name. */
function peopleIn(cell: string): string[] {
  const parts = cell.split(SEPARATOR);
  const people: string[] = [];
  let name = '';
  for (const part of parts) {
    name = name ? `${name},${part}` : part;
    if (!part.includes('@')) continue;
    people.push(name);
    name = '';
  }
  return name.trim() ? [...people, name] : people;
}
