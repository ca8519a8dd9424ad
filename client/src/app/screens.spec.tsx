import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { matchPath, RouterProvider, type RouteObject } from 'react-router-dom';
import { Subject } from 'rxjs';
import { createCache } from '../lib/graphql/cache';
import { directionOf, languages, type Language } from '../lib/i18n/language';
import { giveMessageChannel } from '../lib/testing/message-channel';
import { schemaAnswer, type Extent } from '../lib/testing/schema-answers';
import { readNamespace } from '../lib/testing/translations';
import type { routePatterns } from './paths';
import { Providers } from './providers/providers';
import { createRouter } from './router';

type Pattern = (typeof routePatterns)[keyof typeof routePatterns] | '*';

/** In English and in Arabic, or what somebody wrote, which is the same in both. */
type Words = readonly [en: string, ar: string] | string;

interface Screen {
  at: string;
  title: Words;
  /** The heading where there is nothing, if it is another one. */
  emptyTitle?: Words;
  /** What whoever has nothing there yet is told. */
  empty?: Words;
  /** `whole`: heading and all wait for the answer. `parts`: below its heading. `nothing`: it is drawn without an answer. */
  waits: 'whole' | 'parts' | 'nothing';
  isOpen?: true;
}

/** What a reader sees of each screen. A new route stands here too, with its four states. */
const screens: Record<Pattern, Screen> = {
  '/': {
    at: '/',
    title: ['Welcome back, The', 'مرحبًا بعودتك، The'],
    empty: ['Your first assessment', 'تقييمك الأول'],
    waits: 'whole',
  },
  '/Assesments': {
    at: '/Assesments',
    title: ['Assessments', 'التقييمات'],
    empty: ['No assessments yet', 'لا توجد تقييمات بعد'],
    waits: 'parts',
  },
  '/CreateAssessment': {
    at: '/CreateAssessment',
    title: ['New assessment', 'تقييم جديد'],
    empty: ['What is the role?', 'ما الوظيفة؟'],
    waits: 'nothing',
  },
  '/UpdateAssestment/:id': {
    at: '/UpdateAssestment/a1',
    title: 'The title',
    empty: ['What is the role?', 'ما الوظيفة؟'],
    waits: 'whole',
  },
  '/PreviewAssestment/:id': {
    at: '/PreviewAssestment/a1',
    title: 'The title',
    empty: ['No questions yet', 'لا أسئلة بعد'],
    waits: 'whole',
  },
  '/CandinateCreation/:assestmentId': {
    at: '/CandinateCreation/a1',
    title: 'The title',
    empty: ['Nobody invited yet', 'لم يُدعَ أحد بعد'],
    waits: 'whole',
  },
  '/Assesments/:id/Monitor': {
    at: '/Assesments/a1/Monitor',
    title: 'The title',
    empty: ['Nobody has started yet', 'لم يبدأ أحد بعد'],
    waits: 'whole',
  },
  '/Marking': {
    at: '/Marking',
    title: ['Marking', 'التصحيح'],
    empty: ['Nothing to mark', 'لا شيء للتصحيح'],
    waits: 'parts',
  },
  '/Assesments/:id/Analytics': {
    at: '/Assesments/a1/Analytics',
    title: 'The title',
    empty: ['No final results yet', 'لا توجد نتائج نهائية بعد'],
    waits: 'whole',
  },
  '/Assesments/:id/Compare': {
    at: '/Assesments/a1/Compare',
    title: 'The title',
    empty: ['Choose candidates to compare', 'اختر المرشحين للمقارنة'],
    waits: 'whole',
  },
  '/ResultDetails/Assestment/:AssestmentId/Candidate/:CandidateId': {
    at: '/ResultDetails/Assestment/a1/Candidate/c1',
    title: 'The name',
    emptyTitle: ['Result \u2066The reference\u2069', 'النتيجة \u2066The reference\u2069'],
    empty: ['Questions and answers', 'الأسئلة والإجابات'],
    waits: 'whole',
  },
  '/AllCandidates': {
    at: '/AllCandidates',
    title: ['All candidates', 'جميع المرشحين'],
    empty: ['No candidates yet', 'لا يوجد مرشحون بعد'],
    waits: 'parts',
  },
  '/Report/:id': {
    at: '/Report/c1',
    title: 'The name',
    empty: ['This candidate has not taken exams', 'لم يؤدِّ هذا المرشح أي اختبار'],
    waits: 'whole',
  },
  '/Report/:id/Data': { at: '/Report/c1/Data', title: ['Stored data', 'البيانات المخزَّنة'], waits: 'whole' },
  '/Tests': {
    at: '/Tests',
    title: ['All tests', 'جميع الاختبارات'],
    empty: ['No tests yet', 'لا اختبارات بعد'],
    waits: 'parts',
  },
  '/TestCreation': {
    at: '/TestCreation',
    title: ['New test', 'اختبار جديد'],
    empty: ['What does the test measure?', 'ماذا يقيس الاختبار؟'],
    waits: 'nothing',
  },
  '/UpdateTest/:id': { at: '/UpdateTest/t1', title: 'The title', waits: 'whole' },
  '/PreviewTest/:id': {
    at: '/PreviewTest/t1',
    title: 'The title',
    empty: ['Nothing to preview yet', 'لا شيء للمعاينة بعد'],
    waits: 'whole',
  },
  '/Questions': {
    at: '/Questions',
    title: ['Question bank', 'بنك الأسئلة'],
    empty: ['The question bank is empty', 'بنك الأسئلة فارغ'],
    waits: 'parts',
  },
  '/Profile': { at: '/Profile', title: 'The name', empty: ['Account', 'الحساب'], waits: 'parts' },
  '/Settings': {
    at: '/Settings',
    title: ['Settings', 'الإعدادات'],
    empty: ['Language and appearance', 'اللغة والمظهر'],
    waits: 'whole',
  },
  '/Support': { at: '/Support', title: ['Contact support', 'التواصل مع الدعم'], waits: 'nothing' },
  '/AllAdmins': {
    at: '/AllAdmins',
    title: ['All admins', 'جميع المشرفين'],
    empty: ['No admins yet', 'لا مشرفين بعد'],
    waits: 'parts',
  },
  '/CreateAdmin': { at: '/CreateAdmin', title: ['Create admin', 'إضافة مشرف'], waits: 'nothing' },
  '/AdminReport/:id': {
    at: '/AdminReport/u1',
    title: 'The name',
    empty: ['The admin has not acted yet', 'لم يُنشئ المشرف شيئًا بعد'],
    waits: 'whole',
  },
  '/AllHRs': {
    at: '/AllHRs',
    title: ['HR', 'مسؤولو التوظيف'],
    empty: ['No HR users yet', 'لا مسؤولي توظيف بعد'],
    waits: 'parts',
  },
  '/CreateHr': { at: '/CreateHr', title: ['Create HR', 'إضافة مسؤول توظيف'], waits: 'whole' },
  '/UpdateHr/:id': { at: '/UpdateHr/u1', title: 'The name', empty: ['Name and logo', 'الاسم والشعار'], waits: 'whole' },
  '/HrReport/:id': {
    at: '/HrReport/u1',
    title: 'The name',
    empty: ['This HR user has not acted yet', 'لم يُنشئ مسؤول التوظيف شيئًا بعد'],
    waits: 'whole',
  },
  '/Contacts': {
    at: '/Contacts',
    title: ['Contacts', 'طلبات الانضمام'],
    empty: ['No access requests yet', 'لا طلبات انضمام بعد'],
    waits: 'parts',
  },
  '/Audit': {
    at: '/Audit',
    title: ['Audit log', 'سجل التدقيق'],
    empty: ['Nothing has happened yet', 'لم يحدث شيء بعد'],
    waits: 'parts',
  },
  '/Login': { at: '/Login', title: ['Sign in', 'تسجيل الدخول'], waits: 'nothing', isOpen: true },
  '/Login/Contact': { at: '/Login/Contact', title: ['Request access', 'طلب الانضمام'], waits: 'nothing', isOpen: true },
  '/Login/Success': { at: '/Login/Success', title: ['Message sent', 'أُرسلت رسالتك'], waits: 'nothing', isOpen: true },
  '/Login/Forget': {
    at: '/Login/Forget',
    title: ['Forgot your password?', 'نسيت كلمة المرور؟'],
    waits: 'nothing',
    isOpen: true,
  },
  '/Login/ChangePass/:id': {
    at: '/Login/ChangePass/k1',
    title: ['New password', 'كلمة مرور جديدة'],
    emptyTitle: ['This link is no longer valid', 'لم يعد هذا الرابط صالحًا'],
    waits: 'whole',
    isOpen: true,
  },
  '/Login/ConfirmChange/:id': {
    at: '/Login/ConfirmChange/k1',
    title: ['Password changed', 'تم تغيير كلمة المرور'],
    emptyTitle: ['Nothing to confirm here', 'لا شيء يحتاج إلى تأكيد هنا'],
    waits: 'whole',
    isOpen: true,
  },
  '/Login/Confirmed': { at: '/Login/Confirmed', title: ['Confirmed', 'تم التأكيد'], waits: 'nothing', isOpen: true },
  '/About': {
    at: '/About',
    title: ['Hiring decisions you can stand behind', 'قرارات توظيف تثق بها'],
    empty: ['How it works', 'كيف يعمل ميزان'],
    waits: 'nothing',
    isOpen: true,
  },
  '/Shared/:token': {
    at: '/Shared/k1',
    title: 'The name',
    emptyTitle: ['Candidate The reference', 'المرشح The reference'],
    empty: ['Questions and answers', 'الأسئلة والإجابات'],
    waits: 'whole',
    isOpen: true,
  },
  '*': { at: '/Nowhere', title: ['Not Found', 'الصفحة غير موجودة'], waits: 'nothing', isOpen: true },
};

