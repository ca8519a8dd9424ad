import { fallbackOf, switchLanguage } from './language';

const page = (href: string) => ({ href, reload: jest.fn(), replace: jest.fn() }) as unknown as jest.Mocked<Location>;

afterEach(() => localStorage.clear());

it('keeps the chosen language and reloads the page', () => {
  const here = page('https://mizan.example/Assesments?search=gulf');
  switchLanguage('ar', here);
  expect(localStorage.getItem('language')).toBe('ar');
  expect(here.reload).toHaveBeenCalledTimes(1);
});

it('drops the query that would ask for the old language', () => {
  const here = page('https://mizan.example/Assesments?lng=en&search=gulf');
  switchLanguage('ar', here);
  expect(here.replace).toHaveBeenCalledWith('https://mizan.example/Assesments?search=gulf');
});

it('drops the cookie that would outrank the choice', () => {
  document.cookie = 'language=en; path=/';
  switchLanguage('ar', page('https://mizan.example/'));
  expect(document.cookie).not.toContain('language=');
});

it('takes English where the language is not known, and no second language beside one that is', () => {
  expect(fallbackOf('ar')).toEqual([]);
  expect(fallbackOf('en')).toEqual([]);
  expect(fallbackOf('fr')).toEqual(['en']);
  expect(fallbackOf()).toEqual(['en']);
});
