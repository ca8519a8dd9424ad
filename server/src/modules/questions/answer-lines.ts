import { isBareNumber } from '@mizan/question-model';
import type { AnswerValue } from '@mizan/question-model';
import type { SaidWords } from './answer-words';
import type { KeyedContentFields } from './keyed-content.view';

type Content = Pick<
  KeyedContentFields,
  | 'choices'
  | 'prompts'
  | 'unit'
  | 'gapText'
  | 'truth'
  | 'acceptedAnswers'
  | 'number'
  | 'ratingKey'
  | 'gaps'
  | 'blanks'
  | 'dateKey'
>;

/** What an answer needs of the reader's language. */
export interface AnswerWords extends SaidWords {
  between: (from: string, to: string) => string;
  plusMinus: (value: string, tolerance: string) => string;
  /** Of a file that is kept beside what counts, because it came late or because the answer does not name it. */
  lateFile: (name: string) => string;
  keptFile: (name: string) => string;
}

export interface ReportFile {
  id: string;
  name: string;
  isLate: boolean;
}

/** What was given, as lines to read; names stand for files. Empty when nothing was given. */
export function answerLines(
  { choices, prompts, unit }: Pick<Content, 'choices' | 'prompts' | 'unit'>,
  value: AnswerValue | null,
  fileNames: readonly string[],
  words: SaidWords,
  isOrdered = false,
): string[] {
  const { choiceIds, matches, truth, text, rating, date, blanks, cells } = value ?? {};
  const lines = [
    ...(choiceIds ?? []).map((id) => textOf(choices, id)),
    ...(matches ?? []).map(({ promptId, choiceId }) => pairLine(textOf(prompts, promptId), textOf(choices, choiceId))),
    ...(truth == null ? [] : [words.truth(truth)]),
    ...(text ? [typedWithUnit(text, unit)] : []),
    ...(rating == null ? [] : [String(rating)]),
    ...(date ? [words.day(date)] : []),
    ...(blanks?.some((blank) => blank !== '') ? blanks.map((blank) => blank || '–') : []),
    ...gridLines(cells ?? []),
    ...fileNames,
  ];
  return isOrdered || blanks ? numbered(lines) : lines;
}

/** Only what the answer names was marked. */
export function fileLine({ id, name, isLate }: ReportFile, value: AnswerValue | null, words: AnswerWords): string {
  if (value?.fileIds?.includes(id)) return name;
  return isLate ? words.lateFile(name) : words.keptFile(name);
}

/** What is right, as lines to read; null where a person decides. */
export function correctLines(content: Content, type: string, words: AnswerWords): string[] | null {
  const { choices, prompts, unit, truth, acceptedAnswers, number, ratingKey, gaps, blanks, dateKey } = content;
  const lines = [
    ...(type === 'ranking' ? numbered(choices.map(({ text }) => text)) : []),
    ...(type === 'ranking' ? [] : choices.filter(({ isRight }) => isRight).map(({ text }) => text)),
    ...prompts.map(({ text, match }) => pairLine(text, choices[(match ?? 0) - 1]?.text ?? '–')),
    ...(truth === null ? [] : [words.truth(truth)]),
    ...acceptedAnswers,
    ...(number ? numberLines(number, words).map((line) => withUnit(line, unit)) : []),
    ...(ratingKey ? [range(String(ratingKey.from), String(ratingKey.to), words)] : []),
    ...numbered(blanks.map((blank, at) => blankLine(blank, gaps[at]?.choices ?? [], words))),
    ...(dateKey ? [range(words.day(dateKey.from), words.day(dateKey.to), words)] : []),
  ];
  return lines.length > 0 ? lines : null;
}

const textOf = (items: readonly { id: string; text: string }[], id: string): string =>
  items.find((item) => item.id === id)?.text ?? '–';

/** Each text keeps its own direction, so that the two stay in the order of the reader's language. */
const pairLine = (prompt: string, match: string): string => `\u2068${prompt}\u2069: \u2068${match}\u2069`;

function blankLine(
  { acceptedAnswers, tolerance, rightChoices }: Content['blanks'][number],
  choices: readonly string[],
  words: AnswerWords,
): string {
  const right = (rightChoices ?? []).map((place) => choices[place - 1] ?? '–');
  const typed = acceptedAnswers.map((value) => (tolerance ? numberLine({ value, tolerance }, words) : value));
  return [...right, ...typed].join(' / ');
}

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`);
const withUnit = (text: string, unit: string | null) => (unit ? `${text} ${unit}` : text);
/** Whoever typed the unit is given no second one. */
const typedWithUnit = (text: string, unit: string | null) => (isBareNumber(text) ? withUnit(text, unit) : text);
const range = (from: string, to: string, words: AnswerWords) => (from === to ? from : words.between(from, to));

/** Values that earn less than everything say their share. */
function numberLines({ value, tolerance, others = [] }: NonNullable<Content['number']>, words: AnswerWords): string[] {
  const rest = others.map(
    ({ share, ...other }) => `${numberLine(other, words)}${share === '100' ? '' : ` (${share}%)`}`,
  );
  return [numberLine({ value, tolerance }, words), ...rest];
}

function numberLine({ value, tolerance }: { value: string; tolerance: string }, words: AnswerWords): string {
  return Number(tolerance) === 0 ? value : words.plusMinus(value, tolerance);
}

/** A row to a line, its cells from left to right; rows that are empty are left out. */
function gridLines(cells: NonNullable<AnswerValue['cells']>): string[] {
  const filled = cells.filter(({ text }) => text !== '').toSorted((a, b) => a.row - b.row || a.column - b.column);
  const rows = [...new Set(filled.map(({ row }) => row))];
  return rows.map((row) =>
    filled
      .filter((cell) => cell.row === row)
      .map(({ column, text }) => `${letters(column)}${row}: ${text}`)
      .join('   '),
  );
}

/** Columns as spreadsheets name them, from A. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? letters(Math.floor((column - 1) / 26)) + last : last;
}
