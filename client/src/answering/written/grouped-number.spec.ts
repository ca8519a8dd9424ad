import { groupedNumber } from './grouped-number';

it.each([
  ['5', '5'],
  ['1250', '1,250'],
  ['-1234567.1234567', '-1,234,567.1234567'],
  ['123456789012345678.5', '123,456,789,012,345,678.5'],
])('%s is shown as %s', (plain, shown) => {
  expect(groupedNumber(plain)).toBe(shown);
});