const patterns = Object.keys(screens) as Pattern[];
const said = (words: Words, language: Language) =>
  typeof words === 'string' ? words : words[languages.indexOf(language)]!;

/** Answers by the schema whatever is asked, once it is told how; until then it leaves everybody waiting. */
class Server {
  private how: Extent | 'refuse' | null = null;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly isSignedIn: boolean) {}

  readonly link = new ApolloLink((operation) => {
    const told = new Subject<ApolloLink.Result>();
    const tell = () => {
      told.next(this.resultOf(operation));
      told.complete();
    };
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return told;
    if (this.how || operation.operationName === 'Viewer') setTimeout(tell);
    else this.waiting.push(tell);
    return told;
  });

  become(how: Extent | 'refuse'): void {
    this.how = how;
    this.waiting.splice(0).forEach((tell) => tell());
  }

  private resultOf({ operationName, query, variables }: ApolloLink.Operation): ApolloLink.Result {
    if (operationName === 'Viewer')
      return this.isSignedIn ? schemaAnswer(query, variables, 'full') : { data: { viewer: null } };
    if (this.how !== 'refuse') return schemaAnswer(query, variables, this.how ?? 'empty');
    return { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL', requestId: 'r-17' } }] };
  }
}

const missing = new Set<string>();

/** As in the browser, words come when a screen asks for them; one that forgets to would show keys. */
const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => done(null, readNamespace(language as Language, namespace)),
};

