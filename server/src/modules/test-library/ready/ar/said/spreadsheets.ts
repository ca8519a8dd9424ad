import type { SaidTest } from '../../said-test';

export const spreadsheets: SaidTest = {
  title: 'Spreadsheets',
  jobRole: 'Junior data analyst',
  description: 'Common formulas and functions, and sorting, cleaning and summing up data.',
  questions: [
    [
      'Cells A1 to A4 hold the values 10, 20, 30 and 40, in this order. What is the result of this formula?\n\n=SUM(A1:A4)/COUNT(A1:A4)',
    ],
    [
      'Column A holds names of cities and column B amounts. Which formula adds up the amounts of Riyadh alone?',
      '=COUNTIF(A:A,"Riyadh")',
      '=SUM(B:B,"Riyadh")',
      '=SUMIF(A:A,"Riyadh",B:B)',
      '=AVERAGEIF(A:A,"Riyadh",B:B)',
    ],
    ['Freezing the first row changes the values in it.'],
    [
      'A cell shows this error. What is its cause?\n\n#DIV/0!',
      'A column too narrow for the number',
      'Division by zero or by an empty cell',
      'An unknown name of a function',
      'A reference to a deleted cell',
    ],
    [
      'Which function counts the cells that meet one condition?',
      ['COUNTIF', '=COUNTIF', 'COUNTIF()', 'COUNTIFS', 'the COUNTIF function'],
    ],
    [
      'Which of these does a pivot table do directly? Mark all that apply.',
      'Sum up sales by region',
      'Count the orders of each customer',
      'Correct spelling mistakes in names',
      'Show months in columns side by side for comparison',
      'Send the report by email',
    ],
    [
      'Complete the formula so that it shows “pass” for anyone with 50 or more, and “fail” for everybody else.',
      '=IF(B2>=50,"[[1]]","[[2]]")',
      ['pass'],
      ['fail'],
    ],
    [
      'You are given a file in which names of cities are spelt in several ways and some rows are repeated. Put the steps of the work into order.',
      'Save a copy of the original file',
      'Make the spelling of the cities uniform',
      'Delete the repeated rows',
      'Build the pivot table',
      'Write a summary of the results for the manager',
    ],
    [
      'A seller reached sales of 96 thousand riyals of a target of 120 thousand. How many percent of the target is that?',
    ],
    [
      'Your manager gives you a table of five thousand orders and wants to know why sales in May were lower than in April. Explain how you look for the reason, step by step.',
      'First checks that the data are complete and sound (3), splits the difference by region, product or customer, and separates the effect of quantity from that of price (5), and presents the result briefly with what is not known yet (2).',
    ],
  ],
};
