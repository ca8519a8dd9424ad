import { ask } from '../../../questions';
import { inBlocks } from '../in-blocks';
import { bilingualTest } from '../said-test';
import { javascript as said } from './said/javascript';

export const javascript = bilingualTest(said, {
  key: 'javascript-en',
  title: 'JavaScript basics',
  jobRole: 'Front-end developer',
  description: 'Values, functions, arrays, promises and a first look at TypeScript, by reading short pieces of code.',
  level: 'Beginner',
  language: 'en',
  questions: [
    inBlocks(
      ask.forNumber(
        'What does this print?\n\nconst prices = [4, 8, 15];\nconsole.log(prices.map((p) => p * 2).filter((p) => p > 10).length);',
        '2',
        '0',
        ['JavaScript', 'Easy', 75, 4],
      ),
    ),
    ask.oneOf('What does console.log(typeof null) print?', ['null', 'undefined', 'object', 'It throws an error'], 2, [
      'JavaScript',
      'Medium',
      40,
      3,
    ]),
    ask.whether('After const list = [1, 2]; the call list.push(3) throws an error, because list is constant.', false, [
      'JavaScript',
      'Easy',
      45,
      3,
    ]),
    ask.someOf(
      'Which of these values count as false in a condition? Mark all that apply.',
      ['0', '"0"', '[]', '""', 'NaN'],
      [0, 3, 4],
      ['JavaScript', 'Medium', 60, 5],
    ),
    ask.forWords(
      'Which keyword makes an async function wait for a promise?',
      ['await', 'the await keyword'],
      ['JavaScript', 'Easy', 30, 3],
    ),
    inBlocks(
      ask.dropdown(
        'In which order do the letters appear?\n\nconsole.log("A");\nsetTimeout(() => console.log("B"), 0);\nPromise.resolve().then(() => console.log("C"));\nconsole.log("D");',
        ['A B C D', 'A D B C', 'A D C B', 'A C D B'],
        2,
        ['JavaScript', 'Hard', 90, 6],
      ),
    ),
    ask.oneOf(
      'Which expression copies the object user and changes only its name?',
      ['{ user, name: "Rana" }', '{ ...user, name: "Rana" }', '{ name: "Rana", ...user }', 'user.name = "Rana"'],
      1,
      ['JavaScript', 'Medium', 60, 4],
    ),
    ask.blanks(
      'Complete the code so that it prints: Ali, Mona',
      'const people = [{ name: "Ali" }, { name: "Mona" }];\nconsole.log(people.[[1]]((p) => p.name).[[2]](", "));',
      [['map'], ['join']],
      ['JavaScript', 'Medium', 90, 5],
    ),
    ask.oneOf(
      'Which TypeScript type lets a variable hold nothing but the two words open and closed?',
      ['string', '"open" | "closed"', '["open", "closed"]', '{ open: string; closed: string }'],
      1,
      ['TypeScript', 'Medium', 60, 4],
    ),
    ask.forText(
      'A search box sends a request on every key press, and old answers sometimes overwrite new ones. Explain how you would mend both.',
      'Fewer requests by waiting for a pause in typing (4). Only the answer to the newest question counts: abort the earlier request, or compare a number or the text (5). Says how to try it out (1).',
      ['Problem solving', 'Hard', 300, 10],
    ),
  ],
});
