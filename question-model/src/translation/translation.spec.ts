import { markAnswer } from '../mark-answer';
import { readDraft } from '../testing/read-draft';
import { carriedOver } from './carry-over';
import { faultsOf } from './check-translation';
import { inOtherLanguage } from './say-in';
import { sourceTextsOf, translationStateOf, unitsOf } from './translation';
import type { TranslatableQuestion, Translation } from './translation';
import type { KeyDraft } from '../types';
import type { QuestionType } from '../vocabulary/question-type';

const choices = [
  { text: 'Profit', isRight: true },
  { text: '42', isRight: false },
  { text: 'Loss', isRight: false },
];
const asked = (text: string, given = choices, before?: TranslatableQuestion): TranslatableQuestion => {
  const { content, answerKey } = readDraft('multiple-choice', { choices: given }, before?.content);
  return { type: 'multiple-choice', text, textHtml: null, content, answerKey };
};
const inArabic: Record<string, string> = { 'What is left?': 'ماذا يبقى؟', Profit: 'الربح', Loss: 'الخسارة' };

function translated(question: TranslatableQuestion): Translation {
  const texts = sourceTextsOf(question).flatMap(({ path, text }) =>
    inArabic[text] ? [{ path, source: text, text: inArabic[text] }] : [],
  );
  const text = texts.find(({ path }) => path === 'text')?.text ?? null;
  return { from: 'en', texts, text, textHtml: null, reviewedBy: 'somebody', reviewedAt: '2026-01-01T00:00:00.000Z' };
}

describe('a translation', () => {
  it('is whole when everything that has words is said; figures stand for themselves', () => {
    const question = asked('What is left?');
    expect(translationStateOf(question, null)).toBe('NONE');
    const whole = translated(question);
    expect(translationStateOf(question, whole)).toBe('REVIEWED');
    expect(translationStateOf(question, { ...whole, reviewedBy: null })).toBe('TRANSLATED');
    expect(translationStateOf(question, { ...whole, texts: whole.texts.slice(1) })).toBe('INCOMPLETE');
  });

  it('says the whole question and nothing else of it', () => {
    const question = asked('What is left?');
    const said = inOtherLanguage({ ...question, language: 'en', translation: translated(question) });
    expect(said).toMatchObject({ language: 'ar', text: 'ماذا يبقى؟', answerKey: question.answerKey });
    expect(said?.content.choices?.map(({ text }) => text)).toEqual(['الربح', '42', 'الخسارة']);
    expect(said?.content.choices?.map(({ id }) => id)).toEqual(question.content.choices?.map(({ id }) => id));
  });

  it('goes with its choice when choices are moved, and is stale where words were changed', () => {
    const before = asked('What is left?');
    const ids = before.content.choices?.map(({ id }) => id) ?? [];
    const moved = [
      { id: ids[2]!, text: 'Loss', isRight: false },
      { id: ids[0]!, text: 'Net profit', isRight: true },
    ];
    const after = asked('What is left?', moved, before);
    const carried = carriedOver(translated(before), before, after);
    expect(unitsOf(after, carried).map(({ path, translated: text, staleSource }) => [path, text, staleSource])).toEqual(
      [
        ['text', 'ماذا يبقى؟', null],
        ['choices.0.text', 'الخسارة', null],
        ['choices.1.text', 'الربح', 'Profit'],
      ],
    );
    expect(translationStateOf(after, carried)).toBe('STALE');
    expect(carried?.reviewedBy).toBeNull();
  });

  it.each([
    ['dropdown', { choices: [choices[0]!, choices[1]!] }, ['ماذا يبقى؟', 'الربح', null]],
    ['true-false', { truth: true }, ['ماذا يبقى؟']],
  ] as const)('keeps what it says of the same words where the type becomes %s', (type, draft, said) => {
    const before = asked('What is left?');
    const after = { ...before, type, ...readDraft(type, draft as KeyDraft) };
    const carried = carriedOver(translated(before), before, after);
    expect(unitsOf(after, carried).map(({ translated: text }) => text)).toEqual(said);
    expect(carried).toMatchObject({ text: 'ماذا يبقى؟', reviewedBy: null });
  });

  it('stays as it was read when nothing of its source is changed', () => {
    const question = asked('What is left?');
    expect(carriedOver(translated(question), question, { ...question })).toEqual(translated(question));
  });
});

