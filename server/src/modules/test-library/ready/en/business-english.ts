import { ask } from '../../../questions';
import type { ReadyTest } from '../ready-test';

export const businessEnglish: ReadyTest = {
  key: 'business-english-en',
  title: 'English for work',
  jobRole: 'Any office role',
  description: 'Everyday written English: register, grammar that changes the meaning, and short messages.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    ask.oneOf(
      'Which line fits an e-mail to a client whom you have never met?',
      [
        'Hey, quick one: need that file asap.',
        'Could you please send us the signed form by Thursday?',
        'You must send the form. Immediately.',
        'Kindly do the needful and revert back.',
      ],
      1,
      ['Written communication', 'Easy', 45, 4],
    ),
    ask.oneOf(
      'Choose the right word: “We look forward to … from you.”',
      ['hear', 'hearing', 'heard', 'be hearing'],
      1,
      ['Business English', 'Easy', 30, 3],
    ),
    ask.whether('“I have worked here since three years” is correct English.', false, [
      'Business English',
      'Easy',
      30,
      3,
    ]),
    ask.forWords(
      'Put in one word: “Please find the report … to this e-mail.”',
      ['attached'],
      ['Business English', 'Easy', 40, 3],
    ),
    ask.dropdown(
      'Choose the right word: “We need your decision … Friday at the latest.”',
      ['until', 'by', 'since', 'within'],
      1,
      ['Business English', 'Medium', 40, 3],
    ),
    ask.someOf(
      'Which sentences say that the deadline moved to a later day? Mark all that apply.',
      [
        'The deadline has been brought forward.',
        'The deadline has been pushed back.',
        'The deadline has been postponed.',
        'The deadline stands.',
      ],
      [1, 2],
      ['Business English', 'Medium', 60, 5],
    ),
    ask.blanks(
      'Write the verb in brackets in its correct form. Each gap takes two or three words.',
      'The samples [[1]] (send) by courier last Monday, but they [[2]] (not arrive) yet.',
      [['were sent'], ['have not arrived', 'haven’t arrived', "haven't arrived"]],
      ['Business English', 'Medium', 75, 4],
    ),
    ask.forNumber(
      '“The meeting is at a quarter to four and takes three quarters of an hour.” At what minute past four does it end?',
      '30',
      '0',
      ['Business English', 'Medium', 60, 4],
    ),
    ask.ranking(
      'Put the lines of this e-mail into the right order.',
      [
        'Dear Ms Haddad,',
        'Thank you for sending us the draft contract on Tuesday.',
        'We have read it and agree with everything except clause 7.',
        'Could you please change the notice period in that clause to 60 days?',
        'Kind regards,',
      ],
      ['Written communication', 'Easy', 75, 4],
    ),
    ask.forText(
      'You cannot attend tomorrow’s project meeting. Write to your manager: give the reason, say who will speak for you, and ask for the minutes. 40 to 70 words.',
      'All three points are there (3), polite and to the point (3), correct grammar and spelling (3), within the length (1).',
      ['Written communication', 'Medium', 300, 10],
    ),
  ],
};
