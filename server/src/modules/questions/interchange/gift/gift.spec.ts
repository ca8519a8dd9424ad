import { readGift } from './read-gift';
import { writeGift } from './write-gift';

const read = (text: string) => readGift(Buffer.from(text));
const only = (text: string) => {
  const { understood, problems, ignored } = read(text);
  expect(problems).toEqual([]);
  return { ...understood[0]!.question, ignored: ignored.map(({ code }) => code) };
};
const problemOf = (text: string) => {
  const { understood, problems } = read(text);
  expect(understood).toEqual([]);
  return problems.map(({ code, line, params }) => ({ code, line, params }));
};

describe('readGift understands', () => {
  it('one right choice, with name, feedback and escapes', () => {
    expect(only('::Q\\:1::What is 1\\=1? {=\\~yes#good ~no\\}#bad}')).toMatchObject({
      type: 'multiple-choice',
      text: 'What is 1=1?',
      choices: [
        { text: '~yes', isRight: true },
        { text: 'no}', isRight: false },
      ],
      allowsSeveral: false,
      notes: {
        answers: [
          { answer: '~yes', feedback: 'good' },
          { answer: 'no}', feedback: 'bad' },
        ],
      },
      ignored: [],
    });
    expect(read('::Q\\:1::What? {T}').understood[0]?.title).toBe('Q:1');
  });

  it('several right choices by their weights', () => {
    expect(only('Which? {~%50%a ~%50%b ~%-100%c ~d}')).toMatchObject({
      allowsSeveral: true,
      choices: [{ isRight: true }, { isRight: true }, { isRight: false }, { isRight: false }],
      ignored: ['PENALTY'],
    });
    expect(only('Which? {~%70%a ~%30%b ~c}').ignored).toEqual(['PARTIAL_CREDIT']);
  });

  it.each([
    ['{T}', true],
    ['{TRUE#wrong#right}', true],
    ['{F}', false],
    ['{FALSE}', false],
  ])('%s as true or false', (braces, truth) =>
    expect(only(`It is. ${braces}`)).toMatchObject({ type: 'true-false', truth }),
  );

  it('true in lower case as a word, like Moodle', () => {
    expect(only('It is {true}')).toMatchObject({ type: 'short-answer', acceptedAnswers: ['true'] });
  });

  it.each([
    ['{#1822:1}', '1822', '1'],
    ['{#3.141..3.142}', '3.1415', '0.0005'],
    ['{#-2..-1}', '-1.5', '0.5'],
    ['{#٣٫٥}', '3.5', '0'],
  ])('the number %s', (braces, value, tolerance) => {
    expect(only(`How many? ${braces}`).number).toEqual({ value, tolerance });
  });

  it.each([
    ['{#=42:0 =%50%42:2#close}', [['42', '2', '50']]],
    ['{#42 ~%50%40..44 ~#no}', [['42', '2', '50']]],
    [
      '{#=%33.33333%-42 =42 =21:1}',
      [
        ['21', '1', '100'],
        ['-42', '0', '33.33333'],
      ],
    ],
  ])('the numbers %s', (braces, others) => {
    const named = others.map(([value, tolerance, share]) => ({ value, tolerance, share }));
    expect(only(`How many? ${braces}`).number).toEqual({ value: '42', tolerance: '0', others: named });
  });

  it('an essay, a description and a category', () => {
    const reading = read('$CATEGORY: Work/Arabic\n\nRead this first.\n\nWrite about it. {}');
    expect(reading.ignored).toMatchObject([{ code: 'DESCRIPTION', line: 3 }]);
    expect(reading.understood).toMatchObject([{ line: 5, category: 'Work/Arabic', question: { type: 'open-ended' } }]);
  });

  it('a gap in a sentence', () => {
    expect(only('The capital is {=Paris} today.')).toMatchObject({
      type: 'short-answer',
      text: 'The capital is _____ today.',
    });
    expect(only('Complete.\\n\\nThe capital is {=Paris =paris} today.')).toMatchObject({
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: 'The capital is [[1]] today.',
      blanks: [{ acceptedAnswers: ['Paris', 'paris'] }],
    });
  });

  it('HTML, and notes what answers lose of it', () => {
    const html = only('[html]<p>What is <b>this</b>?</p> {=[html]<i>It</i> ~[html]<p>Not</p>}');
    expect(html).toMatchObject({
      text: 'What is this?',
      textHtml: '<p>What is <b>this</b>?</p>',
      ignored: ['FORMATTING'],
    });
    expect(html.choices).toMatchObject([{ text: 'It' }, { text: 'Not' }]);
  });

  it('patterns as what they are', () => {
    expect(only('Who? {=Ali* =Ali =\\*}')).toMatchObject({ acceptedAnswers: ['Ali', '*'], ignored: ['PATTERN'] });
  });

  it('comments, with the tags in them', () => {
    const reading = read('// a comment\n// [id:7] [tag:sums]\nIt is. {T}');
    expect(reading.understood[0]).toMatchObject({ line: 3, question: { notes: { tags: ['sums'] } } });
    expect(reading.ignored.map(({ params }) => params.text)).toEqual(['[id:7]']);
  });
});

describe('readGift refuses, with the line', () => {
  it.each([
    ['a brace that never closes', '\n\nWho? {=a ~b', 'BRACE_MISSING', 3],
    ['a brace that never opens', 'Who? =a}', 'BRACE_MISSING', 1],
    ['a single pair', '\nPair {=a -> b = -> d}', 'TOO_FEW_CHOICES', 2],
    ['one choice', 'Who? {~a}', 'TOO_FEW_CHOICES', 1],
    ['no number with all points', 'How? {#=%50%1 =%20%2}', 'ANSWER_MISSING', 1],
    ['no number', 'How? {#many}', 'NUMBER_UNREADABLE', 1],
    ['only a pattern', 'Who? {=*}', 'ONLY_PATTERNS', 1],
    ['no text', '::name:: {T}', 'TEXT_MISSING', 1],
  ])('%s', (_, text, code, line) => expect(problemOf(text)).toMatchObject([{ code, line }]));

  it('one question without losing its neighbours', () => {
    const { understood, problems } = read('A {T}\n\nB {=a\n\nC {F}');
    expect([understood.length, problems.length]).toEqual([2, 1]);
  });
});

it('writeGift says what it left out', () => {
  const { left, bytes } = writeGift([
    { type: 'rating', text: 'How?', title: 'R', rating: { min: 1, max: 5 } },
    { type: 'number', text: 'How?', title: 'N', number: { value: '1', tolerance: '0' }, unit: 'kg' },
    { type: 'short-answer', text: 'How?', title: 'S', acceptedAnswers: ['a -> b'] },
  ]);
  expect(left.map(({ title, code }) => [title, code])).toEqual([
    ['', 'FIELDS_NOT_HELD'],
    ['R', 'TYPE_NOT_HELD'],
    ['N', 'FIELDS_NOT_HELD'],
    ['S', 'TEXT_NOT_HELD'],
  ]);
  expect(bytes.toString()).toBe('::N::How? {#1:0}\n');
});
