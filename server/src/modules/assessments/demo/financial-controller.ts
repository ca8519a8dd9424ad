import { ask } from '../../questions';
import { demoTests } from '../../test-library';
import type { ReadyAssessment } from './ready-assessment';

export const financialController: ReadyAssessment = {
  title: 'Financial Controller',
  jobRole: 'Financial controller',
  description: 'Controls, consolidation and cash, with the Excel that goes with them.',
  level: 'Advanced',
  language: 'en',
  type: 'mixed',
  isActive: false,
  ageDays: 85,
  testIds: [demoTests.excelForFinance],
  questions: [
    ask.oneOf(
      'Group company A sells goods to group company B at a profit, and B still holds them at year-end. What happens to that profit in the consolidated accounts?',
      [
        'It is shown as other income',
        'It is eliminated until the goods are sold outside the group',
        'It is split between A and B',
        'It stays as it is',
      ],
      1,
      ['Consolidation', 'Hard', 90, 8],
    ),
    ask.forNumber(
      'Customers pay after 52 days, stock lies for 41 days, and suppliers are paid after 38 days. How many days long is the cash conversion cycle?',
      '55',
      '0',
      ['Working capital', 'Medium', 75, 6],
    ),
    ask.someOf(
      'Which duties should not lie with one and the same person? Mark both.',
      [
        'Creating suppliers in the system',
        'Reading the management report',
        'Releasing payments to suppliers',
        'Booking meeting rooms',
      ],
      [0, 2],
      ['Internal control', 'Easy', 60, 5],
    ),
    ask.whether('Repayment of the principal of a loan is part of the operating cash flow.', false, [
      'Cash flow',
      'Medium',
      30,
      4,
    ]),
    ask.forWords(
      'Fixed costs divided by the contribution per unit gives the … point. Which word is missing?',
      ['break-even', 'breakeven', 'break even'],
      ['Cost accounting', 'Medium', 45, 4],
    ),
    ask.forText(
      'The gross margin is three points below budget in the first quarter. Describe the analysis that you would bring to the management meeting, and how you would separate price, mix and cost.',
      'Splits the difference into price, mix and cost, each with its reference (9). Names the data needed and its limits (4). Ends in decisions that the meeting can take (5).',
      ['Variance analysis', 'Hard', 420, 18],
    ),
  ],
};
