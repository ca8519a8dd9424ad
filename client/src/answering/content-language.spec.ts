import { directionOfText, languageOfText } from './content-language';

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
