import { ask } from '../../questions';
import { demoTests } from '../../test-library';
import type { ReadyAssessment } from './ready-assessment';

export const customerSuccessManager: ReadyAssessment = {
  title: 'Customer Success Manager',
  jobRole: 'Customer success manager',
  description: 'Renewals, retention figures and difficult conversations, with written English for work.',
  level: 'Mid Level',
  language: 'en',
  type: 'situational',
  reportOptions: { showCandidateInformation: false, showCorrectAnswers: false },
  isActive: true,
  ageDays: 62,
  closesInDays: 9,
  testIds: [demoTests.customerService, demoTests.englishForWork],
  questions: [
    ask.oneOf(
      'A key customer’s usage has halved since your contact left the company. What do you do first?',
      [
        'Offer a discount on the renewal',
        'Find out who took over, and agree with them on what success looks like',
        'Wait for the renewal meeting in four months',
        'Send the product newsletter more often',
      ],
      1,
      ['Retention', 'Medium', 75, 6],
    ),
    ask.forNumber(
      'You begin the quarter with 200 customers, lose 12 and win 20. What is the customer churn rate of the quarter in percent?',
      '6',
      '0',
      ['Retention figures', 'Medium', 75, 5],
    ),
    ask.whether(
      'Net revenue retention above 100 % means that last year’s customers, including those who left, pay more in total now than then.',
      true,
      ['Retention figures', 'Medium', 45, 4],
    ),
    ask.forText(
      'A customer’s data import failed twice and they are angry; the cause is not known yet. Write the message that you send within the hour, in at most 90 words.',
      'Takes responsibility (3), says what is known and what is not (3), gives the time of the next message (3), offers a way around for today (3), within the length (3).',
      ['Writing', 'Hard', 360, 15],
    ),
  ],
};
