/** Several answers in one cell: parted by `|` or a line end; `\|` is the stroke itself. */
export function listIn(cell: string): string[] {
  const parts = cell.match(/(?:\\[\s\S]|[^\\|\n])+/gu) ?? [];
  return parts.map((part) => part.replace(/\\([\\|])/gu, '$1').trim()).filter(Boolean);
}

export function asList(answers: readonly string[]): string {
  return answers.map((answer) => answer.replace(/[\\|]/gu, (char) => `\\${char}`)).join(' | ');
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const EXCEL_DAY = /^\d{5}$/u;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** `2026-01-31`, or the number that Excel keeps for a day. Null when it is neither. */
export function dayIn(cell: string): string | null {
  const text = cell.trim();
  if (EXCEL_DAY.test(text)) return new Date(EXCEL_EPOCH + Number(text) * DAY_MS).toISOString().slice(0, 10);
  return DAY.test(text) ? text : null;
}

/** Two ends written `a..b`, or one value for both. */
export function endsIn(cell: string): [string, string] {
  const [from = '', to = from] = cell.split(/\.\.|\s+-\s+|–/u).map((part) => part.trim());
  return [from, to];
}

const LETTER = /^[A-Z]$/iu;
const PLACE = /^#?(\d{1,2})$/u;

/**
 * Places, from 0, of the choices that a cell names by letter, number or text. Null when a name fits none, or a number is at the same time
 * the text of another choice; `#2` is always the second.
 */
export function choicesIn(cell: string, choices: readonly string[]): number[] | null {
  const whole = choices.indexOf(cell.trim());
  if (whole >= 0 && cell.trim().length > 2) return [whole];
  const names = cell
    .split(/[,;|،؛\n]/u)
    .map((name) => name.trim())
    .filter(Boolean);
  const places = names.map((name) => placeOf(name, choices));
  return places.every((place) => place !== null) ? places : null;
}

function placeOf(name: string, choices: readonly string[]): number | null {
  const text = choices.indexOf(name);
  const place = namedPlace(name);
  if (place === null || place >= choices.length || place < 0) return text >= 0 ? text : null;
  const isAmbiguous = text >= 0 && text !== place && !name.startsWith('#');
  return isAmbiguous ? null : place;
}

function namedPlace(name: string): number | null {
  if (LETTER.test(name)) return name.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
  const place = PLACE.exec(name);
  return place ? Number(place[1]) - 1 : null;
}

/** A letter where that is plain, otherwise `#` and the number. */
export function nameOfChoice(place: number, choices: readonly string[]): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + place);
  const isPlain = place < 26 && !choices.some((choice) => choice.toUpperCase() === letter);
  return isPlain ? letter : `#${place + 1}`;
}

/** Parts the two sides of a pair; a plain `->` may be typed instead. */
const ARROW = /\s*(?:->|→|←)\s*/u;

/** `prompt → match`; what has no prompt before the arrow is a distractor. Null where there is no arrow. */
export function pairIn(cell: string): [prompt: string, match: string] | null {
  const [prompt = '', ...match] = cell.split(ARROW);
  return match.length === 0 ? null : [prompt.trim(), match.join(' → ').trim()];
}
