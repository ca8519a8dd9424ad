import type { SaidTest } from '../../said-test';

export const accounting: SaidTest = {
  title: 'Accounting basics',
  jobRole: 'Junior accountant',
  description:
    'Double entry, adjustments, depreciation and value added tax, from the voucher to the financial statements.',
  questions: [
    [
      'A company bought office furniture for 6,000 riyals on credit. Which entry is right?',
      'Debit accounts payable, credit furniture',
      'Debit furniture, credit accounts payable',
      'Debit furniture, credit cash',
      'Debit accounts receivable, credit furniture',
    ],
    ['Expense accounts normally have a debit balance.'],
    [
      'A company sold goods for 8,000 riyals before tax. How many riyals is the invoice after value added tax of 15% is added?',
      'SAR',
    ],
    [
      'Which of these are liabilities? Mark all that apply.',
      'A bank loan',
      'Prepaid expenses',
      'Amounts owed to suppliers',
      'Salaries that are due and not yet paid',
      'Cash in hand',
    ],
    [
      'A car costs 90,000 dirhams, has a residual value of 10,000 dirhams and a useful life of 5 years. How many dirhams is the yearly straight-line depreciation?',
      'AED',
    ],
    [
      'In December a company received the whole rent of the coming year. Where does the amount appear at the end of December?',
      'In the revenue of the current year',
      'In liabilities: deferred income',
      'In fixed assets',
      'In accrued expenses',
    ],
    [
      'What is the financial statement called that shows revenue, expenses and the net profit or loss?',
      [
        'income statement',
        'the income statement',
        'profit and loss statement',
        'profit and loss account',
        'statement of profit or loss',
        'statement of profit and loss',
        'profit and loss',
        'P&L',
      ],
    ],
    [
      'The bank statement shows a balance of 18,500 dinars. Cheques of 2,300 dinars that the company wrote have not been cashed yet, and a deposit of 1,200 dinars is not on the statement yet.',
      'The right balance after reconciliation is [[1]] dinars.',
      ['17,400', '17400', '17 400'],
    ],
    [
      'Before closing the month you find that a supplier’s invoice was recorded twice and paid once. Explain what you do, and how you keep it from happening again.',
      'Checks the documents and the supplier’s statement (3), a documented reversing entry without deleting the original one (4), and a safeguard such as refusing a repeated invoice number or three-way matching (3).',
    ],
  ],
};
