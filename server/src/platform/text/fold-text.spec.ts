import { foldDigits, foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['إدارة', 'ادارة'],
    ['أحمد', 'احمد'],
    ['آفاق', 'افاق'],
    ['خدمة', 'خدمه'],
    ['مستوى', 'مستوي'],
    ['مُحَاسِبٌ', 'محاسب'],
    ['محـــاسب', 'محاسب'],
    ['ﻣﺤﺎﺳﺐ', 'محاسب'],
    ['١٢٣', '123'],
    ['۱۲۳', '123'],
    ['Excel', 'EXCEL'],
  ])('takes %s and %s for the same word', (written, other) => {
    expect(foldText(written)).toBe(foldText(other));
  });

  it('keeps words apart that differ in more than spelling', () => {
    expect(foldText('محاسب')).not.toBe(foldText('محاسبة'));
  });
});

it('foldDigits changes nothing but digits', () => {
  expect(foldDigits('من ٠ إلى ٩، or ۴')).toBe('من 0 إلى 9، or 4');
});
