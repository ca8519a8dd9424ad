import { wordCountOf } from './word-count';

it.each([
  ['', 0],
  ['  \n ', 0],
  ['One', 1],
  ['One – two, three.', 3],
  ['صف\u00a0كيف تغلق الدفاتر في نهاية الشهر؟', 7],
  ['3 + 4 = 7', 3],
])('counts the words of %j', (text, count) => {
  expect(wordCountOf(text)).toBe(count);
});
