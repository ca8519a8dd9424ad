import type { SittingAnswer, Value } from './attempts';

type Shown = NonNullable<SittingAnswer['question']>;

/** One type as the API knows it: what an author sends, what a candidate sees and gives, and what it earns. */
export interface TypeCase {
  type: string;
  /** Content and key, sent as they are here and read back the same. */
  content?: Record<string, unknown>;
  key?: Record<string, unknown>;
  right?: (shown: Shown) => Value;
  wrong?: (shown: Shown) => Value;
  /** What the mark of each of the two says. */
  codes: { right: string; wrong: string };
}

const byText =
  (...texts: string[]) =>
  ({ choices }: Shown): Value => ({
    choiceIds: texts.map((text) => choices.find((choice) => choice.text === text)?.id ?? ''),
  });
const matching =
  (...texts: string[]) =>
  ({ prompts, choices }: Shown): Value => ({
    matches: prompts.map(({ id }, index) => ({
      promptId: id,
      choiceId: choices.find((choice) => choice.text === texts[index])?.id ?? '',
    })),
  });
const always = (value: Value) => () => value;
const choices = [
  { text: 'alpha', isRight: false, isFixed: false },
  { text: 'beta', isRight: true, isFixed: false },
  { text: 'gamma', isRight: false, isFixed: true },
];
const order = choices.map((choice) => ({ ...choice, isRight: false, isFixed: false }));
const byPerson = { right: 'AWAITS_PERSON', wrong: 'NO_ANSWER' };
const unanswered = { right: 'NO_ANSWER', wrong: 'NO_ANSWER' };
const rubric = { rubric: 'secret rubric' };
const grid = { columns: 3, rows: 2, cells: [{ row: 1, column: 1, text: 'Item', isLocked: true }] };

/** In this order in the assessment; the qualifier is last, so that a test can see it asked first. */
export const typeCases: TypeCase[] = [
  {
    type: 'MULTIPLE_CHOICE',
    key: { choices, allowsSeveral: false },
    right: byText('beta'),
    wrong: byText('alpha'),
    codes: { right: 'RIGHT_CHOICE', wrong: 'WRONG_CHOICE' },
  },
  {
    type: 'TRUE_FALSE',
    key: { truth: false },
    right: always({ truth: false }),
    wrong: always({ truth: true }),
    codes: { right: 'RIGHT_TRUTH', wrong: 'WRONG_TRUTH' },
  },
  {
    type: 'RATING',
    content: { rating: { min: 1, max: 5, lowLabel: 'low', highLabel: null } },
    key: { ratingKey: { from: 4, to: 5 } },
    right: always({ rating: 4 }),
    wrong: always({ rating: 3 }),
    codes: { right: 'RATING_IN_RANGE', wrong: 'RATING_OUT_OF_RANGE' },
  },
  {
    type: 'DROPDOWN',
    key: { choices },
    right: byText('beta'),
    wrong: byText('gamma'),
    codes: { right: 'RIGHT_CHOICE', wrong: 'WRONG_CHOICE' },
  },
  {
    type: 'RANKING',
    key: { choices: order },
    right: byText('alpha', 'beta', 'gamma'),
    wrong: byText('gamma', 'beta', 'alpha'),
    codes: { right: 'RIGHT_ORDER', wrong: 'PAIRS_IN_ORDER' },
  },
  {
    type: 'MATCHING',
    key: {
      prompts: [
        { text: 'prompt one', match: 1 },
        { text: 'prompt two', match: 2 },
      ],
      choices: ['beta', 'alpha', 'gamma'].map((text) => ({ text, isRight: false, isFixed: false })),
    },
    right: matching('beta', 'alpha'),
    wrong: matching('alpha', 'gamma'),
    codes: { right: 'ALL_PAIRS_RIGHT', wrong: 'NO_PAIR_RIGHT' },
  },
  {
    type: 'OPEN_ENDED',
    content: { wordLimit: 200 },
    key: rubric,
    right: always({ text: 'Because …' }),
    codes: byPerson,
  },
  {
    type: 'SHORT_ANSWER',
    key: { acceptedAnswers: ['secret word'] },
    right: always({ text: ' Secret  WORD' }),
    wrong: always({ text: 'word' }),
    codes: { right: 'ACCEPTED_ANSWER', wrong: 'NOT_ACCEPTED' },
  },
  {
    type: 'NUMBER',
    content: { unit: 'kg' },
    key: { number: { value: '4711.5', tolerance: '0.5' } },
    right: always({ text: '٤٧١٢' }),
    wrong: always({ text: '4710' }),
    codes: { right: 'NUMBER_IN_RANGE', wrong: 'NUMBER_OUT_OF_RANGE' },
  },
  {
    type: 'FILL_IN_THE_BLANK',
    content: { gapText: 'one [[1]] two [[2]]', gaps: [] },
    key: { blanks: [{ acceptedAnswers: ['secret one', 'first'] }, { acceptedAnswers: ['secret two'] }] },
    right: always({ blanks: ['FIRST', 'Secret two'] }),
    wrong: always({ blanks: ['', 'first'] }),
    codes: { right: 'ALL_BLANKS_RIGHT', wrong: 'NO_BLANK_RIGHT' },
  },
  {
    type: 'DATE',
    content: { dateRange: { earliest: '2026-01-01', latest: null } },
    key: { dateKey: { from: '2026-09-08', to: '2026-09-09' } },
    right: always({ date: '2026-09-09' }),
    wrong: always({ date: '2026-09-10' }),
    codes: { right: 'DATE_IN_RANGE', wrong: 'DATE_OUT_OF_RANGE' },
  },
  {
    type: 'SPREADSHEET',
    content: { grid },
    key: rubric,
    right: always({ cells: [{ row: 2, column: 3, text: '=A1' }] }),
    codes: byPerson,
  },
  { type: 'XLCX', key: rubric, codes: unanswered },
  { type: 'DOCUMENT', key: rubric, codes: unanswered },
  { type: 'SLIDES', key: rubric, codes: unanswered },
  { type: 'FILE_UPLOAD', content: { fileKinds: ['IMAGE', 'DOCUMENT'] }, key: rubric, codes: unanswered },
  { type: 'VIDEO', content: { recordSeconds: 60 }, key: rubric, codes: unanswered },
  { type: 'AUDIO', content: { recordSeconds: 90 }, key: rubric, codes: unanswered },
  {
    type: 'QUALIFIER',
    key: { choices },
    right: byText('beta'),
    wrong: byText('alpha'),
    codes: { right: 'QUALIFYING_ANSWER', wrong: 'DISQUALIFYING_ANSWER' },
  },
];
