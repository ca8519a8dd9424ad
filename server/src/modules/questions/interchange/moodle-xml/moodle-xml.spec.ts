import type { CarriedImage, WritableQuestion } from '../interchange';
import { readMoodleXml } from './read-moodle-xml';
import { writeMoodleXml } from './write-moodle-xml';

const quiz = (...questions: string[]) =>
  readMoodleXml(Buffer.from(`<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`));
const asked = (type: string, inside: string, text = '<![CDATA[<p>What?</p>]]>') =>
  `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text>${text}</text></questiontext>${inside}</question>`;
const answer = (text: string, fraction: number, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${more}</answer>`;
const only = (type: string, inside: string, text?: string) => {
  const { understood, problems, ignored } = quiz(asked(type, inside, text));
  expect(problems).toEqual([]);
  return { ...understood[0]!.question, ignored: ignored.map(({ code }) => code) };
};

describe('readMoodleXml understands', () => {
  it('one right choice, its points and what is left of it', () => {
    const feedback = '<feedback format="html"><text>Good</text></feedback>';
    const inside = `<defaultgrade>2.5000000</defaultgrade><penalty>0.3333333</penalty><single>true</single>
      ${answer('&lt;p&gt;&lt;b&gt;Left&lt;/b&gt;&lt;/p&gt;', 100, feedback)}${answer('Right', 50)}<tags><tag><text>sums</text></tag></tags><hint><text>No</text></hint>`;
    expect(only('multichoice', inside)).toMatchObject({
      type: 'multiple-choice',
      text: 'What?',
      score: 2.5,
      choices: [
        { text: 'Left', isRight: true },
        { text: 'Right', isRight: false },
      ],
      notes: { answers: [{ answer: 'Left', feedback: 'Good' }], hints: ['No'], tags: ['sums'] },
      ignored: ['PARTIAL_CREDIT', 'FORMATTING', 'PENALTY'],
    });
  });

  it.each([
    ['truefalse', answer('true', 0) + answer('false', 100), { type: 'true-false', truth: false }],
    ['shortanswer', answer('Riyadh', 100) + answer('*', 0), { acceptedAnswers: ['Riyadh'] }],
    [
      'numerical',
      `<answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>`,
      { number: { value: '3.14', tolerance: '0.01' } },
    ],
    [
      'essay',
      '<graderinfo format="html"><text>Both sides.</text></graderinfo>',
      { type: 'open-ended', rubric: 'Both sides.' },
    ],
    [
      'essay',
      '<responseformat>noinline</responseformat><attachments>1</attachments><filetypeslist>.pdf</filetypeslist>',
      { type: 'document' },
    ],
    [
      'ordering',
      answer('first', 1) + answer('second', 2),
      { type: 'ranking', choices: [{ text: 'first' }, { text: 'second' }] },
    ],
  ])('%s', (type, inside, expected) => expect(only(type, inside)).toMatchObject(expected));

  it('a text whose gaps take words', () => {
    const html =
      '&lt;p&gt;Complete.&lt;/p&gt;&lt;p&gt;Paris is in {1:SHORTANSWER:=France~%50%Gaul#old} and {2:SA:=Europe}.&lt;/p&gt;';
    expect(only('cloze', '', html)).toMatchObject({
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: 'Paris is in [[1]] and [[2]].',
      blanks: [{ acceptedAnswers: ['France'] }, { acceptedAnswers: ['Europe'] }],
      notes: { answers: [{ answer: '[[1]] Gaul', feedback: 'old' }] },
      ignored: ['PARTIAL_CREDIT'],
    });
  });

  it('a gap for a number, which says what part of the points stays behind', () => {
    const html =
      '&lt;p&gt;Add.&lt;/p&gt;&lt;p&gt;It is {1:NUMERICAL:=3.5:0.1#Yes.~=4.5:0.1~%50%4:1#Nearly.~*#No.}.&lt;/p&gt;';
    expect(only('cloze', '', html)).toMatchObject({
      gaps: [{ isNumeric: true, choices: [] }],
      blanks: [{ acceptedAnswers: ['3.5', '4.5'], tolerance: '0.1' }],
      notes: {
        answers: [
          { answer: '3.5', feedback: 'Yes.' },
          { answer: '4', feedback: 'Nearly.' },
          { answer: '*', feedback: 'No.' },
        ],
      },
      ignored: ['PARTIAL_CREDIT'],
    });
  });

  it('the category that was named last, and a description as none', () => {
    const category = '<question type="category"><category><text>$course$/top/Work/Sums</text></category></question>';
    const { understood, ignored } = quiz(category, asked('description', ''), asked('truefalse', answer('true', 100)));
    expect(understood).toMatchObject([{ line: 5, category: 'Work/Sums' }]);
    expect(ignored).toMatchObject([{ code: 'DESCRIPTION', line: 4 }]);
  });

  it('images that it brings along, and not what only counts visits elsewhere', () => {
    const html =
      '<![CDATA[<p>See <img src="@@PLUGINFILE@@/a%20b.png" alt="a map"> <img src="http://example.com/x.png" width="1" height="1"></p>]]>';
    const file = '<file name="a b.png" path="/" encoding="base64">AAEC</file>';
    const { understood, images, ignored } = quiz(
      asked('essay', '', html).replace('</questiontext>', `${file}</questiontext>`),
    );
    const [[key, image]] = [...images] as [[string, CarriedImage]];
    expect(image).toEqual({ name: 'a b.png', bytes: Buffer.from([0, 1, 2]) });
    expect(understood[0]?.question.textHtml).toContain(`<img data-file-id="${key}" alt="a map">`);
    expect(ignored).toMatchObject([{ code: 'IMAGE', params: { name: 'http://example.com/x.png' } }]);
  });
});

describe('readMoodleXml refuses, with the line of the question', () => {
  it.each([
    ['matching without pairs', asked('matching', ''), 'TOO_FEW_CHOICES'],
    ['drag and drop', asked('ddwtos', ''), 'UNSUPPORTED_TYPE'],
    ['a gap with numbers of different tolerances', asked('cloze', '', 'Is {1:NM:=3:0.1~=4:1}?'), 'SEVERAL_NUMBERS'],
    ['a gap with several right choices', asked('cloze', '', 'Is {1:MULTIRESPONSE:=a~b}?'), 'UNSUPPORTED_GAP'],
    ['no number with all points', asked('numerical', answer('1', 50) + answer('2', 20)), 'ANSWER_MISSING'],
    ['only a pattern', asked('shortanswer', answer('A*', 100)), 'ONLY_PATTERNS'],
    ['no text', asked('essay', '', ''), 'TEXT_MISSING'],
    ['one choice', asked('multichoice', answer('a', 100)), 'TOO_FEW_CHOICES'],
  ])('%s', (_, question, code) => {
    const { understood, problems } = quiz('', question, asked('truefalse', answer('true', 100)));
    expect([understood.length, problems]).toMatchObject([1, [{ code, line: 4, title: 'N' }]]);
  });

  it('another kind of XML', () => {
    expect(() => readMoodleXml(Buffer.from('<html/>'))).toThrow('XML_OTHER_KIND');
  });
});

it('writeMoodleXml keeps the images of a text', () => {
  const html = '<p>See <img data-file-id="11111111-1111-4111-8111-111111111111" alt="a map"></p>';
  const question: WritableQuestion = { type: 'open-ended', title: 'N', text: 'See a map', textHtml: html, rubric: '' };
  const image = { name: 'map.png', bytes: Buffer.from([1, 2, 3]) };
  const images = new Map([['11111111-1111-4111-8111-111111111111', image]]);
  const back = readMoodleXml(writeMoodleXml([question], images).bytes);
  expect([...back.images.values()].map(({ bytes }) => bytes)).toEqual([image.bytes]);
  expect(writeMoodleXml([question], new Map()).left.map(({ code }) => code)).toEqual(['FIELDS_NOT_HELD', 'IMAGE']);
});
