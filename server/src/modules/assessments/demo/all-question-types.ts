import { ask, gridOf, lastFixed } from '../../questions';
import type { ReadyAssessment } from './ready-assessment';

/** One question of each type, to look at and to walk through. */
export const allQuestionTypes: ReadyAssessment = {
  title: 'All question types',
  jobRole: 'Office coordinator',
  description:
    'One question of each of the 18 types, so that authors and reviewers can see how every one of them works.',
  level: 'Mid Level',
  language: 'en',
  type: 'skills',
  isActive: true,
  ageDays: 87,
  testIds: [],
  questions: [
    ask.qualifier(
      'Are you allowed to work in the country where this role is based?',
      ['Yes', 'Yes, as soon as my permit is renewed', 'No'],
      [0, 1],
      ['Eligibility', 'Easy', 60, 1],
    ),
    lastFixed(
      ask.someOf(
        'Which of these belong in the minutes of a meeting?',
        [
          'Decisions that were taken',
          'Who does what by when',
          'Everything that was said, word for word',
          'None of these',
        ],
        [0, 1],
        ['Meetings', 'Easy', 90, 4],
      ),
    ),
    ask.whether('An invoice can be booked before it has been paid.', true, ['Bookkeeping', 'Easy', 60, 2]),
    ask.rating(
      'How sure are you in writing business English?',
      { min: 1, max: 5, labels: ['Not sure at all', 'Very sure'] },
      ['Languages', 'Easy', 60, 1],
    ),
    ask.dropdown(
      'In which time zone does an office in Dubai work?',
      ['UTC', 'UTC+1', 'UTC+2', 'UTC+3', 'UTC+4', 'UTC+5'],
      4,
      ['Scheduling', 'Medium', 60, 2],
    ),
    ask.ranking(
      'Put the steps of a purchase in order, the first one first.',
      [
        'Somebody asks for it',
        'Offers are compared',
        'It is ordered',
        'It is received and checked',
        'The invoice is paid',
      ],
      ['Purchasing', 'Medium', 120, 5],
    ),
    ask.matching(
      'To whom do you write about each of these?',
      [
        ['A laptop that no longer starts', 'IT support'],
        ['An invoice that was paid twice', 'Accounting'],
        ['A change of your home address', 'Human resources'],
        ['A contract that a customer wants to change', 'Legal'],
      ],
      ['Facilities', 'Marketing'],
      ['Working together', 'Easy', 120, 4],
    ),
    ask.forText(
      'A supplier writes that a delivery for tomorrow will be a week late. Write the message that you send to the team that waits for it.',
      'Says what happened and until when (2). Says what it means for the team (2). Offers a way out or asks for a decision (3). Friendly and short (1).',
      ['Writing', 'Medium', 420, 8],
      150,
    ),
    ask.forWords(
      'What is the word for a list of the points that a meeting will deal with?',
      ['agenda', 'the agenda', 'meeting agenda'],
      ['Meetings', 'Easy', 60, 2],
    ),
    {
      ...ask.forNumber(
        'A price of 240 rises by 5 % and then by 10 %.',
        '277.2',
        '0.05',
        ['Arithmetic', 'Medium', 120, 3],
        'SAR',
      ),
      textHtml:
        '<p>A price of <strong>240 SAR</strong> rises by 5 % and then by 10 %. What is the new price?</p>' +
        '<p>As a reminder: <span data-formula="p_n = p_0 \\times (1 + r_1)(1 + r_2)"></span></p>',
    },
    ask.blanks(
      'Complete the sentence with one word for each gap.',
      'Please find the report [[1]] to this message, and let me [[2]] if you have any questions.',
      [['attached'], ['know']],
      ['Writing', 'Easy', 90, 4],
    ),
    ask.date(
      'An invoice of 15 March 2026 is payable within 30 days. What is the last day on which it can be paid in time?',
      { right: '2026-04-14', earliest: '2026-03-15', latest: '2026-12-31' },
      ['Bookkeeping', 'Medium', 120, 3],
    ),
    ask.spreadsheet(
      'Fill in what is missing: the cost of each line and the total.',
      gridOf(
        [
          ['Item', 'Quantity', 'Price', 'Cost'],
          ['Paper', '12', '4.50', ''],
          ['Toner', '3', '62.00', ''],
          ['Folders', '40', '1.25', ''],
          ['Total', '', '', ''],
        ],
        { rows: 5, columns: 4 },
        { rows: [1], columns: [1, 2, 3] },
      ),
      '- Paper is 54.00 (1)\n- Toner is 186.00 (1)\n- Folders are 50.00 (1)\n- Total is 290.00 (2)',
      ['Spreadsheets', 'Medium', 240, 5],
    ),
    ask.xlcx(
      'Build a workbook with the hours that five people worked in one week, the sum for each person and the sum for each day. Hand in the file.',
      'Data and sums are apart (2). Sums are formulas (3). It can be read at a glance (1).',
      ['Spreadsheets', 'Hard', 900, 6],
    ),
    ask.document(
      'Write a one-page guide for a visitor who comes to your office for the first time. Hand it in as a Word or PDF file.',
      'Way, entrance and contact (3). Order and headings (2). Language (1).',
      ['Writing', 'Medium', 900, 6],
    ),
    ask.slides(
      'Prepare three slides that present a new coffee machine to the team: why, what, how to use it.',
      'One message on each slide (3). Little text (2). Tidy (1).',
      ['Presenting', 'Medium', 900, 6],
    ),
    ask.files(
      'Hand in a sample of your work that shows how you keep things in order: a picture, a document or a table.',
      ['image', 'document', 'spreadsheet'],
      'Shows an order that others can follow (4). Nothing confidential in it (1).',
      ['Organisation', 'Medium', 600, 5],
    ),
    ask.video(
      'Introduce yourself to the team in half a minute.',
      60,
      'Easy to follow (2). Says who, what and why (2). Warm (1).',
      ['Presenting', 'Easy', 240, 5],
    ),
    ask.audio(
      'Leave a voice message for a client whose appointment has to move to another day.',
      60,
      'Gives the reason (1), offers two other days (2), asks to be called back and says the number (2).',
      ['Phone', 'Medium', 240, 5],
    ),
  ],
};
