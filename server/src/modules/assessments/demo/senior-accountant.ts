import { ask } from '../../questions';
import type { ReadyAssessment } from './ready-assessment';

export const seniorAccountant: ReadyAssessment = {
  title: 'Senior Accountant, Gulf',
  jobRole: 'Senior accountant',
  description:
    'For accountants who close the month on their own: revenue under IFRS 15, VAT in the Gulf, depreciation, reconciliation, and explaining figures to others.',
  level: 'Advanced',
  language: 'en',
  type: 'skills',
  isActive: true,
  ageDays: 27,
  testIds: [],
  questions: [
    ask.oneOf(
      'A customer pays for a yearly service in advance. Which account is credited?',
      ['Service revenue', 'Deferred income', 'Accounts receivable', 'Prepaid expenses'],
      1,
      ['Revenue recognition', 'Easy', 60, 5],
    ),
    ask.whether('VAT paid on a staff party can be recovered in the UAE.', false, ['VAT', 'Medium', 30, 3]),
    ask.oneOf(
      'A machine is sold with two years of free maintenance for one price. How is revenue recognised under IFRS 15?',
      [
        'All of it when the machine is delivered',
        'Split the price between machine and maintenance, and recognise each part as it is provided',
        'Evenly over the two years',
        'All of it when the customer pays',
      ],
      1,
      ['Revenue recognition', 'Hard', 90, 8],
    ),
    ask.someOf(
      'Which of these have to be posted before the month can be closed? Mark all that apply.',
      [
        'Depreciation of the month',
        'Costs that were incurred and not invoiced yet',
        'The payroll of next month',
        'Revaluation of balances in foreign currency',
        'The budget of next year',
      ],
      [0, 1, 3],
      ['Month-end closing', 'Medium', 120, 8],
    ),
    ask.forNumber(
      'A machine costs SAR 120,000, has a residual value of SAR 20,000 and a useful life of 5 years. It is depreciated by the double declining balance method. What is the depreciation charge for year 2? Answer in SAR.',
      '28800',
      '1',
      ['Fixed assets', 'Hard', 120, 6],
    ),
    ask.forNumber(
      'The bank statement shows AED 84,300. Cheques of AED 6,150 have not been presented, and a deposit of AED 3,400 made on the last day is not on the statement yet. The bank has charged AED 90 that the cash book does not show. What is the balance of the cash book before that charge is posted? Answer in AED.',
      '81640',
      '0',
      ['Bank reconciliation', 'Hard', 420, 20],
    ),
    ask.forText(
      'Explain to a manager without a finance background how a profitable month can end with less cash than it began.',
      'At least two real causes, such as customers who have not paid yet, stock, investments, loan repayments or tax (8). An everyday example (4). No unexplained technical terms (3).',
      ['Communication', 'Medium', 180, 15],
    ),
    ask.whether('Under IAS 37 a provision needs a present obligation that results from a past event.', true, [
      'Provisions',
      'Easy',
      20,
      2,
    ]),
    ask.forWords(
      'Costs are recorded in the period whose income they helped to earn. What is this principle called?',
      ['matching', 'matching principle', 'the matching principle', 'matching concept'],
      ['Accounting principles', 'Medium', 90, 5],
    ),
  ],
};
