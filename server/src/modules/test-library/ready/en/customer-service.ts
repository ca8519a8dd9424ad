import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { customerService as said } from './said/customer-service';

export const customerService = bilingualTest(said, {
  key: 'customer-service-en',
  title: 'Customer service essentials',
  jobRole: 'Customer service representative',
  description: 'Listening, calming a tense conversation, keeping promises and writing replies that settle the matter.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.oneOf(
      'A customer is shouting because a delivery is two days late. What do you say first?',
      [
        '“I can only help you if you calm down.”',
        '“Two days of waiting is a nuisance, I am sorry. Let me see where your parcel is now.”',
        '“The carrier is to blame for that, not us.”',
        '“Have you tried the tracking page?”',
      ],
      1,
      ['Customer service', 'Easy', 60, 5],
    ),
    ask.whether(
      'It is better to promise a call back by noon and not have an answer yet than to let noon pass without calling.',
      true,
      ['Customer service', 'Easy', 40, 3],
    ),
    ask.someOf(
      'Which of these are open questions? Mark all that apply.',
      [
        'What happens when you press the button?',
        'Did you restart it?',
        'How would you like us to put this right?',
        'Is the light green?',
      ],
      [0, 2],
      ['Customer service', 'Easy', 60, 4],
    ),
    ask.ranking(
      'A complaint comes in by telephone. Put the steps into a sensible order.',
      [
        'Listen without interrupting',
        'Sum up the problem in your own words',
        'Agree on a solution and on a date',
        'Do what was agreed',
        'Ask the customer whether the matter is settled',
      ],
      ['Customer service', 'Easy', 75, 5],
    ),
    ask.forNumber(
      'In a week your team received 320 requests and settled 272 at the first contact. What is the first-contact resolution in percent?',
      '85',
      '0',
      ['Numerical reasoning', 'Medium', 90, 5],
      '%',
    ),
    ask.forWords(
      'What do the three letters SLA stand for?',
      ['service level agreement', 'service-level agreement'],
      ['Customer service', 'Easy', 45, 3],
    ),
    ask.date(
      'A parcel arrived on 8 March 2026. Goods may be sent back within 30 days; the day of arrival does not count. What is the last day on which the customer may send it back?',
      { right: '2026-04-07' },
      ['Attention to detail', 'Medium', 75, 4],
    ),
    ask.rating(
      'A customer asks whether an order can still be changed. It cannot, and a colleague answers only: “No, that is not possible.” How helpful is this answer?',
      { min: 1, max: 5, labels: ['Not helpful', 'Very helpful'], key: [1, 2] },
      ['Customer service', 'Easy', 45, 3],
    ),
    ask.oneOf(
      'A refund is against the rules by one day, and the customer has bought from you for six years. Your limit for goodwill is 50, the refund is 40. What do you do?',
      [
        'Refuse: a rule without exceptions is fair to all',
        'Refund it as goodwill and note the reason',
        'Offer to ask the manager next week',
        'Refund it and change the date of the purchase in the system',
      ],
      1,
      ['Workplace judgement', 'Medium', 75, 5],
    ),
    ask.forText(
      'A customer writes: “Third time I contact you. The invoice is STILL wrong. Forget it, I will go elsewhere.” You see that the mistake is ours and that it is mended by now. Write your reply in at most 80 words.',
      'Own the mistake without excuses (3), say exactly what was done (3), make good for the effort (2), a plain and warm tone in no more than 80 words (2).',
      ['Written communication', 'Medium', 300, 10],
    ),
  ],
});
