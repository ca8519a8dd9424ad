import { createInstance } from 'i18next';
import { createLanguageDetector, detection } from './detection';
import { fallbackOf, LANGUAGE_KEY, languages } from './language';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it.each([
  ['en-GB', 'en'],
  ['ar-SA', 'ar'],
])('keeps the language of a browser that says %s as %s', async (browser, kept) => {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue([browser]);
  await createInstance()
    .use(createLanguageDetector())
    .init({ supportedLngs: languages, fallbackLng: fallbackOf, load: 'languageOnly', detection, resources: {} });
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe(kept);
});
