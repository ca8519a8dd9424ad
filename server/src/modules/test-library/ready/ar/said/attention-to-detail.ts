import type { SaidTest } from '../../said-test';

const deliveries = `Line | Ordered | Received
1 | Printer paper, 25 packs | Printer paper, 25 packs
2 | Pens, blue, 40 | Pens, blue, 40
3 | Envelopes, medium, 350 | Envelopes, medium, 530
4 | Folders, grey, 60 | Folders, grey, 60
5 | Pins, large, 12 boxes | Pins, small, 12 boxes`;

const invoice = `Item | Quantity | Price | Amount
Chair | 14 | 65 | 910
Table | 3 | 280 | 860
Delivery | 1 | 50 | 50
Total | – | – | 1,820`;

export const attentionToDetail: SaidTest = {
  title: 'Accuracy with data',
  jobRole: 'Data entry clerk',
  description: 'Comparing numbers, lists and texts, and finding what does not fit.',
  questions: [
    ['Which of these codes is exactly the same as QF-83156-DM?'],
    ['How many times does the letter n occur in this sentence? “We need ten new pens and one map in May.”'],
    [
      `In which lines does what was received differ from what was ordered? Mark all that apply.\n\n${deliveries}`,
      'The first line',
      'The second line',
      'The third line',
      'The fourth line',
      'The fifth line',
    ],
    ['These two account numbers are the same.\n\nSA44 2000 0001 2345 6789 1234\nSA44 2000 0001 2345 6798 1234'],
    [
      `Where is the mistake in this invoice?\n\n${invoice}`,
      'In the amount for the chairs',
      'In the amount for the tables',
      'In the sum of the amounts as written',
      'There is none',
    ],
    ['Put the names into alphabetical order.', 'Salma', 'Samer', 'Samir', 'Suad', 'Suha'],
    [
      'One word in this sentence is misspelt. Write it correctly: “Please send us the documants before the end of the working day.”',
      ['documents'],
    ],
    [
      'Look at this series: 2 B, 4 C, 6 D, 8 E, …, 12 G. Fill in what is missing.',
      'The missing number is [[1]], and the missing letter is [[2]].',
      ['10', 'ten'],
      ['F', 'the letter F'],
    ],
    [
      'A notice says: “The course takes place on the second Thursday of May 2026.” Which date is that? 1 May 2026 is a Friday.',
    ],
    [
      'Write this text anew without its five spelling mistakes, and change nothing else: “The next meating will be held on sunday, 12 April, at the company’s ofice. Please bring the monthly reports wich where asked of you.”',
      'Two points for each correction: meeting, Sunday, office, which, were (10). One point less for each change that was not needed.',
    ],
  ],
};
