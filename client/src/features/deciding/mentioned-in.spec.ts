import { mentionedIn, mentionWords } from './mentioned-in';

const [layla, laylaHaddad, huda] = ['Layla', 'Layla Haddad', 'هدى كريم'].map((name, index) => ({
  id: String(index),
  name,
}));
const everybody = [layla!, laylaHaddad!, huda!];

it.each([
  ['Please read this, @Layla Haddad.', [laylaHaddad]],
  ['@Layla and @Layla Haddad', [layla, laylaHaddad]],
  ['اقرئي هذا يا @هدى كريم', [huda]],
  ['Layla Haddad said so', []],
  ['write to layla@example.com', []],
])('%s', (text, expected) => {
  expect(mentionedIn(text, everybody)).toEqual(expected);
});

it('looks names up by the first word after each @, without what follows it', () => {
  expect(mentionWords('@Layla, ask @هدى كريم؛ @Al-Hashimi. @Layla again, or write to x@')).toEqual([
    'Layla',
    'هدى',
    'Al-Hashimi',
  ]);
});
