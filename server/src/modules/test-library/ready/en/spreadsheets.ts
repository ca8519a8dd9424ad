import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { spreadsheets as said } from './said/spreadsheets';

export const spreadsheets = bilingualTest(said, {
  key: 'spreadsheets-en',
  title: 'Excel for finance',
  jobRole: 'Accountant',
  description: 'Lookups, conditional sums, absolute references and the everyday checks of a finance workbook.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    ask.oneOf(
      'You copy =B2*$F$1 from C2 down to C3. What does C3 hold?',
      ['=B2*$F$1', '=B3*$F$1', '=B3*$F$2', '=C2*$F$1'],
      1,
      ['Spreadsheets', 'Easy', 60, 4],
    ),
    ask.oneOf(
      'Column A holds regions, column B months and column C amounts. Which formula adds up the amounts of the Gulf in March?',
      [
        '=SUMIF(A:A,"Gulf",C:C)+SUMIF(B:B,"March",C:C)',
        '=SUMIFS(C:C,A:A,"Gulf",B:B,"March")',
        '=COUNTIFS(A:A,"Gulf",B:B,"March")',
        '=VLOOKUP("Gulf",A:C,3,FALSE)',
      ],
      1,
      ['Spreadsheets', 'Medium', 90, 6],
    ),
    ask.whether(
      'With FALSE as its last argument, VLOOKUP works only when the first column of the table is sorted.',
      false,
      ['Spreadsheets', 'Medium', 45, 3],
    ),
    ask.dropdown(
      'VLOOKUP with FALSE as its last argument looks for a code that is not in the table. What does the cell show?',
      ['#REF!', '#N/A', '#DIV/0!', '#NAME?'],
      1,
      ['Spreadsheets', 'Easy', 45, 3],
    ),
    ask.forNumber('Cells A1 to A4 hold 120, 80, the text "n/a" and 100. What does =AVERAGE(A1:A4) show?', '100', '0', [
      'Spreadsheets',
      'Medium',
      60,
      4,
    ]),
    ask.forWords(
      'Which function returns a value of your choice when a formula ends in an error?',
      ['IFERROR', '=IFERROR', 'IFERROR()', 'the IFERROR function'],
      ['Spreadsheets', 'Easy', 45, 3],
    ),
    ask.blanks(
      'Sales are in A2. Complete the formula: a commission of 5 % when the sales are above 10,000, and otherwise 0.',
      '=IF(A2[[1]]10000,A2*[[2]],0)',
      [['>'], ['5%', '0.05', '.05']],
      ['Spreadsheets', 'Medium', 75, 5],
    ),
    ask.someOf(
      'Which of these protect a model from a silent mistake? Mark all that apply.',
      [
        'A check cell that compares debits with credits',
        'Typing the exchange rate into each formula',
        'Data validation on input cells',
        'Inputs kept on a sheet of their own',
        'Hiding the columns with intermediate steps',
      ],
      [0, 2, 3],
      ['Spreadsheets', 'Medium', 90, 6],
    ),
    ask.forNumber(
      'A loan of 60,000 is repaid in 48 equal instalments without interest. How much is left after 15 instalments?',
      '41250',
      '0.5',
      ['Accounting', 'Medium', 120, 6],
    ),
    ask.forText(
      'A colleague hands you a forecast whose balance sheet does not balance by 7,200. Describe how you look for the cause.',
      'Looks for a pattern first (half of the difference, a sign, a missing line), then checks links between statements, the cash roll-forward and retained earnings, one period at a time. 8 points for an order that would work; 2 for saying how to keep it from happening again.',
      ['Problem solving', 'Hard', 300, 10],
    ),
  ],
});
