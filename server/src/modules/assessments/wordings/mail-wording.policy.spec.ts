import { filledWording, wordingProblems } from './mail-wording.policy';

const text = 'Dear {name},\n\nplease take {assessment}.\n\n{link}\n\nGood luck,\n{inviter}';
const rulesOf = (subject: string, written: string) =>
  wordingProblems('invitation', { subject, text: written }).map(({ path, rule, params }) => [path, rule, params?.line]);

it('takes a mail with its link on a line of its own', () => {
  expect(wordingProblems('invitation', { subject: 'Your exam: {assessment}', text })).toEqual([]);
  expect(wordingProblems('result', { subject: 'Your result', text: 'Dear {name},\n{feedback}' })).toEqual([]);
});

it.each([
  ['without the link', 'Dear {name}', [['text', 'placeholder-missing', undefined]]],
  ['with an unknown placeholder', `Dear {naem},\n\n{link}`, [['text', 'placeholder-unknown', 1]]],
  ['with one that is spelt with spaces', `Hello\n{ name }\n{link}`, [['text', 'placeholder-unknown', 2]]],
  ['with the link inside a sentence', 'One\nOpen {link} now', [['text', 'placeholder-alone', 2]]],
  ['with two links', '{link}\n{link}', [['text', 'placeholder-twice', undefined]]],
  ['with the words of a result', 'x\n{link}\n{feedback}', [['text', 'placeholder-unknown', 3]]],
])('refuses an invitation %s, and says where', (_, written, problems) => {
  expect(rulesOf('Your exam', written)).toEqual(problems);
});

it('refuses a subject that is empty or holds the link', () => {
  expect(rulesOf('', text)).toEqual([['subject', 'required', undefined]]);
  expect(rulesOf('Open {link}', text)).toEqual([['subject', 'placeholder-unknown', 1]]);
});

it('fills in what it knows, leaves a lone brace, and fills in nothing that a name brings along', () => {
  const filled = filledWording(
    { subject: '{assessment} }{', text },
    { name: '{inviter}', assessment: 'Ledgers', inviter: 'Layla' },
  );
  expect(filled).toEqual({
    subject: 'Ledgers }{',
    before: ['Dear {inviter},', 'please take Ledgers.'],
    after: ['Good luck,\nLayla'],
    hasLink: true,
  });
});
