import type { SaidTest } from '../../said-test';

export const situationalJudgement: SaidTest = {
  title: 'Situations at work',
  jobRole: 'All office roles',
  description: 'Everyday situations between colleagues, managers and customers: how do you act?',
  questions: [
    [
      'You promised a customer an offer today, and then your manager gives you urgent work for the rest of the day. What do you do?',
      'Do the urgent work and forget the offer',
      'Tell your manager of the promise and agree on what comes first, and tell the customer in good time if the offer will be late',
      'Refuse the urgent work, because the promise came first',
      'Send the offer incomplete and unchecked',
    ],
    [
      'Noura noticed that she had transferred an amount to a wrong account, and told her manager and the bank at once. How do you rate her reaction?',
      'Very poor',
      'Excellent',
    ],
    [
      'It is eight in the morning. Put the tasks into the order in which you begin them.',
      'The payment system in the shop is down: tell the support team, five minutes',
      'Prepare figures that the manager presents at ten, one hour',
      'Send the minutes of yesterday’s meeting, promised for the afternoon',
      'Collect ideas for next month’s event',
    ],
    [
      'A supplier with whom you are negotiating gives you an expensive watch, and your company allows token gifts only. What is right? Mark all that apply.',
      'I decline it kindly',
      'I accept it and hide it until the contract is signed',
      'I tell my manager what happened',
      'I accept it and give it to a colleague',
      'I go on negotiating on the same terms',
    ],
    ['It is good management to criticize an employee’s work in front of colleagues after every mistake.'],
    [
      'A colleague is often late in answering your messages, and your work is held up. How do you begin?',
      'Complain to the manager at once',
      'Talk to the colleague alone, explain what the delay does, and agree on a time for answers',
      'Be just as late in answering',
      'Write about it in the team’s group',
    ],
    [
      'Your manager asks you to write another date of delivery than the true one into the report, so that the company avoids a fine. What do you do first?',
      'Write the date, since the manager is responsible',
      'Decline to write what is not true, and suggest giving the real reasons for the delay',
      'Leave the date empty',
      'Post the matter on social media',
    ],
    [
      'Two employees fell out until the work stood still, and their manager only said: “It will calm down by itself.” How do you rate the manager’s reaction?',
      'Very poor',
      'Excellent',
    ],
    [
      'Describe a real situation at work or in your studies in which you misjudged something. How did you find out, and what did you do then?',
      'A real situation, told clearly (3), takes responsibility without blaming others (3), what was done to put it right and what has changed since (4).',
    ],
  ],
};
