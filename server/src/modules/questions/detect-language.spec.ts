import { detectLanguage, languageOf } from './detect-language';

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

describe('languageOf', () => {
  it('looks at what is written around code, however much of it there is', () => {
    const textHtml = '<p>ماذا يطبع؟</p><pre><code>console.log("A long line in Latin letters &lt;b&gt;");</code></pre>';
    expect(
      languageOf({
        text: 'ماذا يطبع؟\n\nconsole.log("A long line in Latin letters <b>");',
        textHtml,
        translation: null,
      }),
    ).toBe('ar');
  });
});
