import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { sales as said } from './said/sales';

export const sales = bilingualTest(said, {
  key: 'sales-en',
  title: 'Sales essentials',
  jobRole: 'Sales executive',
  description: 'Finding out what people need, answering doubts honestly, and the figures behind a deal.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.oneOf(
      'A customer says: “That is too expensive.” Which answer helps you most?',
      [
        '“It is worth every fils.”',
        '“May I ask what you compare it with?”',
        '“I can take ten percent off at once.”',
        '“Quality has its price.”',
      ],
      1,
      ['Sales', 'Easy', 60, 5],
    ),
    ask.forNumber(
      'Of 240 leads, 60 agreed to a meeting and 15 signed. How many percent of the leads became customers?',
      '6.25',
      '0',
      ['Numerical reasoning', 'Easy', 75, 4],
      '%',
    ),
    ask.someOf(
      'What shows that somebody is seriously thinking of buying? Mark all that apply.',
      [
        'She asks how soon you could deliver',
        'She asks who would train her team',
        'She looks at her telephone while you speak',
        'She asks whether payment in instalments is possible',
        'She says that she will call you some day',
      ],
      [0, 1, 3],
      ['Sales', 'Easy', 60, 5],
    ),
    ask.dropdown(
      'Offering a fitting bag to somebody who is buying a laptop is called …',
      ['cold calling', 'cross-selling', 'discounting', 'prospecting'],
      1,
      ['Sales', 'Easy', 40, 3],
    ),
    ask.whether(
      'A product costs 70 and is sold for 100. If the price is cut to 90, half as many units again have to be sold for the same total margin.',
      true,
      ['Numerical reasoning', 'Hard', 100, 5],
    ),
    ask.ranking(
      'Put the steps of a sale into order.',
      [
        'Find a possible customer',
        'Find out what the customer needs',
        'Present what fits that need',
        'Answer doubts',
        'Agree on the deal',
        'Ask after delivery whether all is well',
      ],
      ['Sales', 'Easy', 75, 5],
    ),
    ask.forNumber(
      'A seller gets 4,000 a month, and in addition 2 % of the first 50,000 of sales and 3 % of what lies above. This month’s sales are 80,000. What does the seller earn?',
      '5900',
      '0',
      ['Numerical reasoning', 'Medium', 110, 5],
    ),
    ask.forWords(
      'With the letters BANT sellers check whether a lead is ready: B stands for budget, A for authority and N for need. What does T stand for?',
      ['timing', 'time', 'timeline', 'timescale', 'time frame', 'timeframe', 'time line'],
      ['Sales', 'Medium', 45, 3],
    ),
    ask.oneOf(
      'A buyer asks whether your software works without the Internet. It does not, and you know that it matters to her. What do you say?',
      [
        '“Yes, more or less.”',
        '“Let us talk about the reports first.”',
        '“No, it needs a connection. How often is yours down? Then we can see whether that rules it out.”',
        '“That is planned, so you can count on it.”',
      ],
      2,
      ['Workplace judgement', 'Medium', 60, 5],
    ),
    ask.forText(
      'Last week you showed your product to the head of a clinic. She liked the calendar and worried about moving the old data. Write the follow-up e-mail in at most 90 words.',
      'Refers to what she said, the calendar and the worry (3). Takes the worry seriously with something concrete (3). One clear next step with a date (3). Within the length, no pressure (1).',
      ['Written communication', 'Medium', 300, 10],
    ),
  ],
});
