import { ask } from '../../../questions';
import { inBlocks } from '../in-blocks';
import { bilingualTest } from '../said-test';
import { attentionToDetail as said } from './said/attention-to-detail';

const deliveries = `Line | Ordered | Delivered
1 | Printer paper A4, 25 packs | Printer paper A4, 25 packs
2 | Toner HX-450, 3 pieces | Toner HX-540, 3 pieces
3 | Envelopes C5, 500 | Envelopes C5, 500
4 | Pens, blue, 40 | Pens, black, 40
5 | Folders A4, grey, 60 | Folders A4, grey, 60`;

const invoice = `Item | Quantity | Price | Amount
Chair | 12 | 85 | 1,020
Table | 4 | 240 | 960
Delivery | 1 | 75 | 75
Total | – | – | 2,065`;

export const attentionToDetail = bilingualTest(said, {
  key: 'attention-to-detail-en',
  title: 'Attention to detail',
  jobRole: 'Administrative assistant',
  description: 'Comparing numbers, lists and texts, and noticing what does not fit.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.oneOf(
      'Which of these is exactly the same as INV-20718-KWT/A?',
      ['INV-20718-KTW/A', 'INV-20718-KWT/A', 'INV-20781-KWT/A', 'INV-2O718-KWT/A'],
      1,
      ['Attention to detail', 'Easy', 40, 3],
    ),
    ask.forNumber('How many times does the digit 7 occur here? 17 471 727 709 177 874', '8', '0', [
      'Attention to detail',
      'Easy',
      45,
      3,
    ]),
    inBlocks(
      ask.someOf(
        `Which lines were not delivered as they were ordered? Mark all that apply.\n\n${deliveries}`,
        ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5'],
        [1, 3],
        ['Attention to detail', 'Medium', 75, 5],
      ),
    ),
    ask.whether(
      'These two account numbers are the same: AE07 0331 2345 6789 0123 456 and AE07 0331 2345 6798 0123 456.',
      false,
      ['Attention to detail', 'Medium', 40, 4],
    ),
    inBlocks(
      ask.dropdown(
        `Where is the mistake in this invoice?\n\n${invoice}`,
        ['In the amount for the chairs', 'In the amount for the tables', 'In the total', 'There is none'],
        2,
        ['Attention to detail', 'Medium', 90, 5],
      ),
    ),
    ask.ranking(
      'Put these names into alphabetical order, by surname and then by first name.',
      ['Haddad, Amal', 'Haddad, Amina', 'Haddadin, Omar', 'Hadi, Sara', 'Hamdan, Ali'],
      ['Attention to detail', 'Medium', 75, 5],
    ),
    ask.forWords(
      'One word in this sentence is misspelt. Write it correctly: “Please acknowlege receipt of the attached agreement by Wednesday.”',
      ['acknowledge'],
      ['Business English', 'Medium', 45, 4],
    ),
    ask.blanks(
      'Fill in the code that is missing in this series.',
      'A3-F, B6-E, C9-D, D12-C, [[1]], F18-A',
      [['E15-B', 'E15B', 'E15 - B', 'E 15-B']],
      ['Logical reasoning', 'Medium', 60, 4],
    ),
    ask.date(
      'A note says: “The next training is on the third Tuesday of June 2026.” Which date is that? 1 June 2026 is a Monday.',
      { right: '2026-06-16' },
      ['Attention to detail', 'Medium', 75, 4],
    ),
    ask.forText(
      'Write this text anew without its five mistakes, and change nothing else: “The meeting with are partners in Amman was moved form Monday to tuesday, becuase the head of sales have another appointment.”',
      'Two points for each mistake that is put right: our, from, Tuesday, because, has (10). One point less for each change that was not needed.',
      ['Business English', 'Medium', 180, 10],
    ),
  ],
});
