import type { ContentLanguage, Level } from '../../questions';
import { readyTestId } from '../../test-library';
import { defaultConfiguration, defaultReportOptions } from '../assessment-settings';
import { defaultGradeBands } from '../default-grade-bands';
import { defaultProctoring } from '../proctoring.policy';
import type { AssessmentKind } from '../vocabulary';
import type { RoleTemplate } from './role-template.entity';

type Words = Record<ContentLanguage, [jobRole: string, description: string]>;

/** Stems of the keys of ready tests; a pair where a subject goes by another name in the other language. */
type Stem = string | Record<ContentLanguage, string>;

const writing: Stem = { en: 'business-english', ar: 'business-writing' };

interface ReadyRole {
  key: string;
  level: Level;
  type: AssessmentKind;
  passMark: number;
  tests: Stem[];
  words: Words;
}

const ready = (key: string, about: [Level, AssessmentKind, number], tests: Stem[], words: Words): ReadyRole => ({
  key,
  level: about[0],
  type: about[1],
  passMark: about[2],
  tests,
  words,
});

const roles: readonly ReadyRole[] = [
  ready('accountant', ['Beginner', 'skills', 60], ['accounting', 'spreadsheets', 'attention-to-detail'], {
    en: ['Accountant', 'Bookkeeping, spreadsheets and an eye for detail.'],
    ar: ['محاسب', 'مسك الدفاتر وجداول البيانات ودقة الملاحظة.'],
  }),
  ready('financial-analyst', ['Mid Level', 'mixed', 65], ['numerical-reasoning', 'spreadsheets', 'accounting'], {
    en: ['Financial analyst', 'Figures, spreadsheets and the accounts behind them.'],
    ar: ['محلل مالي', 'الأرقام وجداول البيانات والحسابات التي وراءها.'],
  }),
  ready('data-analyst', ['Mid Level', 'skills', 60], ['sql', 'spreadsheets', 'numerical-reasoning'], {
    en: ['Data analyst', 'SQL, spreadsheets and sound conclusions from figures.'],
    ar: ['محلل بيانات', 'لغة SQL وجداول البيانات واستنتاجات سليمة من الأرقام.'],
  }),
  ready('front-end-developer', ['Beginner', 'skills', 60], ['javascript', 'logical-reasoning'], {
    en: ['Front-end developer', 'JavaScript, and the logic that every program needs.'],
    ar: ['مطور واجهات', 'جافا سكريبت والمنطق الذي يحتاج إليه كل برنامج.'],
  }),
  ready('back-end-developer', ['Mid Level', 'skills', 60], ['javascript', 'sql', 'logical-reasoning'], {
    en: ['Back-end developer', 'JavaScript, SQL and logical reasoning.'],
    ar: ['مطور خلفيات', 'جافا سكريبت ولغة SQL والتفكير المنطقي.'],
  }),
  ready('it-support', ['Beginner', 'mixed', 55], ['it-security', 'customer-service', 'logical-reasoning'], {
    en: ['IT support specialist', 'Security in the office, friendly help and finding the cause.'],
    ar: ['أخصائي دعم تقني', 'أمن المعلومات في المكتب وحسن المساعدة ومعرفة السبب.'],
  }),
  ready('customer-service', ['Beginner', 'situational', 55], ['customer-service', 'situational-judgement', writing], {
    en: ['Customer service agent', 'Service on the telephone, judgement and clear writing.'],
    ar: ['موظف خدمة عملاء', 'خدمة العملاء عبر الهاتف وحسن التصرف ووضوح الكتابة.'],
  }),
  ready('sales-representative', ['Beginner', 'situational', 55], ['sales', 'situational-judgement', writing], {
    en: ['Sales representative', 'Selling, judgement at work and clear writing.'],
    ar: ['مندوب مبيعات', 'البيع وحسن التصرف في العمل ووضوح الكتابة.'],
  }),
  ready('project-manager', ['Mid Level', 'mixed', 65], ['project-management', 'situational-judgement', writing], {
    en: ['Project manager', 'Schedules, scope, people and clear reports.'],
    ar: ['مدير مشاريع', 'الجداول الزمنية ونطاق العمل والتعامل مع الناس ووضوح التقارير.'],
  }),
  ready(
    'team-lead',
    ['Advanced', 'situational', 65],
    ['team-leadership', 'situational-judgement', 'project-management'],
    {
      en: ['Team lead', 'Goals, delegation and hard conversations.'],
      ar: ['قائد فريق', 'الأهداف والتفويض والحوارات الصعبة.'],
    },
  ),
  ready('office-assistant', ['Beginner', 'mixed', 55], [writing, 'attention-to-detail', 'it-security'], {
    en: ['Office assistant', 'Letters, accuracy and safe work with data.'],
    ar: ['مساعد إداري', 'المراسلات والدقة والعمل الآمن مع البيانات.'],
  }),
  ready('graduate-trainee', ['Beginner', 'cognitive', 50], ['logical-reasoning', 'numerical-reasoning', writing], {
    en: ['Graduate trainee', 'Reasoning with words and figures, for people without work experience.'],
    ar: ['متدرب حديث التخرج', 'التفكير بالكلمات والأرقام لمن لا خبرة لديه بعد.'],
  }),
];

/** Those that people make have a UUID. */
const idOf = (key: string, language: ContentLanguage) => `ready-${key}-${language}`;

/** Roles that the ready tests cover, in each language. */
export const readyTemplates: readonly Omit<RoleTemplate, 'userId'>[] = (['en', 'ar'] as const).flatMap((language) =>
  roles.map(({ key, level, type, passMark, tests, words }) => ({
    id: idOf(key, language),
    title: words[language][0],
    jobRole: words[language][0],
    description: words[language][1],
    level,
    language,
    type,
    configuration: { ...defaultConfiguration(), passMark },
    reportOptions: defaultReportOptions(),
    gradeBands: defaultGradeBands(language),
    proctoring: defaultProctoring(),
    wordings: [],
    testIds: tests.map((stem) => readyTestId(`${typeof stem === 'string' ? stem : stem[language]}-${language}`)),
  })),
);

export const isReady = ({ id }: { id: string }): boolean => readyTemplates.some((template) => template.id === id);
