import { answerLimits, isDay } from '@mizan/question-model';
import type { AnswerCell, AnswerForms, AnswerValue } from '@mizan/question-model';
import { InvalidInput } from '../../../platform/errors';
import { readUuid } from '../attempt';
import type { AnswerValueInput } from './save-answer.inputs';

const MAX_ID_LENGTH = 64;

const halfPair = /\p{Surrogate}/gu;

type Readers = {
  readonly [Field in keyof AnswerValue]-?: (given: AnswerForms[Field]) => AnswerValue;
};

const readers: Readers = {
  choiceIds: (ids) => ({ choiceIds: readChoices(ids) }),
  matches: (matches) => ({ matches: readMatches(matches) }),
  truth: (truth) => ({ truth }),
  text: (text) => ({ text: readText(text, 'value.text', answerLimits.text) }),
  rating: (rating) => ({ rating: readWithin(rating, 'value.rating', answerLimits.rating) }),
  date: (date) => ({ date: readDay(date) }),
  blanks: (blanks) => ({ blanks: readBlanks(blanks) }),
  cells: (cells) => ({ cells: readCells(cells) }),
  fileIds: (ids) => ({ fileIds: readFiles(ids) }),
};

/**
 * The value of a save, within bounds that hold for every question; whether it suits this one shows when it is marked.
 *
 * @throws InvalidInput below `value`
 */
export function readValue(input: AnswerValueInput): AnswerValue {
  let value: AnswerValue | undefined;
  for (const field in readers) {
    const given = input[field as keyof AnswerValue];
    if (given == null) continue;
    if (value) throw InvalidInput.at('value', 'one-of');
    value = (readers[field as keyof AnswerValue] as (given: unknown) => AnswerValue)(given);
  }
  return value ?? {};
}

function readChoices(choiceIds: string[]): string[] {
  checkNumber(choiceIds, 'value.choiceIds', answerLimits.choices);
  return choiceIds.map((id) => readId(id, 'value.choiceIds'));
}

function readId(id: string, path: string): string {
  if (id.length > MAX_ID_LENGTH) throw InvalidInput.at(path, 'invalid');
  return readText(id, path, MAX_ID_LENGTH);
}

/** Each prompt once. */
function readMatches(matches: AnswerForms['matches']): AnswerForms['matches'] {
  const path = 'value.matches';
  checkNumber(matches, path, answerLimits.choices);
  if (new Set(matches.map(({ promptId }) => promptId)).size < matches.length) throw InvalidInput.at(path, 'duplicate');
  return matches.map(({ promptId, choiceId }) => ({
    promptId: readId(promptId, path),
    choiceId: readId(choiceId, path),
  }));
}

/** A day that the calendar has: 2026-02-30 is none. */
function readDay(date: string): string {
  if (!isDay(date)) throw InvalidInput.at('value.date', 'date');
  return date;
}

function readBlanks(blanks: string[]): string[] {
  checkNumber(blanks, 'value.blanks', answerLimits.blanks);
  return blanks.map((text) => readText(text, 'value.blanks', answerLimits.blank));
}

/** Each place once, and together no more than one long text. */
function readCells(cells: AnswerCell[]): AnswerCell[] {
  const path = 'value.cells';
  checkNumber(cells, path, answerLimits.rows * answerLimits.columns);
  const places = new Set<number>();
  let length = 0;
  for (const { row, column, text } of cells) {
    places.add(
      readWithin(row, path, answerLimits.rows) * answerLimits.rows + readWithin(column, path, answerLimits.columns),
    );
    length += text.length;
  }
  if (places.size < cells.length) throw InvalidInput.at(path, 'duplicate');
  if (length > answerLimits.text) throw InvalidInput.at(path, 'max-length', { max: answerLimits.text });
  return cells.map(({ row, column, text }) => ({ row, column, text: readText(text, path, answerLimits.text) }));
}

function readFiles(fileIds: string[]): string[] {
  checkNumber(fileIds, 'value.fileIds', answerLimits.files);
  return fileIds.map((id) => readUuid(id, 'value.fileIds'));
}

function checkNumber(items: readonly unknown[], path: string, max: number): void {
  if (items.length > max) throw InvalidInput.at(path, 'max-items', { max });
}

function readWithin(number: number, path: string, max: number): number {
  if (number < 1) throw InvalidInput.at(path, 'min', { min: 1 });
  if (number > max) throw InvalidInput.at(path, 'max', { max });
  return number;
}

/** PostgreSQL holds neither NUL nor half a surrogate pair; a pair cut in half while typing becomes the replacement sign. */
function readText(text: string, path: string, max: number): string {
  if (text.length > max) throw InvalidInput.at(path, 'max-length', { max });
  if (text.includes('\0')) throw InvalidInput.at(path, 'characters');
  return text.replace(halfPair, '\uFFFD');
}
