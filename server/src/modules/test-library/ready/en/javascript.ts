import { ask } from '../../../questions';
import type { ReadyTest } from '../ready-test';

export const javascript: ReadyTest = {
  key: 'javascript-en',
  title: 'JavaScript basics',
  jobRole: 'Front-end developer',
  description: 'Values, functions, arrays and promises, by reading short pieces of code.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.forNumber(
      'What does this print?\n\nconst prices = [4, 8, 15];\nconsole.log(prices.map((p) => p * 2).filter((p) => p > 10).length);',
      '2',
      '0',
      ['Arrays', 'Easy', 75, 4],
    ),
    ask.oneOf(
      'What does console.log(typeof null) print?',
      ['"null"', '"undefined"', '"object"', 'It throws an error'],
      2,
      ['Values and types', 'Medium', 40, 3],
    ),
    ask.whether('After const list = [1, 2]; the call list.push(3) throws an error, because list is constant.', false, [
      'Variables',
      'Easy',
      45,
      3,
    ]),
    ask.someOf(
      'Which of these values count as false in a condition? Mark all that apply.',
      ['0', '"0"', '[]', '""', 'NaN'],
      [0, 3, 4],
      ['Values and types', 'Medium', 60, 5],
    ),
    ask.forWords(
      'Which keyword makes a function wait for a promise inside an async function?',
      ['await'],
      ['Promises', 'Easy', 30, 3],
    ),
    ask.oneOf(
      'In which order do the letters appear?\n\nconsole.log("A");\nsetTimeout(() => console.log("B"), 0);\nPromise.resolve().then(() => console.log("C"));\nconsole.log("D");',
      ['A B C D', 'A D B C', 'A D C B', 'A C D B'],
      2,
      ['Promises', 'Hard', 90, 6],
    ),
    ask.oneOf(
      'Which expression copies the object user and changes only its name?',
      ['{ user, name: "Rana" }', '{ ...user, name: "Rana" }', '{ name: "Rana", ...user }', 'user.name = "Rana"'],
      1,
      ['Objects', 'Medium', 60, 4],
    ),
    ask.forText(
      'A search box sends a request on every key press, and old answers sometimes overwrite new ones. Explain how you would mend both.',
      'Fewer requests by waiting for a pause in typing (4). Only the answer to the newest question counts: abort the earlier request, or compare a number or the text (5). Says how to try it out (1).',
      ['Problem solving', 'Hard', 300, 10],
    ),
  ],
};
