import type { SaidTest } from '../../said-test';

export const customerService: SaidTest = {
  title: 'Customer service on the telephone',
  jobRole: 'Call centre agent',
  description: 'Listening, calming an angry caller, noting down a call and understanding the figures of the service.',
  questions: [
    [
      'A customer calls, angry because the technician did not come at the agreed time. How do you begin?',
      '“That is the technician’s mistake, not mine.”',
      '“I am sorry that you waited. I will check the technician’s time now, while you are on the line.”',
      '“Calm down first, so that I can help you.”',
      '“Please call us tomorrow morning.”',
    ],
    ['It is good to sum up the customer’s request in your own words before you suggest a solution.'],
    [
      'What has to be noted in the record of a call? Mark all that apply.',
      'The reason for the call',
      'Your personal opinion of the customer',
      'What the customer was promised, and by when',
      'The whole number of their credit card',
    ],
    [
      'Put the steps of a call into order.',
      'Greet the customer and say who you are',
      'Listen to the problem without interrupting',
      'Sum up the problem and make sure that you understood it',
      'Offer a solution and agree on its date',
      'Ask whether the customer needs anything else',
    ],
    [
      'The customer said the order number quickly and you did not hear it well. What do you say?',
      '“I cannot hear you, call again.”',
      '“Would you kindly repeat the number slowly? I will write it down and read it back to you.”',
      '“Never mind, I will look for the order by the first name.”',
      '“Speak slowly!”',
    ],
    [
      'The centre received 250 calls, and 230 of them were answered within 20 seconds. What percentage of the calls was answered within that time? Write the number without the percent sign.',
    ],
    [
      'An agent answered 12 calls within one hour, each of 4 minutes. Fill in the gaps with numbers.',
      'The agent talked for [[1]] minutes, and had [[2]] minutes of the hour left.',
      ['48', 'forty-eight'],
      ['12', 'twelve'],
    ],
    [
      'A customer asked about an invoice. The agent answered “That is not my job” and ended the call. How do you rate the agent’s behaviour?',
      'Very poor',
      'Excellent',
    ],
    [
      'What is it called when a difficult call is passed on to a supervisor?',
      ['escalation', 'escalating', 'escalating the call', 'call escalation', 'an escalation'],
    ],
    [
      'A caller asks for the account details of his sister, “because she is busy”. Write your answer as you would say it in the call.',
      'A clear and polite refusal (4), a reason that respects the sister’s privacy (3), a practical way such as that she calls herself or authorizes him formally (3).',
    ],
  ],
};
