import { readFormat, formatOf } from './formats';
import type { WritableQuestion } from './interchange';
import type { QuestionFormat } from './question-format';

const answers = (...all: [string, string][]) => all.map(([answer, feedback]) => ({ answer, feedback }));
const title = 'Q';
const tags = ['sums', 'شفوي'];
const feedback = 'Count: = ~ # {1} -> <b>\nand again.';

const held: Record<string, WritableQuestion> = {
  choice: {
    title,
    type: 'multiple-choice',
    text: 'Two?',
    allowsSeveral: false,
    choices: [
      { text: '2', isRight: true },
      { text: '3 = 2', isRight: false },
    ],
    notes: { feedback, answers: answers(['2', 'Yes.'], ['3 = 2', 'One #too many.']), tags },
  },
  truth: {
    title,
    type: 'true-false',
    text: 'Two?',
    truth: false,
    notes: { answers: answers(['true', 'No: it is odd.'], ['false', 'Right.']) },
  },
  'truth with a word for the right': {
    title,
    type: 'true-false',
    text: 'Two?',
    truth: true,
    notes: { answers: answers(['true', 'Right.']) },
  },
  words: {
    title,
    type: 'short-answer',
    text: 'Two?',
    acceptedAnswers: ['two', 'a * b'],
    notes: { answers: answers(['two', 'Yes.'], ['*', 'Two.']), tags },
  },
  number: {
    title,
    type: 'number',
    text: 'Two?',
    number: { value: '2', tolerance: '0' },
    notes: { feedback: 'Fingers.', answers: answers(['2', 'Yes.'], ['*', 'No.']) },
  },
};
const gaps: Record<string, WritableQuestion> = {
  'several gaps': {
    title,
    type: 'fill-in-the-blank',
    text: 'Fill in.',
    gapText: 'a [[1]] b [[2]] c [[3]] d [[4]]',
    gaps: [
      { isNumeric: false, choices: ['ice', 'wet'] },
      { isNumeric: true, choices: [] },
      { isNumeric: false, choices: [] },
      { isNumeric: false, choices: ['ice', 'dry'] },
    ],
    blanks: [
      { acceptedAnswers: [], rightChoices: [2] },
      { acceptedAnswers: ['3.14', '22'], tolerance: '0.01' },
      { acceptedAnswers: ['Muscat', 'مسقط', 'a * b'] },
      { acceptedAnswers: [], rightChoices: [2] },
    ],
    notes: {
      feedback,
      tags,
      answers: answers(
        ['[[1]] ice', 'Not #cold.'],
        ['[[1]] wet', 'Right.'],
        ['[[2]] 22', 'Twice ~ seven.'],
        ['[[2]] 7', 'No.'],
        ['[[2]] *', 'Pi = 3.14'],
        ['[[3]] a * b', feedback],
        ['[[3]] *', 'أعد المحاولة.'],
        ['[[4]] ice', 'Still cold.'],
      ),
    },
  },
};
const oneGap: Record<string, WritableQuestion> = {
  'one gap': {
    title,
    type: 'fill-in-the-blank',
    text: 'Fill in.',
    gapText: 'Its capital is [[1]], by the sea.',
    blanks: [{ acceptedAnswers: ['Muscat', 'مسقط'] }],
    notes: { feedback, answers: answers(['Muscat', 'Right.'], ['Sohar', 'In the north.'], ['*', 'Look at a map.']) },
  },
};
const more: Record<string, WritableQuestion> = {
  everything: {
    title,
    type: 'open-ended',
    text: 'Why?',
    rubric: '',
    notes: {
      feedback: 'Because.',
      rightFeedback: 'Well said.',
      partlyRightFeedback: 'Nearly.',
      wrongFeedback: 'No.',
      hints: ['Think.', 'Think | again.'],
      tags,
    },
  },
};

const holding: [QuestionFormat, Record<string, WritableQuestion>][] = [
  ['gift', { ...held, ...oneGap }],
  ['moodle-xml', { ...held, ...oneGap, ...gaps, ...more }],
  ['qti', { ...held, ...oneGap, ...gaps, ...more }],
  ['qti-3', { ...held, ...oneGap, ...gaps, ...more }],
];

describe.each(holding)('feedback, hints and tags in %s', (format, questions) => {
  it.each(Object.entries(questions))('come back as they went: %s', async (_, question) => {
    const { bytes } = await formatOf(format).write([question], new Map(), 'en');
    const { understood, problems, ignored } = await readFormat(format, bytes);
    expect(problems).toEqual([]);
    expect(ignored.filter(({ code }) => code === 'FEEDBACK' || code === 'TAGS' || code === 'HINTS')).toEqual([]);
    expect(understood[0]?.question.notes).toEqual(question.notes);
  });
});

