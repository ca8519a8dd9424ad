import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { accounting as said } from './said/accounting';

export const accounting = bilingualTest(said, {
  key: 'accounting-en',
  title: 'Accounting fundamentals',
  jobRole: 'Junior accountant',
  description: 'Double entry, accruals, depreciation, stock and the steps from a voucher to the financial statements.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.oneOf(
      'Stationery for 300 is bought on credit and used up at once. What is the entry?',
      [
        'Debit cash 300, credit stationery expense 300',
        'Debit stationery expense 300, credit accounts payable 300',
        'Debit accounts payable 300, credit stationery expense 300',
        'Debit accounts receivable 300, credit stationery expense 300',
      ],
      1,
      ['Accounting', 'Easy', 75, 5],
    ),
    ask.whether('The normal balance of a revenue account is on the credit side.', true, ['Accounting', 'Easy', 30, 3]),
    ask.someOf(
      'Which of these are current assets? Mark all that apply.',
      [
        'Money owed by customers for last month’s invoices',
        'Goods held for sale',
        'A delivery van',
        'Rent paid in advance for the next six months',
        'A bank loan that falls due in five years',
      ],
      [0, 1, 3],
      ['Accounting', 'Medium', 75, 6],
    ),
    ask.forNumber(
      'A machine costs 54,000, has a residual value of 6,000 and a useful life of 8 years. What is the yearly charge under straight-line depreciation?',
      '6000',
      '0',
      ['Accounting', 'Easy', 90, 5],
    ),
    ask.dropdown(
      'The wages for December are paid in January. What does the company record for them on 31 December?',
      ['A prepaid expense', 'An accrued expense', 'Deferred income', 'Nothing'],
      1,
      ['Accounting', 'Medium', 60, 4],
    ),
    ask.forWords(
      'What is the list of all ledger balances called that is drawn up to see whether debits equal credits?',
      ['trial balance', 'the trial balance', 'a trial balance'],
      ['Accounting', 'Easy', 45, 3],
    ),
    ask.ranking(
      'Put the steps of the accounting cycle into order.',
      [
        'Record transactions in the journal',
        'Post them to the ledger',
        'Draw up the first trial balance',
        'Make the adjusting entries',
        'Prepare the financial statements',
        'Close income and expense accounts',
      ],
      ['Accounting', 'Medium', 90, 5],
    ),
    ask.blanks(
      'Sales are 250,000, opening stock 40,000, purchases 130,000 and closing stock 35,000. Fill in the figures.',
      'The cost of goods sold is [[1]], so the gross profit is [[2]].',
      [
        ['135,000', '135000', '135 000'],
        ['115,000', '115000', '115 000'],
      ],
      ['Accounting', 'Medium', 120, 6],
    ),
    ask.date(
      'An invoice is dated 15 January 2026 and is payable 45 days after its date. On which day is it due?',
      { right: '2026-03-01' },
      ['Attention to detail', 'Medium', 75, 4],
    ),
    ask.forText(
      'A trial balance agrees, and yet the accounts are wrong. Describe two kinds of mistake that it cannot reveal, each with an example.',
      'Two different kinds, such as a transaction left out, a right amount in a wrong account, an entry made twice or with sides swapped, or two errors that cancel out (3 each). A fitting example for each (2 each).',
      ['Accounting', 'Hard', 240, 10],
    ),
  ],
});