async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: ['common', 'errors', 'shell', 'session'],
      resources: undefined,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) => missing.add(`${namespace}:${key}`),
    });
}

let leave: () => void = () => undefined;

async function open(pattern: Pattern, language: Language): Promise<Server> {
  await speak(language);
  const { at, isOpen = false } = screens[pattern];
  window.history.replaceState(null, '', at);
  const server = new Server(!isOpen);
  const client = new ApolloClient({ cache: createCache(), link: server.link });
  const router = createRouter();
  render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  leave = () => {
    cleanup();
    router.dispose();
    client.stop();
    [localStorage, sessionStorage].forEach((storage) => storage.clear());
  };
  return server;
}

const main = (): HTMLElement => {
  const [place, ...others] = document.querySelectorAll('main');
  if (!place || others.length > 0)
    throw new Error(`${String(others.length + (place ? 1 : 0))} places with the content.`);
  return place;
};
const shown = (selector: string) => [...main().querySelectorAll<HTMLElement>(selector)];
/** Of the page's own: the spare one stands only until then, which the style sheet sees to. */
const headings = () => shown('h1:not(.spare-heading)').map((heading) => heading.textContent);
const waysToTryAgain = (label: string) =>
  shown('[role="alert"]').flatMap((alert) => within(alert).queryAllByText(label));

