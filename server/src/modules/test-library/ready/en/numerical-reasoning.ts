import { ask } from '../../../questions';
import { inBlocks } from '../in-blocks';
import { bilingualTest } from '../said-test';
import { numericalReasoning as said } from './said/numerical-reasoning';

const branches = `Branch | Q1 | Q2 | Q3 | Q4
Dubai | 420 | 460 | 500 | 540
Sharjah | 260 | 240 | 300 | 280
Al Ain | 180 | 210 | 190 | 220`;

export const numericalReasoning = bilingualTest(said, {
  key: 'numerical-reasoning-en',
  title: 'Numerical reasoning',
  jobRole: 'Any role',
  description: 'Percentages, averages, ratios and figures read from a table. A calculator is allowed.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    inBlocks(
      ask.forNumber(
        `The table shows the sales of three branches, in thousand dirhams. By how many percent did the sales of all three together rise from the first to the fourth quarter? Round to one decimal.\n\n${branches}`,
        '20.9',
        '0.05',
        ['Numerical reasoning', 'Medium', 150, 6],
        '%',
      ),
    ),
    inBlocks(
      ask.oneOf(
        `The table shows the sales of three branches, in thousand dirhams. Which statement is right?\n\n${branches}`,
        [
          'Dubai sold more than the other two branches together in each quarter',
          'Al Ain grew faster from Q1 to Q4, in percent, than Sharjah',
          'Sharjah sold less in Q4 than in Q1',
          'Al Ain sold a quarter of the yearly total',
        ],
        1,
        ['Data analysis', 'Hard', 150, 6],
      ),
    ),
    ask.forNumber(
      'After a discount of 20 % a desk costs AED 640. What did it cost before?',
      '800',
      '0',
      ['Numerical reasoning', 'Easy', 75, 4],
      'AED',
    ),
    ask.whether('A price rises by 10 % and then falls by 10 %. It is now the same as at the beginning.', false, [
      'Numerical reasoning',
      'Easy',
      45,
      3,
    ]),
    ask.someOf(
      'An article costs 50 to make and is sold for 80. Which statements are right? Mark all that apply.',
      [
        'The profit on each article is 30',
        'The mark-up on the cost is 60 %',
        'The profit is 60 % of the selling price',
        'The profit is 37.5 % of the selling price',
        'Ten articles bring a profit of 500',
      ],
      [0, 1, 3],
      ['Numerical reasoning', 'Medium', 120, 6],
    ),
    ask.forNumber(
      'Five orders have an average value of 84. A sixth order of 120 comes in. What is the average of all six?',
      '90',
      '0',
      ['Numerical reasoning', 'Medium', 90, 5],
    ),
    ask.dropdown(
      'A car needs 7.5 litres of fuel for 100 km, and a litre costs 2.80. What does the fuel for 260 km cost?',
      ['52.00', '54.60', '58.24', '72.80'],
      1,
      ['Numerical reasoning', 'Medium', 90, 5],
    ),
    ask.ranking(
      'Put these numbers into order, the smallest first.',
      ['1/3', '0.35', '3/8', '40 %', '4/9'],
      ['Numerical reasoning', 'Medium', 75, 5],
    ),
    ask.blanks(
      'Fill in the two amounts, in digits.',
      'Two partners share 900 in the ratio 2 : 3. The smaller share is [[1]] and the larger one is [[2]].',
      [
        ['360', '360.00'],
        ['540', '540.00'],
      ],
      ['Numerical reasoning', 'Easy', 75, 4],
    ),
    ask.forText(
      'Supplier A sells a part for 12.00 with free delivery. Supplier B sells it for 10.50 and takes 240 for each delivery. Say for which order sizes B is cheaper, show how you got there, and name one thing that you would ask before you decide.',
      'Sets 12.00 × n against 10.50 × n + 240 (4). Finds that they are equal at 160 parts, so B is cheaper from 161 on (4). A sensible question such as quality, delivery time, stock cost or how often parts are ordered (2).',
      ['Problem solving', 'Hard', 240, 10],
    ),
  ],
});
