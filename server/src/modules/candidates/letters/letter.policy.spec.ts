import { filledLetter, unwritten } from './letter.policy';

const letters = { en: { subject: 'Hello', text: 'Dear {name}' }, ar: { subject: '', text: '' } };

it('fills in the name and the assessment wherever they stand, and nothing else', () => {
  const written = { subject: '{assessment}', text: 'Dear {name}, {name}! {salary} {Name}' };
  expect(filledLetter(written, { name: 'Noor $& Haddad', title: 'Accountant' })).toEqual({
    subject: 'Accountant',
    text: 'Dear Noor $& Haddad, Noor $& Haddad! {salary} {Name}',
  });
});

it('does not fill in what a name brings along', () => {
  expect(filledLetter({ subject: '', text: 'Dear {name}' }, { name: '{assessment}', title: 'Accountant' }).text).toBe(
    'Dear {assessment}',
  );
});

it('names the languages that are needed and not written', () => {
  expect(unwritten(letters, ['en', 'en'])).toEqual([]);
  expect(unwritten(letters, ['en', 'ar'])).toEqual(['ar']);
});
