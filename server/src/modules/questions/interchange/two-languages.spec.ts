import fc from 'fast-check';
import { readQuestion } from '../question.policy';
import { QuestionType } from '../vocabulary';
import { checkReading, importedDraft } from './complete-question';
import { readFormat, formatOf } from './formats';
import type { CarriedQuestion, WritableQuestion } from './interchange';
import { chosenIn, languagesIn } from './languages-in-text';
import type { QuestionFormat } from './question-format';
import { titleOf } from './read-each';
import { saidTexts } from './two-languages';

const defaults = { skill: 'Sums', difficulty: 'Easy', durationSeconds: 60, score: 2 } as const;

function inTwo(
  own: Omit<CarriedQuestion, 'language'>,
  other: Omit<CarriedQuestion, 'language' | 'type'>,
): WritableQuestion {
  const known = { ...defaults, title: titleOf(own.text) };
  return { ...known, ...own, language: 'en', translation: { ...known, ...own, ...other, language: 'ar' } };
}

const choices = (...texts: string[]) => texts.map((text, at) => ({ text, isRight: at === 0 }));
const told = (answers: [string, string][]) => answers.map(([answer, feedback]) => ({ answer, feedback }));
const questions: WritableQuestion[] = [
  inTwo(
    { type: QuestionType.MULTIPLE_CHOICE, text: 'Which = {a}: ~b#?', choices: choices('Left & <right>', '12') },
    { text: 'أيها = {أ}: ~ب#؟', choices: choices('يسار و<يمين>', '12') },
  ),
  inTwo(
    { type: QuestionType.SHORT_ANSWER, text: 'Assets less debts?', acceptedAnswers: ['equity', 'net assets'] },
    { text: 'الأصول ناقص الديون؟', acceptedAnswers: ['حقوق الملكية', 'equity'] },
  ),
  inTwo({ type: QuestionType.TRUE_FALSE, text: 'Is it so?', truth: true }, { text: 'أهو كذلك؟' }),
  inTwo(
    {
      type: QuestionType.MULTIPLE_CHOICE,
      text: 'With feedback?',
      choices: choices('Yes', 'No'),
      notes: {
        feedback: 'So it is:\n{1} = #1',
        answers: told([
          ['Yes', 'Right ~ so.'],
          ['No', 'Look <again>.'],
        ]),
      },
    },
    {
      text: 'بملاحظات؟',
      choices: choices('نعم', 'لا'),
      notes: {
        feedback: 'هو كذلك:\n{1} = #1',
        answers: told([
          ['نعم', 'صحيح ~ جدًا.'],
          ['لا', 'انظر <ثانية>.'],
        ]),
      },
    },
  ),
  inTwo(
    {
      type: QuestionType.SHORT_ANSWER,
      text: 'Two?',
      acceptedAnswers: ['two'],
      notes: {
        answers: told([
          ['two', 'Yes.'],
          ['*', 'Count.'],
        ]),
      },
    },
    {
      text: 'كم اثنان؟',
      acceptedAnswers: ['اثنان'],
      notes: {
        answers: told([
          ['two', 'نعم.'],
          ['*', 'عدّ.'],
        ]),
      },
    },
  ),
  inTwo(
    {
      type: QuestionType.OPEN_ENDED,
      text: 'Write about it.\nAt length.',
      textHtml: '<p>Write <strong>about</strong> it.</p><p>At length.</p>',
    },
    { text: 'اكتب عنه.\nبإسهاب.', textHtml: '<p>اكتب <em>عنه</em>.</p><p>بإسهاب.</p>' },
  ),
];

async function back(format: QuestionFormat, written: readonly WritableQuestion[]) {
  const { bytes, left } = await formatOf(format).write(written, new Map(), 'en');
  const { understood, problems, ignored } = await readFormat(format, bytes);
  expect(problems).toEqual([]);
  return { left, ignored, fields: understood.map((one) => readQuestion(importedDraft(one, defaults))) };
}

/** As the bank would hold it. */
const expected = (question: WritableQuestion) =>
  readQuestion(importedDraft({ question, line: null, title: '' }, defaults));
const wordsOf = ({ text, textHtml, translation }: ReturnType<typeof readQuestion>) => ({
  text,
  textHtml,
  said: translation?.texts.map(({ path, text: other, source }) => [path, source, other]),
});

