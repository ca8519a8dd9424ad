import fc from 'fast-check';
import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['  New   York ', 'new york'],
    ['New\u00A0York', 'NEW YORK'],
    ['القاهِرَةُ', 'القاهره'],
    ['أحمد', 'احمد'],
    ['إسلام', 'اسلام'],
    ['آمنة', 'امنه'],
    ['مستشفى', 'مستشفي'],
    ['مـــحـــمـــد', 'محمد'],
    ['ﻻ', 'لا'],
    ['علی', 'علي'],
    ['کتاب', 'كتاب'],
    ['\u200Fعام ١٩٤٥', 'عام 1945'],
    ['سنة ۱۹۴۵', 'سنه 1945'],
    ['ＡＢＣ', 'abc'],
    ['Café', 'Cafe\u0301'],
    ['\u0627\u0654حمد', 'أحمد'],
  ])('reads %j like %j', (typed, meant) => {
    expect(foldText(typed)).toBe(foldText(meant));
  });

  it.each([
    ['بدر', 'بذر'],
    ['resume', 'résumé'],
    ['new york', 'newyork'],
  ])('keeps %j apart from %j', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });
});
