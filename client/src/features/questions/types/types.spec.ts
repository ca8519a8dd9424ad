import { problemsOf } from '../problems-of';
import { storedQuestion } from '../testing/stored-question';
import type { QuestionFields } from './question-type';
import { DEFAULT_TYPE, typeGroups, typeOf } from '.';

const choices = (...rights: boolean[]) =>
  rights.map((isRight, index) => ({ id: `c${index}`, text: `Choice ${index}`, isRight, isFixed: index === 2 }));
const sentChoices = (...rights: boolean[]) =>
  rights.map((isRight, index) => ({
    id: `c${index}`,
    text: `Choice ${index}`,
    isRight,
    ...(index === 2 && { isFixed: true }),
  }));

const blank = (...acceptedAnswers: string[]) => ({ acceptedAnswers, tolerance: null, rightChoices: null });
const prompt = (id: string, match: number) => ({ id, text: `Prompt ${id}`, match });

/** Each type as the server has it, and the fields in which it goes back. */
const examples: [QuestionFields['type'], Partial<QuestionFields>, Record<string, unknown>][] = [
  ['QUALIFIER', { choices: choices(true, false, true) }, { choices: sentChoices(true, false, true) }],
  [
    'MULTIPLE_CHOICE',
    { choices: choices(false, true, true), allowsSeveral: true },
    { choices: sentChoices(false, true, true), allowsSeveral: true },
  ],
  ['TRUE_FALSE', { truth: false }, { truth: false }],
  [
    'RATING',
    { rating: { min: 1, max: 10, lowLabel: 'Low', highLabel: null }, ratingKey: { from: 7, to: 10 } },
    { rating: { min: 1, max: 10, lowLabel: 'Low', highLabel: null }, ratingKey: { from: 7, to: 10 } },
  ],
  ['DROPDOWN', { choices: choices(false, true) }, { choices: sentChoices(false, true) }],
  ['RANKING', { choices: choices(false, false, false) }, { choices: sentChoices(false, false, false) }],
  [
    'MATCHING',
    { prompts: [prompt('p', 1), prompt('q', 2)], choices: choices(false, false).slice(0, 2) },
    {
      prompts: [prompt('p', 1), prompt('q', 2)],
      choices: [0, 1].map((index) => ({ id: `c${index}`, text: `Choice ${index}`, isRight: false })),
    },
  ],
  [
    'SPREADSHEET',
    { grid: { columns: 2, rows: 2, cells: [{ row: 1, column: 1, text: 'Item', isLocked: true }] }, rubric: 'r' },
    { grid: { columns: 2, rows: 2, cells: [{ row: 1, column: 1, text: 'Item', isLocked: true }] }, rubric: 'r' },
  ],
  ['XLCX', { rubric: 'r' }, { rubric: 'r' }],
  ['DOCUMENT', { rubric: null }, { rubric: '' }],
  ['SLIDES', { rubric: 'r' }, { rubric: 'r' }],
  ['FILE_UPLOAD', { fileKinds: ['TEXT', 'IMAGE'], rubric: 'r' }, { fileKinds: ['IMAGE', 'TEXT'], rubric: 'r' }],
  ['VIDEO', { recordSeconds: 90, rubric: 'r' }, { recordSeconds: 90, rubric: 'r' }],
  ['AUDIO', { recordSeconds: 5 }, { recordSeconds: 5, rubric: '' }],
  ['OPEN_ENDED', { rubric: 'r', wordLimit: 250 }, { rubric: 'r', wordLimit: 250 }],
  ['SHORT_ANSWER', { acceptedAnswers: ['Accrual'] }, { acceptedAnswers: ['Accrual'] }],
  [
    'SHORT_ANSWER',
    { acceptedAnswers: ['café'], comparison: { ignoresAccents: true, ignoresArticles: false, ignoresSpacing: false } },
    { acceptedAnswers: ['café'], comparison: { ignoresAccents: true, ignoresArticles: false, ignoresSpacing: false } },
  ],
  [
    'NUMBER',
    {
      number: { value: '42.5', tolerance: '0.5', others: [{ value: '40', tolerance: '0', share: '50' }] },
      unit: 'SAR',
    },
    {
      number: { value: '42.5', tolerance: '0.5', others: [{ value: '40', tolerance: '0', share: '50' }] },
      unit: 'SAR',
    },
  ],
  [
    'FILL_IN_THE_BLANK',
    { gapText: 'A [[1]] b [[2]]', gaps: [], blanks: [blank('x', 'y'), blank('z')] },
    { gapText: 'A [[1]] b [[2]]', blanks: [{ acceptedAnswers: ['x', 'y'] }, { acceptedAnswers: ['z'] }] },
  ],
  [
    'DATE',
    { dateRange: { earliest: '2026-01-01', latest: null }, dateKey: { from: '2026-11-21', to: '2026-11-21' } },
    { dateRange: { earliest: '2026-01-01', latest: null }, dateKey: { from: '2026-11-21', to: '2026-11-21' } },
  ],
];

