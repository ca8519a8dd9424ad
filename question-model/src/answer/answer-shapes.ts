import { day, flag, group, id, list, text, whole } from '../shape/declare';
import type { Group, ValueOf } from '../shape/shape';
import { answerLimits } from './answer-limits';

const { text: longest, blank, rating, rows, columns } = answerLimits;

const cell = group(
  'AnswerCell',
  { row: whole(1, rows), column: whole(1, columns), text: text({ max: longest, isCode: true }) },
  'What was written into a cell; row and column count from 1.',
);

const match = group(
  'Match',
  { promptId: id('Of the prompt that got a choice.'), choiceId: id() },
  'A choice that was put to a prompt.',
);

/** The forms that an answer has; each is a group of one field, named like it. */
export const answerShapes = {
  choiceIds: group(
    'ChoicesAnswer',
    { choiceIds: list(id(), 'Of a ranking all of them, the first one first; otherwise in no order.') },
    'What was chosen.',
  ),
  matches: group(
    'MatchesAnswer',
    { matches: list(match, 'In no order; a prompt that has none yet is left out.') },
    'What was put together.',
  ),
  truth: group(
    'TruthAnswer',
    { truth: flag('Whether the statement was called true.') },
    'What a statement was called.',
  ),
  text: group(
    'TextAnswer',
    { text: text({ max: longest, isCode: true }, 'As typed, numbers too; at most 20,000 characters.') },
    'What was written.',
  ),
  rating: group(
    'RatingAnswer',
    { rating: whole(1, rating, 'On the scale of the question.') },
    'The step of a scale that was taken.',
  ),
  date: group('DateAnswer', { date: day('yyyy-mm-dd.') }, 'The day that was named.'),
  blanks: group(
    'BlanksAnswer',
    {
      blanks: list(
        text({ max: blank, isOneLine: true, isCode: true }),
        'By the numbers of the markers; empty where nothing was typed.',
      ),
    },
    'What was typed into the blanks of a text.',
  ),
  cells: group(
    'CellsAnswer',
    { cells: list(cell, 'Only what differs from the grid that was given; at most 26 by 100.') },
    'What was written into a grid.',
  ),
  fileIds: group(
    'FilesAnswer',
    { fileIds: list(id(), 'Files that were uploaded for this question.') },
    'What was handed in: files or a recording.',
  ),
} as const satisfies Readonly<Record<string, Group>>;

type Shapes = typeof answerShapes;

/** What an answer of each form holds. */
export type AnswerForms = { [Form in keyof Shapes]: FormOf<Shapes[Form], Form> };
type FormOf<G, Form> = G extends { fields: infer F } ? (Form extends keyof F ? ValueOf<F[Form]> : never) : never;

export type AnswerCell = ValueOf<typeof cell>;