describe('feedback and hints', () => {
  const notes = {
    feedback: 'What is left is profit.',
    answers: [
      { answer: 'Profit', feedback: 'Well reckoned.' },
      { answer: '*', feedback: '42' },
    ],
    hints: ['Subtract.', 'Twice.'],
    tags: ['sums'],
  };
  const question = { ...asked('What is left?'), notes };
  const arabic: Record<string, string> = {
    ...inArabic,
    [notes.feedback]: 'ما يبقى ربح.',
    'Well reckoned.': 'أحسنت.',
    'Subtract.': 'اطرح.',
    'Twice.': 'مرتين.',
  };
  const texts = sourceTextsOf(question).flatMap(({ path, text }) =>
    arabic[text] ? [{ path, source: text, text: arabic[text] }] : [],
  );
  const translation = { ...translated(question), texts };

  it('are texts of the translation, each hint one by itself', () => {
    const paths = sourceTextsOf(question).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('notes'))).toEqual([
      'notes.feedback',
      'notes.answers.0.feedback',
      'notes.answers.1.feedback',
      'notes.hints.0',
      'notes.hints.1',
    ]);
  });

  it.each(['notes.feedback', 'notes.answers.0.feedback', 'notes.hints.1'])('are missing without %s', (path) => {
    expect(translationStateOf(question, translation)).toBe('REVIEWED');
    const rest = { ...translation, texts: texts.filter((text) => text.path !== path) };
    expect(translationStateOf(question, rest)).toBe('INCOMPLETE');
    expect(unitsOf(question, rest).filter(({ isMissing }) => isMissing)).toMatchObject([{ path }]);
  });

  it('are said in the other language, naming a choice by its words there', () => {
    expect(inOtherLanguage({ ...question, language: 'en', translation })?.notes).toEqual({
      feedback: 'ما يبقى ربح.',
      answers: [
        { answer: 'الربح', feedback: 'أحسنت.' },
        { answer: '*', feedback: '42' },
      ],
      hints: ['اطرح.', 'مرتين.'],
      tags: ['sums'],
    });
  });

  it('are stale where they were changed, and go with the words that they translate', () => {
    const [first, second] = notes.hints;
    const after = { ...question, notes: { ...notes, feedback: 'Profit is left.', hints: [second!, first!] } };
    const carried = carriedOver(translation, question, after);
    const units = unitsOf(after, carried).filter(({ path }) => path.startsWith('notes'));
    expect(units.map(({ path, translated: text, staleSource }) => [path, text, staleSource])).toEqual([
      ['notes.feedback', 'ما يبقى ربح.', notes.feedback],
      ['notes.answers.0.feedback', 'أحسنت.', null],
      ['notes.answers.1.feedback', null, null],
      ['notes.hints.0', 'مرتين.', null],
      ['notes.hints.1', 'اطرح.', null],
    ]);
    expect(translationStateOf(after, carried)).toBe('STALE');
  });
});