describe('the types of questions', () => {
  it('are the eighteen of the specification and matching, the qualifier first', () => {
    const offered = typeGroups.flatMap(({ definitions }) => definitions.map(({ type }) => type));
    expect(offered).toEqual([...new Set(examples.map(([type]) => type))]);
    expect(offered).toHaveLength(19);
    expect(DEFAULT_TYPE).toBe('QUALIFIER');
  });

  it.each(examples)('%s goes back as it came', (type, fields, sent) => {
    const { read, schema, write } = typeOf(type);
    const answer = read(storedQuestion({ type, ...fields }));
    expect(problemsOf(schema, answer)).toEqual({});
    expect(write(answer)).toEqual(sent);
  });

  it.each(examples)('%s survives being kept in the browser', (type, fields, sent) => {
    const { read, write } = typeOf(type);
    const kept: unknown = JSON.parse(JSON.stringify(read(storedQuestion({ type, ...fields }))));
    expect(write(kept)).toEqual(sent);
  });
});

const problemsIn = (
  type: QuestionFields['type'],
  change: (blank: Record<string, unknown>) => Record<string, unknown>,
) => {
  const { blank, schema } = typeOf(type);
  return problemsOf(schema, change(blank() as Record<string, unknown>));
};

describe('what each type refuses', () => {
  it('a scale outside of 1 to 10, or upside down', () => {
    expect(problemsIn('RATING', (own) => ({ ...own, min: '0', max: '١١' }))).toEqual({
      min: 'questions:problem.range|{"min":1,"max":10}',
      max: 'questions:problem.range|{"min":1,"max":10}',
    });
    expect(problemsIn('RATING', (own) => ({ ...own, min: '5', max: '٥' }))).toEqual({
      max: 'questions:problem.aboveMin',
    });
  });

  it('a key that is not on the scale, once there is to be one', () => {
    expect(problemsIn('RATING', (own) => ({ ...own, from: '9', to: '' }))).toEqual({});
    expect(problemsIn('RATING', (own) => ({ ...own, isKeyed: true, from: '9', to: '' }))).toEqual({
      from: 'questions:problem.onScale',
      to: 'questions:problem.number',
    });
    expect(problemsIn('RATING', (own) => ({ ...own, isKeyed: true, from: '٤', to: '3' }))).toEqual({
      to: 'questions:problem.notBelowFrom',
    });
  });

  it.each(['VIDEO', 'AUDIO'] as const)('a record time of %s that is no number from 5 to 600', (type) => {
    const problem = (recordSeconds: string) => problemsIn(type, (own) => ({ ...own, recordSeconds })).recordSeconds;
    expect(problem('')).toBe('questions:problem.recordTime');
    expect(problem('soon')).toBe('questions:problem.whole');
    expect(problem('601')).toBe('questions:problem.range|{"min":5,"max":600}');
    expect(problem('٦٠٠')).toBeUndefined();
  });

  it('a date without a right day, or with one that nobody can choose', () => {
    expect(problemsIn('DATE', (own) => own)).toEqual({ from: 'questions:problem.rightDay' });
    const outside = { earliest: '2026-01-01', latest: '2026-01-31', from: '2026-01-30', to: '2026-02-02' };
    expect(problemsIn('DATE', () => outside)).toEqual({ to: 'questions:problem.outsideLimits' });
    const upsideDown = { earliest: '2026-02-01', latest: '2026-01-31', from: null, to: null };
    expect(problemsIn('DATE', () => upsideDown)).toMatchObject({ latest: 'questions:problem.dayOrder' });
  });

  it('files of no kind', () =>
    expect(problemsIn('FILE_UPLOAD', (own) => ({ ...own, fileKinds: [] }))).toEqual({
      fileKinds: 'questions:problem.fileKinds',
    }));

  it('a word limit that is no whole number', () =>
    expect(problemsIn('OPEN_ENDED', (own) => ({ ...own, wordLimit: 'ten' }))).toEqual({
      wordLimit: 'questions:problem.whole',
    }));

  it('a qualifier that disqualifies everybody', () => {
    const none = [
      { text: 'Yes', isRight: false },
      { text: 'No', isRight: false },
    ];
    expect(problemsIn('QUALIFIER', () => ({ choices: none }))).toEqual({ choices: 'questions:problem.acceptable' });
  });

  it('a dropdown with two right answers', () => {
    const two = [
      { text: 'Yes', isRight: true },
      { text: 'No', isRight: true },
    ];
    expect(problemsIn('DROPDOWN', () => ({ choices: two }))).toEqual({ choices: 'questions:problem.oneRightOnly' });
  });
});
