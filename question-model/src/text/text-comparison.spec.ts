import { compareText } from './text-comparison';
import type { TextComparison } from './text-comparison';

const equals = (one: string, other: string, comparison?: Partial<TextComparison>) =>
  compareText([one], other, comparison).accepted === one;

/** What a reader takes for the same answer, whatever the question. */
const equal: [string, string][] = [
  ["Porter's five forces", 'Porter’s five forces'],
  ["Porter's five forces", 'Porter‘s five forces'],
  ["Porter's five forces", 'Porter´s five forces'],
  ["Porter's five forces", 'Porter`s five forces'],
  ['"going concern"', '“going concern”'],
  ['"going concern"', '„going concern‟'],
  ['"مبدأ الاستمرارية"', '«مبدأ الاستمرارية»'],
  ['2019-2020', '2019–2020'],
  ['cost-benefit', 'cost—benefit'],
  ['cost-benefit', 'cost\u2011benefit'],
  ['-5', '\u22125'],
  ['Net income', 'net income.'],
  ['Net income', 'Net income .'],
  ['etc.', 'etc'],
  ['صافي الدخل', 'صافي الدخل.'],
  ['صافي الدخل', 'صافي الدخل۔'],
  ['مسؤولية', 'مسئولية'],
  ['شؤون', 'شئون'],
  ['المسؤول', 'المسئول'],
  ['إدارة', 'اداره'],
  ['مستشفى', 'مستشفي'],
  ['محاسِبٌ', 'محاسب'],
  ['سنة ١٩٤٥', 'سنه 1945'],
  ['...', '...'],
];

/** What stays apart as long as the author has not said otherwise. */
const apart: [string, string][] = [
  ['café', 'cafe'],
  ['ميزانية', 'الميزانية'],
  ['balance sheet', 'the balance sheet'],
  ['e-mail', 'email'],
  ['e-mail', 'e mail'],
  ['new york', 'newyork'],
  ['سأل', 'سئل'],
  ['ماء', 'ما'],
  ['بدر', 'بذر'],
  ['1.5', '15'],
  ['C', 'C#'],
  ['NET', '.NET'],
  ['5', '-5'],
  ['Net income?', 'Net income'],
  ['.', ''],
];

it.each(equal)('%s and %s are the same answer, in either direction', (one, other) => {
  expect([equals(one, other), equals(other, one)]).toEqual([true, true]);
});

it.each(apart)('%s and %s are two answers', (one, other) => {
  expect([equals(one, other), equals(other, one)]).toEqual([false, false]);
});

describe('what the author allows beside', () => {
  it.each<[string, string, keyof TextComparison]>([
    ['café', 'cafe', 'ignoresAccents'],
    ['Zürich', 'zurich', 'ignoresAccents'],
    ['ميزانية', 'الميزانية', 'ignoresArticles'],
    ['قائمة الدخل', 'قائمة دخل', 'ignoresArticles'],
    ['balance sheet', 'The balance sheet', 'ignoresArticles'],
    ['e-mail', 'email', 'ignoresSpacing'],
    ['e-mail', 'E mail', 'ignoresSpacing'],
    ['عبد الله', 'عبدالله', 'ignoresSpacing'],
  ])('%s and %s, with %s alone', (one, other, option) => {
    expect(equals(one, other)).toBe(false);
    expect(equals(one, other, { [option]: true })).toBe(true);
    const others = { ignoresAccents: true, ignoresArticles: true, ignoresSpacing: true, [option]: false };
    expect(equals(one, other, others)).toBe(false);
  });

  it('takes no word for an article that only begins like one', () => {
    expect(equals('الم', 'م', { ignoresArticles: true })).toBe(false);
    expect(equals('theory', 'ory', { ignoresArticles: true })).toBe(false);
    expect(equals('the', '', { ignoresArticles: true })).toBe(false);
  });
});
