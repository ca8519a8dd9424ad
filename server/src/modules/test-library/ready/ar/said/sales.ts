import type { SaidTest } from '../../said-test';

export const sales: SaidTest = {
  title: 'Selling basics',
  jobRole: 'Sales representative',
  description: 'Understanding what a customer needs, answering objections honestly, and the figures a deal rests on.',
  questions: [
    [
      'After your presentation the customer says: “I will think about it.” Which answer helps most?',
      '“You will not find it cheaper, so do not hesitate.”',
      '“Take your time. What would you like to be sure of before you decide?”',
      '“The offer ends in an hour.”',
      '“As you like, goodbye.”',
    ],
    [
      'A seller called eighty leads, and 12 of them bought. What percentage bought? Write the number without the percent sign.',
    ],
    [
      'Which questions bring out what a customer needs? Mark all that apply.',
      'How do you keep track of orders today?',
      'Do you know that we are the best in the market?',
      'What delays your work most?',
      'Who would use the system every day?',
      'Why do you not sign now?',
    ],
    [
      'A customer came for a telephone, and the seller showed the higher model with more memory. What is this called?',
      'Cross-selling',
      'Upselling',
      'Selling in instalments',
      'Clearance',
    ],
    ['A seller may promise a feature without knowing whether it exists, as long as the promise closes the deal.'],
    [
      'A device costs 400 dirhams, and there is a discount of 15%. Fill in the gaps with numbers.',
      'The discount is [[1]] dirhams, and the price after it is [[2]] dirhams.',
      ['60', 'sixty'],
      ['340', '340.00'],
    ],
    [
      'A seller earns 5,000 dirhams, and a commission of 4% on what exceeds 60,000 dirhams of sales. This month’s sales are 110,000 dirhams. What is the total income, in dirhams?',
      'AED',
    ],
    [
      'Complete with one word: somebody who has shown interest in buying and has not bought yet is called a … customer.',
      ['potential', 'prospective', 'possible', 'likely'],
    ],
  ],
};
