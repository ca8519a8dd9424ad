import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { createLanguageDetector, detection } from './detection';
import { directionOf, fallbackOf, languages } from './language';

const boot = readFileSync(join(__dirname, '../../../public/boot.js'), 'utf8');
// The page's own script, run as the browser runs it: in the global scope, before anything else.
const runBoot = () => {
  window.eval(boot);
};

interface Browser {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  navigator?: string[];
}

function open({ query = '', cookie, local, session, navigator: preferred = [] }: Browser): void {
  window.history.replaceState(null, '', `/${query}`);
  if (cookie) document.cookie = `language=${cookie}; path=/`;
  if (local) localStorage.setItem('language', local);
  if (session) sessionStorage.setItem('language', session);
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(preferred);
}

async function detected(): Promise<string | undefined> {
  const instance = i18next.createInstance().use(createLanguageDetector());
  await instance.init({
    supportedLngs: languages,
    fallbackLng: fallbackOf,
    load: 'languageOnly',
    detection,
    resources: {},
  });
  return instance.languages.at(0);
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

afterEach(() => {
  document.cookie = 'language=; path=/; max-age=0';
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const cases: [string, Browser, 'en' | 'ar'][] = [
  ['nothing is known', {}, 'en'],
  ['the browser prefers Arabic', { navigator: ['ar-SA', 'en'] }, 'ar'],
  ['the browser prefers a language that we lack', { navigator: ['fr-FR', 'ar'] }, 'ar'],
  ['the session says Arabic', { session: 'ar', navigator: ['en-GB'] }, 'ar'],
  ['local storage outranks the session', { local: 'en', session: 'ar' }, 'en'],
  ['a cookie outranks local storage', { cookie: 'ar', local: 'en' }, 'ar'],
  ['the query string outranks everything', { query: '?lng=en', cookie: 'ar', local: 'ar' }, 'en'],
  ['the query string asks for something unknown', { query: '?lng=de', local: 'ar' }, 'ar'],
];

describe('the language of the first paint and of the texts', () => {
  it.each(cases)('is the same when %s', async (_, browser, language) => {
    open(browser);
    runBoot();
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dir).toBe(directionOf(language));
    document.documentElement.lang = 'en';
    await expect(detected()).resolves.toBe(language);
  });

  it('is kept in local storage under the language key', async () => {
    open({ query: '?lng=ar' });
    await detected();
    expect(localStorage.getItem('language')).toBe('ar');
  });
});

describe('the theme of the first paint', () => {
  const prefer = (dark: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: dark } as unknown as MediaQueryList);

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ])('with %s chosen and a computer that prefers dark: %s, is %s', (appearance, computer, theme) => {
    localStorage.setItem('appearance', appearance);
    prefer(computer);
    runBoot();
    expect(document.documentElement.dataset.theme).toBe(theme);
  });
});

const client = join(__dirname, '../../..');
const pages = readdirSync(client).filter((file) => file.endsWith('.html'));
const show = (page: string) => {
  const html = readFileSync(join(client, page), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
};

describe('what stands on a page until its script has come', () => {
  it.each(pages)('is something in %s, which says that it is not all', (page) => {
    show(page);
    expect(document.querySelector('#root > main.boot[aria-busy="true"] > h1')?.textContent).toMatch(/\S/);
    expect(document.querySelectorAll('#root i')).toHaveLength(4);
  });

  it.each(['exam.html', 'docs.html', 'playground.html'])('is said in %s in both languages', (page) => {
    show(page);
    const said = [...document.querySelectorAll('h1 span')].map((words) => [
      words.getAttribute('lang'),
      words.getAttribute('dir'),
      words.textContent,
    ]);
    expect(said).toEqual([
      ['en', null, 'One moment…'],
      ['ar', 'rtl', 'لحظة من فضلك…'],
    ]);
  });
});

describe('a page whose script does not arrive', () => {
  it.each(pages)('says so in the place of the skeleton of %s, with a way to try again', (page) => {
    show(page);
    expect(document.querySelector('#root .boot')).not.toBeNull();
    open({ query: '?lng=ar' });
    // jsdom's own scripts know no modules, which is how an old browser is told.
    Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { configurable: true, value: false });
    runBoot();
    const script = document.body.appendChild(document.createElement('script'));
    script.type = 'module';
    script.dispatchEvent(new Event('error'));
    expect(document.querySelector('#root .boot')).toBeNull();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('تعذّر تحميل الصفحة. تحقق من اتصالك بالإنترنت.');
    expect(document.querySelector('#root button')?.textContent).toBe('إعادة المحاولة');
  });
});

it('sends for the words of the page’s language at once, where the page says where they lie', () => {
  const script = document.createElement('script');
  script.setAttribute('data-words-en', '/assets/words-en.js');
  script.setAttribute('data-words-ar', '/assets/words-ar.js');
  const spy = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  open({ query: '?lng=ar' });
  runBoot();
  const asked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/assets/words-ar.js']);
  asked.forEach((link) => link.remove());
  spy.mockRestore();
  runBoot();
  expect(document.head.querySelector('link[rel="modulepreload"]')).toBeNull();
});