/** What two buttons are called, forms aside: one of them is too many where there is nothing else. */
const saidTwice = (buttons: HTMLElement[]) => {
  const names = buttons.map(({ textContent, ariaLabel }) => textContent || ariaLabel);
  return names.filter((name, at) => names.indexOf(name) !== at);
};

const isHeaded = (title: string) => waitFor(() => expect(headings()).toEqual([title]));

class Told {
  readonly postMessage = () => undefined;
  readonly close = () => undefined;
}

let complaints: jest.SpyInstance;

beforeAll(giveMessageChannel);
beforeAll(() => Object.assign(window, { BroadcastChannel: Told }));
afterAll(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
beforeEach(() => {
  jest.spyOn(window, 'close').mockReturnValue();
  // Nothing is laid out here; jsdom would look through every rule of antd for each element.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style);
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
  complaints = jest.spyOn(console, 'error').mockReturnValue();
  missing.clear();
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

/** What a reader would never see said, and what breaks a list or a screen. */
function expectNothingBroken(): void {
  expect([...missing]).toEqual([]);
  expect(
    complaints.mock.calls.map(String).filter((call) => /same key|error occurred in|unique "key"/.test(call)),
  ).toEqual([]);
}

const allPatterns = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...allPatterns(children)]);

it('knows what each route of the router shows', () => {
  const router = createRouter();
  router.dispose();
  expect(allPatterns(router.routes).sort()).toEqual([...patterns].sort());
  for (const pattern of patterns) expect(matchPath(pattern, screens[pattern].at)).not.toBeNull();
});

describe('on its way, then refused, then there', () => {
  it.each(patterns)('%s', async (pattern) => {
    const { title, waits } = screens[pattern];
    const server = await open(pattern, 'en');
    await waitFor(main);
    if (waits !== 'whole') await isHeaded(said(title, 'en'));
    if (waits !== 'nothing') await waitFor(() => expect(shown('[aria-busy="true"]')).not.toEqual([]));
    if (waits === 'whole') expect(headings()).toEqual([]);

    act(() => server.become('refuse'));
    if (waits === 'nothing') await isHeaded(said(title, 'en'));
    else await waitFor(() => expect(waysToTryAgain('Try again')).not.toEqual([]));
    await waitFor(() => expect(shown('[aria-busy="true"]')).toEqual([]));

    server.become('full');
    act(() => waysToTryAgain('Try again').forEach((way) => way.closest('button')?.click()));
    await isHeaded(said(title, 'en'));
    await waitFor(() => expect(waysToTryAgain('Try again')).toEqual([]));
    expectNothingBroken();
  });
});

describe('empty', () => {
  it.each(patterns)('%s', async (pattern) => {
    const { title, emptyTitle = title, empty } = screens[pattern];
    const server = await open(pattern, 'ar');
    server.become('empty');
    await isHeaded(said(emptyTitle, 'ar'));
    if (empty)
      await waitFor(() => expect(shown('h2').map((heading) => heading.textContent)).toContain(said(empty, 'ar')));
    expect(waysToTryAgain('إعادة المحاولة')).toEqual([]);
    expect(saidTwice(shown('.ant-btn:not([type="submit"])'))).toEqual([]);
    expectNothingBroken();
  });
});
