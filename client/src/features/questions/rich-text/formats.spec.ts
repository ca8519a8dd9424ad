import { formatOfKey, isMostlyArabic } from './formats';

it('tells Arabic from Latin by what most of the letters are', () => {
  expect(isMostlyArabic('بيعت آلة وفق المعيار IFRS 15')).toBe(true);
  expect(isMostlyArabic('What does إيراد mean here?')).toBe(false);
  expect(isMostlyArabic('1 + 2')).toBe(false);
});

it('knows the keys of formats', () => {
  const press = { key: 'B', ctrlKey: true, metaKey: false, altKey: false };
  expect(formatOfKey(press)).toBe('bold');
  expect(formatOfKey({ ...press, ctrlKey: false, metaKey: true, key: 'k' })).toBe('link');
  expect(formatOfKey({ ...press, altKey: true })).toBeNull();
  expect(formatOfKey({ ...press, key: 'v' })).toBeNull();
});
