import { InvalidInput } from '../../../platform/errors';
import { readValue } from './read-value';
import type { AnswerValueInput } from './save-answer.inputs';

function problemOf(input: AnswerValueInput): string {
  try {
    readValue(input);
    return 'none';
  } catch (error) {
    if (error instanceof InvalidInput) return error.params.fields.map(({ path, rule }) => `${path}: ${rule}`).join();
    throw error;
  }
}

const id = '6a2f4b1c-0000-4000-8000-00000000000a';
const cell = (row: number, column: number, text = 'x') => ({ row, column, text });
const wholeGrid = Array.from({ length: 2600 }, (_, n) => cell(1 + Math.floor(n / 26), 1 + (n % 26), '1234567'));

describe('readValue', () => {
  it.each<AnswerValueInput>([
    { choiceIds: ['b', 'a'] },
    { truth: false },
    { text: '١٢٫٥' },
    { rating: 10 },
    { date: '2024-02-29' },
    { blanks: ['', 'two'] },
    { cells: [cell(1, 1, '=SUM(A1:A3)'), cell(100, 26, '')] },
    { cells: wholeGrid },
    { fileIds: [id] },
    {},
  ])('keeps what was given', (input) => {
    expect(readValue(input)).toEqual(input);
  });

  it('takes null for not given', () => {
    expect(readValue({ text: null, rating: 3, cells: null })).toEqual({ rating: 3 });
  });

  it('keeps nothing beside row, column and text of a cell', () => {
    expect(readValue({ cells: [{ ...cell(1, 1), isRight: true } as never] })).toEqual({ cells: [cell(1, 1)] });
  });

  it('writes the replacement sign for half a surrogate pair', () => {
    expect(readValue({ blanks: ['a\uD83D'] })).toEqual({ blanks: ['a\uFFFD'] });
  });

  it.each<[AnswerValueInput, string]>([
    [{ text: 'a', rating: 1 }, 'value: one-of'],
    [{ choiceIds: Array<string>(51).fill('a') }, 'value.choiceIds: max-items'],
    [{ choiceIds: ['a'.repeat(65)] }, 'value.choiceIds: invalid'],
    [{ text: 'x'.repeat(20_001) }, 'value.text: max-length'],
    [{ text: 'a\0' }, 'value.text: characters'],
    [{ rating: 0 }, 'value.rating: min'],
    [{ rating: 11 }, 'value.rating: max'],
    [{ date: '2026-02-29' }, 'value.date: date'],
    [{ date: '1 March 2026' }, 'value.date: date'],
    [{ date: '2026-03-01T00:00:00Z' }, 'value.date: date'],
    [{ date: '' }, 'value.date: date'],
    [{ blanks: Array<string>(51).fill('a') }, 'value.blanks: max-items'],
    [{ blanks: ['x'.repeat(501)] }, 'value.blanks: max-length'],
    [{ cells: [cell(0, 1)] }, 'value.cells: min'],
    [{ cells: [cell(1, 27)] }, 'value.cells: max'],
    [{ cells: [cell(101, 1)] }, 'value.cells: max'],
    [{ cells: [cell(1, 1), cell(1, 1)] }, 'value.cells: duplicate'],
    [{ cells: [...wholeGrid, cell(1, 1)] }, 'value.cells: max-items'],
    [{ cells: [cell(1, 1, 'x'.repeat(10_000)), cell(1, 2, 'x'.repeat(10_001))] }, 'value.cells: max-length'],
    [{ fileIds: ['../../etc/passwd'] }, 'value.fileIds: invalid'],
    [{ fileIds: Array<string>(6).fill(id) }, 'value.fileIds: max-items'],
  ])('refuses what is out of bounds (%#)', (input, problem) => {
    expect(problemOf(input)).toBe(problem);
  });
});
