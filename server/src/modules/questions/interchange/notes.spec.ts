import { readFormat, formatOf } from './formats';
import type { WritableQuestion } from './interchange';
import type { QuestionFormat } from './question-format';

const answers = (...all: [string, string][]) => all.map(([answer, feedback]) => ({ answer, feedback }));
const title = 'Q';
const tags = ['sums', 'شفوي'];
const feedback = 'Count: = ~ # {1} -> <b>\nand again.';

const held: Record<string, WritableQuestion> = {
  choice: {
    ...{ title, type: 'multiple-choice', text: 'Two?', allowsSeveral: false },
    choices: [
      { text: '2', isRight: true },
      { text: '3 = 2', isRight: false },
    ],
    notes: { feedback, answers: answers(['2', 'Yes.'], ['3 = 2', 'One #too many.']), tags },
  },
  truth: {
    ...{ title, type: 'true-false', text: 'Two?', truth: false },
    notes: { answers: answers(['true', 'No: it is odd.'], ['false', 'Right.']) },
  },
  'truth with a word for the right': {
    ...{ title, type: 'true-false', text: 'Two?', truth: true },
    notes: { answers: answers(['true', 'Right.']) },
  },
  words: {
    ...{ title, type: 'short-answer', text: 'Two?', acceptedAnswers: ['two', 'a * b'] },
    notes: { answers: answers(['two', 'Yes.'], ['*', 'Two.']), tags },
  },
  number: {
    ...{ title, type: 'number', text: 'Two?', number: { value: '2', tolerance: '0' } },
    notes: { feedback: 'Fingers.', answers: answers(['2', 'Yes.'], ['*', 'No.']) },
  },
};
const more: Record<string, WritableQuestion> = {
  everything: {
    ...{ title, type: 'open-ended', text: 'Why?', rubric: '' },
    notes: {
      ...{ feedback: 'Because.', rightFeedback: 'Well said.', partlyRightFeedback: 'Nearly.', wrongFeedback: 'No.' },
      ...{ hints: ['Think.', 'Think | again.'], tags },
    },
  },
};

const holding: [QuestionFormat, Record<string, WritableQuestion>][] = [
  ['gift', held],
  ['moodle-xml', { ...held, ...more }],
  ['qti', { ...held, ...more }],
  ['qti-3', { ...held, ...more }],
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
    ...{ feedback: 'Count.', rightFeedback: 'Yes.', wrongFeedback: 'No.' },
    answers: [{ answer: 'three', feedback: 'One more.' }],
  });
});