describe('every kind of text', () => {
  const grid = { columns: 2, rows: 2, cells: [{ row: 1, column: 1, text: 'Month', isLocked: true }] };
  const kinds: [QuestionType, string, KeyDraft, string[]][] = [
    [
      'rating',
      'the labels of a rating',
      { rating: { min: 1, max: 5, lowLabel: 'Never', highLabel: 'Always' } },
      ['Never', 'Always'],
    ],
    ['spreadsheet', 'the headings of a grid', { grid, rubric: 'Sums are right' }, ['Month', 'Sums are right']],
    ['open-ended', 'the criteria of a rubric', { rubric: 'Clear: 4\nShort: 2' }, ['Clear: 4\nShort: 2']],
    [
      'matching',
      'both sides of a matching',
      {
        prompts: [
          { text: 'Cat', match: 1 },
          { text: 'Dog', match: 2 },
        ],
        choices: [
          { text: 'Mew', isRight: false },
          { text: 'Bark', isRight: false },
        ],
      },
      ['Cat', 'Dog', 'Mew', 'Bark'],
    ],
    [
      'fill-in-the-blank',
      'a text with blanks, and what is accepted in them',
      { gapText: 'Assets less [[1]]', blanks: [{ acceptedAnswers: ['debts'] }] },
      ['Assets less [[1]]', 'debts'],
    ],
    ['number', 'a unit', { number: { value: '5', tolerance: '0' }, unit: 'metres' }, ['metres']],
  ];

  it.each(kinds)('%s: %s', (type, _, draft, texts) => {
    const read = readDraft(type, draft);
    expect(read.problems).toEqual([]);
    const question = { type, text: 'Look.', textHtml: null, content: read.content, answerKey: read.answerKey };
    const sources = sourceTextsOf(question);
    expect(sources.map(({ text }) => text)).toEqual(expect.arrayContaining(['Look.', ...texts]));
    const said = sources.map(({ path, text }) => ({ path, source: text, text: `ترجمة ${text}` }));
    const none = { from: 'en' as const, text: 'ترجمة Look.', textHtml: null, reviewedBy: null, reviewedAt: null };
    const other = inOtherLanguage({ ...question, language: 'en', translation: { ...none, texts: said } });
    expect(other && sourceTextsOf(other).map(({ text }) => text)).toEqual(said.map(({ text }) => text));
    for (const path of sources.map((source) => source.path)) {
      const rest = said.filter((text) => text.path !== path);
      expect([path, translationStateOf(question, { ...none, texts: rest })]).toEqual([path, 'INCOMPLETE']);
    }
  });

  it('a picture of its own, where it contains words', () => {
    const question = { ...asked('Read'), textHtml: '<p>Read <img data-file-id="english"></p>' };
    const textHtml = '<p>اقرأ <img data-file-id="arabic"></p>';
    const texts = [{ path: 'text', source: question.textHtml, text: textHtml }];
    const translation = { ...translated(question), texts, text: 'اقرأ', textHtml };
    expect(inOtherLanguage({ ...question, language: 'en', translation })).toMatchObject({ text: 'اقرأ', textHtml });
    expect(unitsOf(question, translation)[0]).toMatchObject({ form: 'RICH', translated: textHtml });
  });
});

it('takes an answer in either language, and a unit in the one that was shown', () => {
  const own = readDraft('short-answer', { acceptedAnswers: ['equity'] });
  const other = { content: {}, answerKey: { acceptedAnswers: ['حقوق الملكية'] }, isGivenIn: true };
  const score = (text: string) =>
    markAnswer('short-answer', { content: own.content, answerKey: own.answerKey, maxScore: 500, other }, { text })
      .score;
  expect([score('Equity'), score('حقوق الملكيه'), score('أصول')]).toEqual([500, 500, 0]);
  const weighed = { content: { unit: 'kg' }, answerKey: { number: { value: '5', tolerance: '0' } }, maxScore: 100 };
  const inKilos = { content: { unit: 'كجم' }, answerKey: weighed.answerKey };
  const weigh = (isGivenIn: boolean) =>
    markAnswer('number', { ...weighed, other: { ...inKilos, isGivenIn } }, { text: '٥ كجم' }).score;
  expect([weigh(true), weigh(false)]).toEqual([100, 0]);
});

it.each([
  ['Assets = [[1]] + [[2]]', '[[2]] + [[١]] = الأصول', []],
  ['Assets = [[1]] + [[2]]', 'الأصول = [[1]]', ['GAPS']],
  ['Add 5% to 1,200.50', 'أضف ٥٪ إلى ١٬٢٠٠٫٥٠', []],
  ['Add 5% to 1,200', 'أضف ٦٪ إلى ١٢٠٠', ['NUMBERS']],
  ['<p>Solve <span data-formula="x^2"><math>x</math></span></p>', '<p>حل</p>', ['FORMULAS']],
  ['<p>Run <code>select 1</code></p>', '<p>نفذ <code>select ١</code></p>', ['CODE']],
  ['<p><img data-file-id="a"></p>', '<p><img data-file-id="b"></p>', []],
])('compares %j with %j', (source, text, faults) => {
  expect(faultsOf(source, text)).toEqual(faults);
});
