import { directionOfText, languageOfText } from './content-language';
import { looksLikeNumber } from './number-text';
import { optionOfKey } from './hooks/use-exam-keys';

describe('the language of a text', () => {
  it('is that of its first letter, whatever digits and signs come before', () => {
    expect(languageOfText('48,250 ريالًا', 'en')).toBe('ar');
    expect(languageOfText('«IFRS 15» والإيراد', 'ar')).toBe('en');
    expect(directionOfText('كيف يُعترف بالإيراد؟', 'en')).toBe('rtl');
  });

  it('is the one around it when there is no letter', () => {
    expect(languageOfText('12 + 30 = ?', 'ar')).toBe('ar');
    expect(directionOfText('', 'en')).toBe('ltr');
  });
});

describe('a number in writing', () => {
  it.each(['1250', '-12.5', '1,250.75', '١٢٥٠', '۱۲٫۵', '٢٠٠٬٠٠٠', '0,5', ' 42 ', '\u2212 3', '.5'])(
    '%p looks like one',
    (text) => {
      expect(looksLikeNumber(text)).toBe(true);
    },
  );

  it.each(['', 'twelve', '12 apples', '1.2.3', '--5', '.'])('%p does not', (text) => {
    expect(looksLikeNumber(text)).toBe(false);
  });
});

describe('a key', () => {
  it.each([
    ['b', 'KeyB', 1],
    ['B', 'KeyB', 1],
    ['q', 'KeyA', -1],
    ['ب', 'KeyF', 1],
    ['ا', 'KeyH', 0],
    ['ش', 'KeyA', 0],
    ['1', 'Digit1', -1],
    ['Escape', 'Escape', -1],
  ])('%p at %p means option %p', (key, code, option) => {
    expect(optionOfKey({ key, code })).toBe(option);
  });
});
