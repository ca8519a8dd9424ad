import type { SaidTest } from '../../said-test';

export const itSecurity: SaidTest = {
  title: 'Information security in the office',
  jobRole: 'All office roles',
  description: 'Passwords, suspicious messages, personal data and backups: what every employee should know.',
  questions: [
    [
      'You get a text message in the name of a delivery company that asks you to pay a small fee through a link. What is the safest way to check it?',
      'Open the link and look at the page',
      'Reply to the message with a question',
      'Open the company’s official app or call its known number',
      'Pay the fee, because it is small',
    ],
    ['It is fine to use the same password everywhere as long as it is long and complex.'],
    [
      'Which signs make an email suspicious? Mark all that apply.',
      'Unusual urgency together with a threat',
      'A sender’s address that differs by one letter from one you know',
      'That it arrives during working hours',
      'A request for the password or a verification code',
      'Your name at the beginning',
    ],
    [
      'Somebody who says that they call from the bank asks for the code that you have just received. What do you do?',
      'Tell them the code, because they know my name',
      'End the call and ring the number printed on the card',
      'Tell them half of the code',
      'Ask them to call tomorrow',
    ],
    [
      'What is the trick called in which a fraudster sends messages in the name of a trusted body to get passwords?',
      ['phishing', 'a phishing attack', 'phishing attack', 'spear phishing'],
    ],
    [
      'Complete the well-known 3-2-1 rule for backups, in digits.',
      'Keep [[1]] copies of your data, on two kinds of storage, and at least [[2]] of them in another place.',
      ['3', 'three'],
      ['1', 'one', 'one copy'],
    ],
    [
      'You leave your desk for ten minutes, with a payroll file on your screen. What do you do?',
      'Only switch off the screen',
      'Lock the computer so that it opens only with the password',
      'Ask a visitor to keep an eye on it',
      'Minimize the window',
    ],
    [
      'A colleague sent a file with the data of a hundred customers to a wrong address. Write what you advise her to do now, and what makes it less likely to happen again.',
      'Reports it at once to the manager or the data protection officer without hiding anything (4), asks the recipient to delete the file and documents what happened (3), and names a sensible safeguard such as a shared folder with permissions, protecting the file or checking the address (3).',
    ],
  ],
};
