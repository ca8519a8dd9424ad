import { groupPhone } from './group-phone';

it('groups a phone number as its country does', () => {
  expect(groupPhone('+9613555418')).toBe('+961 3 555 418');
  expect(groupPhone('+966501234567')).toBe('+966 50 123 4567');
});

it('leaves alone what has no country', () => {
  expect(groupPhone('0501234567')).toBe('0501234567');
});
