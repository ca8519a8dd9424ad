import { groupPhone } from './group-phone';

it.each([
  ['+9613555418', '+961 3 555 418'],
  ['+491605550143', '+49 160 555 0143'],
  ['+358405550161', '+358 40 555 0161'],
  ['0501234567', '050 123 4567'],
])('groups %s as screens do', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});
