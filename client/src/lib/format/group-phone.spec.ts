import { groupPhone } from './group-phone';

it('groups a phone number as its country does', () => {
  expect(groupPhone('+9613555418')).toBe('+961 3 555 418');
  expect(groupPhone('+966501234567')).toBe('+966 50 123 4567');
});

it.each([
  ['+491605550143', '+49 160 555 0143'],
  ['+358405550161', '+358 40 555 0161'],
  ['+4915112345678', '+49 1511 234 5678'],
  ['+201001234567', '+20 10 0123 4567'],
])('leaves no long run of digits where a country writes one: %s', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});

it.each([
  ['0501234567', '050 123 4567'],
  ['05012345', '0501 2345'],
  ['050 1234567', '050 123 4567'],
  ['+999123456789012', '+999 123 456 789 012'],
])('groups what has no country as well: %s', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});