it('stand in columns of a spreadsheet, which says what it cannot hold', async () => {
  const [question] = Object.values(more) as [WritableQuestion];
  const { bytes, left } = await formatOf('xlsx').write([question], new Map(), 'en');
  const { understood } = await readFormat('xlsx', bytes);
  const { feedback: told, hints } = question.notes ?? {};
  expect(understood[0]?.question.notes).toEqual({ feedback: told, hints, tags });
  expect(left).toMatchObject([{ code: 'FIELDS_NOT_HELD', params: { fields: 'answerFeedback' } }]);
});

describe('what is told of an answer that has no place of its own', () => {
  const pairs = { prompts: [{ text: 'Oman', match: 1 }], choices: [{ text: 'Muscat', isRight: false }] };
  const lost: Record<string, WritableQuestion> = {
    pairs: { title, type: 'matching', text: 'Match.', ...pairs, notes: { answers: answers(['Oman', 'Yes.']) } },
    'a choice that is none': {
      title,
      type: 'true-false',
      text: 'Two?',
      truth: true,
      notes: { answers: answers(['perhaps', 'No.']) },
    },
    'a gap that is none': {
      ...oneGap['one gap']!,
      ...gaps['several gaps'],
      notes: { answers: answers(['[[9]] a', 'No.']) },
    },
  };
  const cases = (['moodle-xml', 'gift'] as const).flatMap((format) =>
    Object.entries(lost)
      .filter(([name]) => format === 'moodle-xml' || !name.includes('gap'))
      .map(([name, question]) => [format, name, question] as const),
  );

  it.each(cases)('is said to stay behind in %s: %s', async (format, _, question) => {
    const { left } = await formatOf(format).write([question], new Map(), 'en');
    expect(left).toContainEqual(
      expect.objectContaining({ title, code: 'FIELDS_NOT_HELD', params: { fields: 'answerFeedback' } }),
    );
  });

  it.each([
    ['gift', '::Q::Match. {=Oman -> Muscat#Yes. =Qatar -> Doha}\n', 1],
    [
      'qti',
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="Q"><responseDeclaration identifier="R" cardinality="multiple" baseType="directedPair"><correctResponse><value>a c</value><value>b d</value></correctResponse></responseDeclaration><itemBody><matchInteraction responseIdentifier="R" shuffle="true"><prompt>Match.</prompt><simpleMatchSet><simpleAssociableChoice identifier="a" matchMax="1">Oman<feedbackInline identifier="a" outcomeIdentifier="F">Yes.</feedbackInline></simpleAssociableChoice><simpleAssociableChoice identifier="b" matchMax="1">Qatar</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="c" matchMax="1">Muscat</simpleAssociableChoice><simpleAssociableChoice identifier="d" matchMax="1">Doha</simpleAssociableChoice></simpleMatchSet></matchInteraction></itemBody></assessmentItem>`,
      1,
    ],
  ] as const)('is said at the question when pairs of %s come in', async (format, file, line) => {
    const { understood, problems } = await readFormat(format, Buffer.from(file));
    expect(problems).toEqual([]);
    expect(understood[0]?.left).toMatchObject([{ code: 'FEEDBACK', line, title: 'Q' }]);
    expect(understood[0]?.question).toMatchObject({ prompts: [{ text: 'Oman' }, { text: 'Qatar' }] });
  });
});

it('are read of Canvas by the names that it gives', async () => {
  const told = (ident: string, text: string) =>
    `<itemfeedback ident="${ident}"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;${text}&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>`;
  const label = (ident: string, text: string) =>
    `<response_label ident="${ident}"><material><mattext>${text}</mattext></material></response_label>`;
  const xml = `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><item ident="i" title="Q"><presentation><material><mattext>Two?</mattext></material>
    <response_lid ident="r" rcardinality="Single"><render_choice>${label('1', 'two')}${label('2', 'three')}</render_choice></response_lid></presentation>
    <resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>
    ${told('general_fb', 'Count.')}${told('correct_fb', 'Yes.')}${told('general_incorrect_fb', 'No.')}${told('2_fb', 'One more.')}</item></questestinterop>`;
  const { understood } = await readFormat('qti', Buffer.from(xml));
  expect(understood[0]?.question.notes).toEqual({
    feedback: 'Count.',
    rightFeedback: 'Yes.',
    wrongFeedback: 'No.',
    answers: [{ answer: 'three', feedback: 'One more.' }],
  });
});
