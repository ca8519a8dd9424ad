import { contentFields } from '../content';
import { kindOf, paperContent, shownQuestion } from '../question';
import { readDraft } from '../testing/read-draft';
import type { KeyDraft } from '.';
import { QuestionType } from '../vocabulary/question-type';

/** Everything that a draft can hold at once. What belongs to a key says so. */
const everything: KeyDraft = {
  choices: [
    { text: 'first', isRight: true },
    { text: 'last', isRight: false, isFixed: true },
  ],
  prompts: [
    { text: 'one', match: 2 },
    { text: 'two', match: 1 },
  ],
  allowsSeveral: true,
  truth: true,
  acceptedAnswers: ['secret answer'],
  comparison: { ignoresAccents: true },
  number: { value: '47.11', tolerance: '0.0815' },
  unit: 'kg',
  rating: { min: 1, max: 5, lowLabel: 'low', highLabel: 'high' },
  ratingKey: { from: 3, to: 4 },
  gapText: 'a [[1]] [[2]] [[3]]',
  gaps: [{ choices: [] }, { isNumeric: true, choices: [] }, { choices: ['one', 'two'] }],
  blanks: [
    { acceptedAnswers: ['secret blank'] },
    { acceptedAnswers: ['47.11'], tolerance: '0.0815' },
    { acceptedAnswers: [], rightChoices: [2] },
  ],
  dateRange: { earliest: '2026-01-01', latest: null },
  dateKey: { from: '2026-09-08', to: '2026-09-09' },
  grid: { columns: 2, rows: 2, cells: [{ row: 1, column: 1, text: 'shown', isLocked: true }] },
  fileKinds: ['image'],
  recordSeconds: 60,
  wordLimit: 100,
  rubric: 'secret rubric',
};

describe.each(Object.values(QuestionType))('%s', (type) => {
  const kind = kindOf(type);
  const { content, answerKey, problems } = readDraft(type, everything);

  it('is registered under its own name and reads what concerns it', () => {
    expect(kind.type).toBe(type);
    expect(problems).toEqual([]);
  });

  it('keeps its content and its key apart, in the fields that it declares', () => {
    expect(Object.keys(content).sort()).toEqual(Object.keys(contentFields[type]).sort());
    expect(Object.keys(answerKey).sort()).toEqual(Object.keys(kind.key).sort());
    expect(JSON.stringify(content)).not.toMatch(/secret|47\.11|\.0815|2026-09-|ignores/);
  });

  it('shows what it can where its key is kept back', () => {
    const shown = shownQuestion(type, { content, answerKey: {} });
    expect(JSON.stringify(shown)).not.toMatch(/secret (answer|blank|rubric)|47\.11|\.0815|2026-09-/);
  });

  it('shows a candidate its own content and nothing else', () => {
    const shown = paperContent(type, { ...content, ...answerKey });
    expect(Object.keys(shown).sort()).toEqual(Object.keys(contentFields[type]).sort());
    const fieldsOfChoices = (shown.choices ?? []).flatMap((choice) => Object.keys(choice));
    expect(fieldsOfChoices.filter((field) => !['id', 'text', 'isFixed'].includes(field))).toEqual([]);
  });

  it('loses nothing when a frozen paper is shown again', () => {
    const frozen = paperContent(type, content);
    expect(paperContent(type, frozen)).toEqual(frozen);
  });

  it('comes back from what it shows its author as it was stored', () => {
    const shown = kind.show({ content, answerKey });
    expect(Object.keys(shown).filter((field) => !(field in kind.authored))).toEqual([]);
    const again = readDraft(type, shown, content);
    expect(again).toEqual({ content, answerKey, problems: [] });
  });
});
