import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { itSecurity as said } from './said/it-security';

export const itSecurity = bilingualTest(said, {
  key: 'it-security-en',
  title: 'Working safely with computers and data',
  jobRole: 'Any office role',
  description: 'Passwords, suspicious messages, personal data and backups: what everybody in an office should know.',
  level: 'Beginner',
  language: 'en',
  questions: [
    ask.oneOf(
      'An e-mail in the name of your bank asks you to confirm your card within the hour. What is the safest way to find out whether it is genuine?',
      [
        'Follow the link and look whether the page resembles that of the bank',
        'Reply and ask',
        'Call the number that is printed on your card',
        'Forward it to a colleague who knows about computers',
      ],
      2,
      ['IT security', 'Easy', 60, 5],
    ),
    ask.whether('A padlock in the address bar proves that the owner of a website is honest.', false, [
      'IT security',
      'Easy',
      40,
      3,
    ]),
    ask.someOf(
      'Which habits make an account safer? Mark all that apply.',
      [
        'A long passphrase that is used nowhere else',
        'The same strong password everywhere',
        'A second factor when signing in',
        'A password manager',
        'A note with the password under the keyboard',
      ],
      [0, 2, 3],
      ['IT security', 'Easy', 60, 5],
    ),
    ask.dropdown(
      'Which of these is a second factor beside a password?',
      ['A second password', 'A code from an app on your telephone', 'Your user name', 'The name of your first school'],
      1,
      ['IT security', 'Medium', 45, 4],
    ),
    ask.forWords(
      'What is it called when somebody tries to get passwords by messages that pretend to come from a person or company you trust?',
      ['phishing', 'a phishing attack', 'phishing attack', 'spear phishing'],
      ['IT security', 'Easy', 40, 3],
    ),
    ask.ranking(
      'You have opened an attachment, and now strange windows appear. Put the steps into order.',
      [
        'Take the computer off the network',
        'Call the IT department from another device',
        'Tell them what you opened and when',
        'Wait for their go-ahead before you use the computer again',
      ],
      ['IT security', 'Medium', 75, 5],
    ),
    ask.blanks(
      'Fill in the numbers of the well-known 3-2-1 rule for backups, in digits.',
      'Keep [[1]] copies of your data, on [[2]] kinds of storage, and [[3]] of them in another place.',
      [['3'], ['2'], ['1']],
      ['IT security', 'Easy', 60, 4],
    ),
    ask.oneOf(
      'You are to send a list with the salaries of forty people to the payroll office. Which way is the safest?',
      [
        'As an attachment to an ordinary e-mail',
        'Through the company’s shared folder, open only to those who need it',
        'Through a free file-sharing site',
        'As a photograph in a chat group',
      ],
      1,
      ['IT security', 'Medium', 60, 5],
    ),
    ask.forText(
      'A caller says that he is from IT support and needs your password at once, or you will lose your files. Explain what makes you suspicious and what you do.',
      'Names at least two signs: asks for a password, presses for time, unexpected call, cannot be checked (4). Gives nothing away and ends the call (3). Calls back on a known number and reports it (3).',
      ['IT security', 'Medium', 240, 10],
    ),
  ],
});