describe.each(['gift', 'moodle-xml', 'qti', 'qti-3'] as const)('%s', (format) => {
  it('holds a question in both languages, and gives it back as one', async () => {
    const { fields, ignored } = await back(format, questions);
    expect(fields.map(wordsOf)).toEqual(questions.map(expected).map(wordsOf));
    expect(ignored.map(({ code }) => code)).not.toContain('TAGS');
  });

  it('gives back every text that somebody may write, but for spaces in a row, which markup does not have', async () => {
    const line = fc
      .array(
        fc.oneof(
          fc.string({ maxLength: 12 }),
          fc.constantFrom('~', '=', '{x}', '#', '<b>', '&', ':', '\\', '%50%', '[html]'),
        ),
        {
          maxLength: 4,
        },
      )
      .map((parts) =>
        parts
          .join('')
          .replace(/[\s\p{C}]+/gu, ' ')
          .trim(),
      );
    const english = line.map((text) => `is ${text} x`.replace('  ', ' '));
    const arabic = line.map((text) => `هل تعرف ${text} س`.replace('  ', ' '));
    await fc.assert(
      fc.asyncProperty(english, english, arabic, arabic, async (text, choice, otherText, otherChoice) => {
        const question = inTwo(
          {
            type: QuestionType.MULTIPLE_CHOICE,
            text,
            choices: choices(choice, 'No'),
            notes: { feedback: choice, answers: told([['No', text]]) },
          },
          {
            text: otherText,
            choices: choices(otherChoice, 'لا'),
            notes: { feedback: otherChoice, answers: told([['لا', otherText]]) },
          },
        );
        const { fields } = await back(format, [question]);
        expect(fields.map(wordsOf)).toEqual([wordsOf(expected(question))]);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(['moodle-xml', 'qti', 'qti-3'] as const)('%s', (format) => {
  it('holds hints and feedback for right and wrong answers in both languages', async () => {
    const question = inTwo(
      {
        type: QuestionType.OPEN_ENDED,
        text: 'Why?',
        rubric: '',
        notes: {
          feedback: 'Because.',
          rightFeedback: 'Well said.',
          partlyRightFeedback: 'Nearly.',
          wrongFeedback: 'No.',
          hints: ['Think.', 'Think | again.'],
          tags: ['sums'],
        },
      },
      {
        text: 'لماذا؟',
        notes: {
          feedback: 'لأن.',
          rightFeedback: 'أحسنت.',
          partlyRightFeedback: 'كدت.',
          wrongFeedback: 'لا.',
          hints: ['فكّر.', 'فكّر | ثانية.'],
        },
      },
    );
    const { fields } = await back(format, [question]);
    expect(fields.map(wordsOf)).toEqual([wordsOf(expected(question))]);
    expect(fields[0]?.notes).toEqual(expected(question).notes);
    expect(fields[0]?.translation?.texts.map(({ path }) => path)).toContain('notes.hints.1');
  });
});

it('translates each hint by its own words where two are alike, of which the question keeps one', () => {
  const hints = (...all: string[]) => ({ notes: { hints: all } });
  const question = inTwo(
    { type: QuestionType.TRUE_FALSE, text: 'Is it so?', truth: true, ...hints('Think.', ' ', 'Think. ', 'Count.') },
    { text: 'أهو كذلك؟', ...hints('فكّر.', ' ', 'تأمّل.', 'عدّ.') },
  );
  expect(wordsOf(expected(question)).said?.slice(1)).toEqual([
    ['notes.hints.0', 'Think.', 'فكّر.'],
    ['notes.hints.1', 'Count.', 'عدّ.'],
  ]);
});

describe('a question whose translation has not all of its choices', () => {
  const span = (english: string, arabic?: string) =>
    `<span lang="en" class="multilang">${english}</span>${arabic === undefined ? '' : `<span lang="ar" class="multilang">${arabic}</span>`}`;
  const giftOf = (...all: string[]) =>
    all.map((text) => text.replaceAll('=', '\\=')) as [string, string, string, string];
  const [text, right, wrong, other] = giftOf(
    span('Which?', 'أيها؟'),
    span('A one', 'أ'),
    span('B two', 'ب'),
    span('C three'),
  );
  const moodle = (...all: string[]) =>
    `<quiz><question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${span('Which?', 'أيها؟')}]]></text></questiontext>
    <single>true</single>${all.map((one, at) => `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text><![CDATA[${one}]]></text></answer>`).join('')}</question></quiz>`;

  it.each([
    ['gift', `Whole? {=x ~y}\n\n::Q:: [html]${text} {=[html]${right} ~[html]${wrong} ~[html]${other}}`, 1],
    ['gift', '::Q:: {mlang en}Which? {=A one ~B two ~C three}{mlang}{mlang ar}أيها؟ {=أ ~ب}{mlang}', 0],
    ['moodle-xml', moodle(span('A one', 'أ'), span('B two', 'ب'), span('C three')), 0],
    ['moodle-xml', moodle(span('A one', 'أ'), span('B two', 'ب'), span('C three', ' ')), 0],
  ] as const)('is a problem at its place in %s: %s', async (format, file, others) => {
    const { ready, problems } = await checkReading(await readFormat(format, Buffer.from(file)), { defaults });
    expect(ready).toHaveLength(others);
    expect(problems).toEqual([
      {
        line: format === 'gift' && others > 0 ? 3 : 1,
        title: 'Q',
        code: 'TRANSLATION_UNEQUAL',
        place: others,
        params: { text: 'choices', written: 3, said: 2 },
      },
    ]);
  });

  it('is one too where only the question itself is not said', async () => {
    const file = moodle(span('A one', 'أ'), span('B two', 'ب')).replace(span('Which?', 'أيها؟'), span('Which?'));
    const { ready, problems } = await checkReading(await readFormat('moodle-xml', Buffer.from(file)), { defaults });
    expect(ready).toEqual([]);
    expect(problems).toMatchObject([
      { title: 'Q', code: 'TRANSLATION_UNEQUAL', params: { text: 'text', written: 1, said: 0 } },
    ]);
  });
});

const pairs = inTwo(
  {
    type: QuestionType.MATCHING,
    text: 'Pair them.',
    prompts: [
      { text: 'Cat', match: 1 },
      { text: 'Dog', match: 2 },
    ],
    choices: [
      { text: 'Mew', isRight: false },
      { text: 'Bark', isRight: false },
    ],
  },
  {
    text: 'صل بينها.',
    prompts: [
      { text: 'قطة', match: 1 },
      { text: 'كلب', match: 2 },
    ],
    choices: [
      { text: 'مواء', isRight: false },
      { text: 'نباح', isRight: false },
    ],
  },
);
const chosen = inTwo(
  {
    type: QuestionType.FILL_IN_THE_BLANK,
    text: 'Complete.',
    gapText: 'The [[1]] is [[2]].',
    gaps: [
      { isNumeric: false, choices: ['sky', 'sea'] },
      { isNumeric: false, choices: [] },
    ],
    blanks: [{ acceptedAnswers: [], rightChoices: [1] }, { acceptedAnswers: ['blue'] }],
  },
  {
    text: 'أكمل.',
    gapText: 'لون [[1]] [[2]].',
    gaps: [
      { isNumeric: false, choices: ['السماء', 'البحر'] },
      { isNumeric: false, choices: [] },
    ],
    blanks: [{ acceptedAnswers: [], rightChoices: [1] }, { acceptedAnswers: ['أزرق'] }],
  },
);

it.each(['qti', 'qti-3'] as const)('%s holds pairs and gaps in both languages', async (format) => {
  const { fields } = await back(format, [pairs, chosen]);
  expect(fields.map(wordsOf)).toEqual([pairs, chosen].map(expected).map(wordsOf));
});

it('does not guess which is which where fewer are said in the other language', () => {
  const { translation } = pairs;
  const few = { ...translation!, choices: translation!.choices!.slice(0, 1) };
  expect(saidTexts(pairs, few).map(({ path }) => path)).toEqual(['text']);
});

describe('a question in both languages that is changed before it is taken over', () => {
  const read = inTwo(
    {
      type: QuestionType.MULTIPLE_CHOICE,
      text: 'Assets < debts?',
      textHtml: '<p>Assets &lt; <strong>debts</strong>?</p>',
      choices: choices('Profit', 'Loss'),
      notes: { feedback: 'Read again.' },
    },
    {
      text: 'الأصول < الديون؟',
      textHtml: '<p>الأصول &lt; <strong>الديون</strong>؟</p>',
      choices: choices('الربح', 'الخسارة'),
      notes: { feedback: 'اقرأ ثانية.' },
    },
  );
  const [profit, loss] = [
    { text: 'Profit', isRight: true },
    { text: 'Loss', isRight: false },
  ];
  const asked = ['text', '<p dir="auto">الأصول &lt; <strong>الديون</strong>؟</p>'];
  const feedback = ['notes.feedback', 'اقرأ ثانية.'];

  async function takenOver(change: Partial<CarriedQuestion>, question: WritableQuestion = read) {
    const { bytes } = await formatOf('moodle-xml').write([question], new Map(), 'en');
    const reading = await readFormat('moodle-xml', bytes);
    const { translation: _, ...shown } = question;
    const changed = importedDraft({ question: { ...shown, ...change }, line: null, title: '' }, defaults);
    const { ready, problems } = await checkReading(reading, { defaults, changes: new Map([[0, changed]]) });
    expect(problems).toEqual([]);
    return readQuestion(ready[0]!.draft).translation?.texts.map(({ path, text }) => [path, text]);
  }

  it.each([
    ['its points', { score: 7 }, [asked, ['choices.0.text', 'الربح'], ['choices.1.text', 'الخسارة'], feedback]],
    [
      'the order of its choices',
      { choices: [loss, profit] },
      [asked, ['choices.0.text', 'الخسارة'], ['choices.1.text', 'الربح'], feedback],
    ],
    [
      'what a choice says',
      { choices: [{ ...profit, text: 'Gain' }, loss] },
      [asked, ['choices.1.text', 'الخسارة'], feedback],
    ],
    [
      'a choice more before the others',
      { choices: [{ text: 'Neither', isRight: false }, profit, loss] },
      [asked, ['choices.1.text', 'الربح'], ['choices.2.text', 'الخسارة'], feedback],
    ],
    [
      'its formatting',
      { textHtml: null },
      [['text', 'الأصول < الديون؟'], ['choices.0.text', 'الربح'], ['choices.1.text', 'الخسارة'], feedback],
    ],
    [
      'all its words',
      { text: 'Why?', textHtml: null, choices: choices('A', 'B'), notes: { feedback: 'So.' } },
      undefined,
    ],
  ])('says the same of the same in the other language: %s', async (_, change, said) => {
    expect(await takenOver(change)).toEqual(said);
  });

  it('says of two texts that are alike each its own', async () => {
    const onAnswers = (...feedbacks: string[]) => ({
      answers: feedbacks.map((feedback, at) => ({ answer: `${at}`, feedback })),
    });
    const answered = inTwo(
      { type: QuestionType.SHORT_ANSWER, text: 'Two?', acceptedAnswers: ['2'], notes: onAnswers('No.', 'No.', 'Yes.') },
      { text: 'كم اثنان؟', notes: onAnswers('لا.', 'كلا.', 'نعم.') },
    );
    expect(await takenOver({ notes: onAnswers('Yes.', 'No.', 'No.') }, answered)).toEqual([
      ['text', 'كم اثنان؟'],
      ['notes.answers.0.feedback', 'نعم.'],
      ['notes.answers.1.feedback', 'لا.'],
      ['notes.answers.2.feedback', 'كلا.'],
    ]);
  });

  it('keeps a sign in the other language that would be markup in a text with formatting', async () => {
    const plain = inTwo(
      { type: QuestionType.TRUE_FALSE, text: 'x < y?', truth: true },
      { text: 'إذا كان x<y فما قيمة x؟' },
    );
    expect(await takenOver({ textHtml: '<p>x &lt; <strong>y</strong>?</p>' }, plain)).toEqual([
      ['text', 'إذا كان x<y فما قيمة x؟'],
    ]);
  });
});

describe('what cannot hold both', () => {
  const gaps = inTwo(
    {
      type: QuestionType.FILL_IN_THE_BLANK,
      text: 'Complete.',
      gapText: 'The [[1]] is left.',
      blanks: [{ acceptedAnswers: ['debit'] }],
    },
    { text: 'أكمل.', gapText: 'الجانب الأيسر [[1]] دائمًا.', blanks: [{ acceptedAnswers: ['المدين'] }] },
  );
  it.each([
    ['aiken', questions[0]!],
    ['xlsx', questions[0]!],
    ['gift', gaps],
    ['moodle-xml', gaps],
    ['gift', pairs],
    ['moodle-xml', pairs],
  ] as const)('is said for %s', async (format, question) => {
    const { left } = await formatOf(format).write([question], new Map(), 'en');
    expect(left.map(({ params }) => String(params.fields))).toContainEqual(expect.stringContaining('translation'));
  });
});

describe('texts of Moodle', () => {
  const spans = `<p>1: <span class="multilang" lang="ar">مرحبا</span> <span lang="en_us" class="multilang" dir="ltr">Hello</span>!</p>`;
  it.each([
    ['spans in either order', spans, '<p>1: Hello!</p>', '<p>1: مرحبا!</p>'],
    ['blocks of the plugin', 'A {mlang ar}مرحبا{mlang}{mlang en,fr}Hello{mlang} B', 'A Hello B', 'A مرحبا B'],
    [
      'a language of its own for the rest',
      '{mlang ar}مرحبا{mlang}{mlang other}Hi{mlang}{mlang de}Hallo{mlang}',
      'Hi',
      'مرحبا',
    ],
  ])('are read from %s', (_, text, english, arabic) => {
    expect([chosenIn(text, 'en'), chosenIn(text, 'ar')]).toEqual([english, arabic]);
  });

  it('are in two languages only where both are there', () => {
    expect(languagesIn(spans)).toEqual(['ar', 'en']);
    expect(
      languagesIn('<span lang="de" class="multilang">x</span><span lang="en" class="multilang">y</span>'),
    ).toBeNull();
  });
});
