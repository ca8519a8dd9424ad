import { readAiken } from './read-aiken';
import { writeAiken } from './write-aiken';

const read = (text: string) => readAiken(Buffer.from(text));
const problems = (text: string) => read(text).problems.map(({ code, line }) => [code, line]);

describe('readAiken understands', () => {
  it('questions with A. and A) and the letter after ANSWER:', () => {
    const { understood } = read(
      'What is a debit?\nA. Left\nB. Right\nANSWER: A\n\nما عاصمة مصر؟\nA) دمشق\nB) القاهرة\nANSWER: B\n',
    );
    expect(understood).toMatchObject([
      {
        line: 1,
        question: { text: 'What is a debit?', choices: [{ text: 'Left', isRight: true }, { isRight: false }] },
      },
      {
        line: 6,
        question: { text: 'ما عاصمة مصر؟', choices: [{ isRight: false }, { text: 'القاهرة', isRight: true }] },
      },
    ]);
  });

  it('a question of two lines', () => {
    expect(read('One\ntwo?\nA. x\nB. y\nANSWER: B').understood[0]?.question.text).toBe('One\ntwo?');
  });
});

describe('readAiken refuses, with the line', () => {
  it('an answer that names no choice, which Moodle would make up', () => {
    expect(problems('\nWho?\nA. x\nB. y\nANSWER: C')).toEqual([['ANSWER_NOT_A_CHOICE', 5]]);
    expect(problems('Who?\nA. x\nB. y\nANSWER: b')).toEqual([['ANSWER_NOT_A_CHOICE', 4]]);
    expect(problems('Who?\nA. x\nB. y\nANSWER:')).toEqual([['ANSWER_NOT_A_CHOICE', 4]]);
  });

  it.each([
    ['a choice before a question', 'A. x\nB. y\nANSWER: A', [['CHOICE_WITHOUT_QUESTION', 1]]],
    ['an answer before a question', '\n\nANSWER: A\n', [['ANSWER_WITHOUT_QUESTION', 3]]],
    ['one choice', 'Who?\nA. x\nANSWER: A', [['TOO_FEW_CHOICES', 1]]],
    ['a question that ends with the file', 'Who?\nA. x\nB. y\n', [['ANSWER_MISSING', 1]]],
    ['a choice in lower case, which is text', 'Who?\na. x\nb. y\nANSWER: A', [['TOO_FEW_CHOICES', 1]]],
  ])('%s', (_, text, found) => expect(problems(text)).toEqual(found));

  it('a question without an answer, and reads the next', () => {
    const { understood, problems: found } = read('Who?\nA. x\nB. y\n\nWhat?\nA. x\nB. y\nANSWER: A');
    expect([understood.map(({ line }) => line), found.map(({ code, line }) => [code, line])]).toEqual([
      [5],
      [['ANSWER_MISSING', 1]],
    ]);
  });
});

it('writeAiken holds one right choice and says so of everything else', () => {
  const choices = [
    { text: 'x', isRight: true },
    { text: 'y', isRight: false },
  ];
  const { left } = writeAiken([
    { type: 'multiple-choice', title: 'one', text: 'Who?', choices, allowsSeveral: false },
    { type: 'multiple-choice', title: 'several', text: 'Who?', choices, allowsSeveral: true },
    { type: 'true-false', title: 'truth', text: 'So?', truth: true },
    { type: 'multiple-choice', title: 'letter', text: 'B. Franklin was who?', choices, allowsSeveral: false },
  ]);
  expect(left.slice(1).map(({ title, code }) => [title, code])).toEqual([
    ['several', 'TYPE_NOT_HELD'],
    ['truth', 'TYPE_NOT_HELD'],
    ['letter', 'TEXT_NOT_HELD'],
  ]);
});
