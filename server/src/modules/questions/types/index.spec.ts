import { FieldProblems } from '../field-problems';
import { QuestionType } from '../vocabulary';
import type { AnswerKey, PaperContent } from './question-content';
import type { KeyDraft } from './question-kind';
import { questionKindOf } from '.';

/** Everything that a draft can hold at once. What belongs to a key says so. */
const everything: KeyDraft = {
  choices: [
    { text: 'first', isRight: true },
    { text: 'last', isRight: false, isFixed: true },
  ],
  allowsSeveral: true,
  truth: true,
  acceptedAnswers: ['secret answer'],
  number: { value: '4711', tolerance: '0.0815' },
  unit: 'kg',
  rating: { min: 1, max: 5, lowLabel: 'low', highLabel: 'high' },
  ratingKey: { from: 3, to: 4 },
  gapText: 'a [[1]]',
  blanks: [{ acceptedAnswers: ['secret blank'] }],
  dateRange: { earliest: '2026-01-01', latest: null },
  dateKey: { from: '2026-09-08', to: '2026-09-09' },
  grid: { columns: 2, rows: 2, cells: [{ row: 1, column: 1, text: 'shown', isLocked: true }] },
  fileKinds: ['image'],
  recordSeconds: 60,
  wordLimit: 100,
  rubric: 'secret rubric',
};

const plain: (keyof PaperContent)[] = ['allowsSeveral', 'choices'];
const shownOf: Partial<Record<QuestionType, (keyof PaperContent)[]>> = {
  rating: ['rating'],
  'open-ended': ['wordLimit'],
  number: ['unit'],
  'fill-in-the-blank': ['gapText'],
  date: ['dateRange'],
  spreadsheet: ['grid'],
  'file-upload': ['fileKinds'],
  video: ['recordSeconds'],
  audio: ['recordSeconds'],
};
const keyFields: Record<keyof AnswerKey, true> = {
  ...{ rightChoiceIds: true, rightOrder: true, truth: true, acceptedAnswers: true, number: true },
  ...{ ratingRange: true, blanks: true, days: true, rubric: true },
};

describe.each(Object.values(QuestionType))('%s', (type) => {
  const kind = questionKindOf(type);
  const problems = new FieldProblems();
  const { content, answerKey } = kind.read(everything, problems);

  it('is registered under its own name and reads what concerns it', () => {
    expect(kind.type).toBe(type);
    expect(problems.all).toEqual([]);
  });

  it('keeps its content and its key apart', () => {
    expect(Object.keys(content).filter((field) => field in keyFields)).toEqual([]);
    expect(Object.keys(answerKey).filter((field) => !(field in keyFields))).toEqual([]);
    expect(JSON.stringify(content)).not.toMatch(/secret|4711|0815|2026-09/);
  });

  it('shows a candidate its own content and nothing else', () => {
    const shown = kind.toPaper({ ...content, ...answerKey });
    expect(Object.keys(shown).sort()).toEqual([...plain, ...(shownOf[type] ?? [])].sort());
    const fieldsOfChoices = shown.choices.flatMap((choice) => Object.keys(choice));
    expect(fieldsOfChoices.filter((field) => !['id', 'text', 'isFixed'].includes(field))).toEqual([]);
  });

  it('loses nothing when a frozen paper is shown again', () => {
    const frozen = kind.toPaper(content);
    expect(kind.toPaper(frozen)).toEqual(frozen);
  });
});
