import type { SaidTest } from '../../said-test';

export const javascript: SaidTest = {
  title: 'JavaScript essentials',
  jobRole: 'Front-end developer',
  description: 'Values, functions, arrays and promises, by reading short pieces of code.',
  questions: [
    [
      'Which number does this code print?\n\nconst sales = [120, 90, 210];\nconsole.log(sales.reduce((sum, sale) => sum + sale, 0));',
    ],
    [
      'What is right about a variable declared with const?',
      'No other value can be assigned to it',
      'The content of the array it refers to cannot be changed',
      'It can be read before the line that declares it',
      'Its value has to be a number',
    ],
    ['What does this line print?\n\nconsole.log("5" + 3 - 1);'],
    ['The value of this expression is true.\n\n0 === "0"'],
    ['Which of these methods return a new array and leave the original one as it is? Mark all that apply.'],
    ['Which keyword ends a function and returns a value from it?', ['return', 'the return keyword']],
    ['Complete the code so that it takes the last item of the array names, and then the number of its items.'],
    [
      'Put the words into the order in which they appear on the screen.\n\nconsole.log("start");\nsetTimeout(() => console.log("timer"), 0);\nPromise.resolve().then(() => console.log("promise"));\nconsole.log("end");',
      'start',
      'end',
      'promise',
      'timer',
    ],
    ['Which line extracts the property city from the object user?'],
    [
      'An online shop shows five thousand products on one page, and the page has become slow. Explain how you find where the time goes, and suggest two remedies.',
      'Measures before changing anything, for example with the browser’s tools (4), suggests two fitting remedies such as paging, showing only what is visible or loading pictures later (2 each), and measures the effect afterwards (2).',
    ],
  ],
};
