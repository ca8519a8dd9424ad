import { foldDigits } from '../../../../platform/text';
import { QuestionType } from '../../vocabulary';
import { withNotes } from '../carried-notes';
import { matchingOf } from '../carried-pairs';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { choicesIn, dayIn, endsIn, listIn, pairIn } from './lists';
import { numbersInCell } from './numbers-in-cell';
import type { SheetRow } from './sheet-row';
import { difficultyNamed, fileKindNamed, truthNamed, typeNamed } from './sheet-words';
import type { SheetType } from './sheet-words';

type SheetKey = Partial<CarriedQuestion>;

/** @throws NotUnderstood with the column that cannot be read */
export function questionIn(row: SheetRow): CarriedQuestion {
  const type = typeNamed(row.text('type'));
  if (type === null) return row.unreadable('type');
  if (!row.text('text')) throw new NotUnderstood('TEXT_MISSING');
  const question = {
    type: type === 'multiple-answers' ? QuestionType.MULTIPLE_CHOICE : type,
    text: row.text('text'),
    ...keyIn(type, row),
    ...commonIn(row),
  };
  const [hints, tags] = [listIn(row.text('hints')), listIn(row.text('tags'))];
  return withNotes(question, { feedback: row.text('feedback'), hints, tags });
}

function commonIn(row: SheetRow): SheetKey {
  const difficulty = row.text('difficulty')
    ? (difficultyNamed(row.text('difficulty')) ?? row.unreadable('difficulty'))
    : null;
  const isAdditional = row.text('isAdditional')
    ? (truthNamed(row.text('isAdditional')) ?? row.unreadable('isAdditional'))
    : false;
  const durationSeconds = row.whole('durationSeconds');
  const score = row.decimal('score');
  return {
    ...(row.text('skill') && { skill: row.text('skill') }),
    ...(difficulty !== null && { difficulty }),
    ...(durationSeconds !== null && { durationSeconds }),
    ...(score !== null && { score }),
    ...(isAdditional && { isAdditional }),
  };
}

function keyIn(type: SheetType, row: SheetRow): SheetKey {
  const form = FORMS[type];
  return form ? form(row) : rubric(row);
}

const FORMS: Partial<Record<SheetType, (row: SheetRow) => SheetKey>> = {
  'multiple-choice': (row) => ({ ...choices(row), allowsSeveral: false }),
  'multiple-answers': (row) => ({ ...choices(row), allowsSeveral: true }),
  qualifier: choices,
  dropdown: choices,
  ranking: (row) => ({ choices: row.choices.map((text) => ({ text, isRight: false })) }),
  matching,
  'true-false': (row) => ({ truth: truthNamed(row.text('answer')) ?? row.unreadable('answer') }),
  'short-answer': (row) => ({ acceptedAnswers: listIn(row.text('answer')) }),
  number: (row) => ({
    number: numbersInCell(row.text('answer'), row.text('tolerance') || '0'),
    ...(row.text('unit') && { unit: row.text('unit') }),
  }),
  rating,
  date,
  'fill-in-the-blank': (row) => ({
    gapText: row.text('gapText'),
    blanks: row
      .text('answer')
      .split('\n')
      .map((line) => ({ acceptedAnswers: listIn(line) })),
  }),
  'open-ended': (row) => ({ ...rubric(row), wordLimit: row.whole('wordLimit') }),
  'file-upload': (row) => ({ ...rubric(row), fileKinds: fileKinds(row) }),
  video: recording,
  audio: recording,
};

function choices(row: SheetRow): SheetKey {
  const texts = row.choices;
  const right = new Set(choicesIn(row.text('answer'), texts) ?? row.unreadable('answer'));
  return { choices: texts.map((text, place) => ({ text, isRight: right.has(place) })) };
}

function matching(row: SheetRow): SheetKey {
  const pairs = row.choices.map((cell) => pairIn(cell) ?? row.unreadable('answer', cell));
  return matchingOf(
    pairs.filter(([prompt]) => prompt !== ''),
    pairs.filter(([prompt]) => prompt === '').map(([, match]) => match),
  );
}

function rating(row: SheetRow): SheetKey {
  const scale = steps(row, 'scale') ?? row.unreadable('scale');
  const right = steps(row, 'answer');
  const labels = { lowLabel: row.text('lowLabel') || null, highLabel: row.text('highLabel') || null };
  return {
    rating: { min: scale[0], max: scale[1], ...labels },
    ratingKey: right && { from: right[0], to: right[1] },
  };
}

/** `1..5`, `1-5` or one number for both ends. */
function steps(row: SheetRow, column: 'scale' | 'answer'): [number, number] | null {
  const text = foldDigits(row.text(column)).replace(/^(\d+)-(\d+)$/u, '$1..$2');
  if (text === '') return null;
  const [from, to] = endsIn(text);
  return /^\d{1,9}$/u.test(from) && /^\d{1,9}$/u.test(to) ? [Number(from), Number(to)] : row.unreadable(column);
}

function date(row: SheetRow): SheetKey {
  const [from, to] = endsIn(row.text('answer'));
  const end = (text: string) => dayIn(text) ?? row.unreadable('answer');
  const day = (column: 'earliest' | 'latest') =>
    row.text(column) ? (dayIn(row.text(column)) ?? row.unreadable(column)) : null;
  return {
    dateKey: { from: end(from), to: end(to) },
    dateRange: { earliest: day('earliest'), latest: day('latest') },
  };
}

function fileKinds(row: SheetRow): string[] {
  const words = row
    .text('fileKinds')
    .split(/[,;|،؛\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);
  return words.map((word) => fileKindNamed(word) ?? row.unreadable('fileKinds', word));
}

function recording(row: SheetRow): SheetKey {
  return { ...rubric(row), recordSeconds: row.whole('recordSeconds') ?? row.unreadable('recordSeconds') };
}

function rubric(row: SheetRow): SheetKey {
  return { rubric: row.text('rubric') };
}
