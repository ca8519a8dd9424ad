import { detectLanguage } from './detect-language';

describe('detectLanguage', () => {
  it.each([
    ['ما الميزانية العمومية؟', 'ar'],
    ['What is a balance sheet?', 'en'],
    ['ما معنى الاختصار API في البرمجة؟', 'ar'],
    ['What does the word ميزان mean?', 'en'],
    ['ما مُفرد «كُتُب»؟', 'ar'],
    ['12 + 7 = ?', 'en'],
    ['١٢ + ٧ = ؟', 'en'],
    ['', 'en'],
  ])('takes %j for %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
