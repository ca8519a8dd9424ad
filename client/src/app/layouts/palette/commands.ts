import type { TFunction } from 'i18next';
import {
  ClipboardCheck,
  Keyboard,
  Languages,
  Moon,
  Plus,
  Settings,
  Sun,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { FindAnythingQuery } from './palette-generated';
import { setAppearance } from '../../../lib/appearance';
import { languageNames, otherLanguage, switchLanguage, type Language } from '../../../lib/i18n/language';
import type { StaffRole } from '../../../lib/roles';
import type { Mode } from '../../../lib/palette';
import { fold } from '../../../lib/fold';
import { paths } from '../../paths';
import { settingsPartsFor, type SettingsPart } from '../../settings-parts';
import { footEntries, navigationFor, type NavKey } from '../nav';

/** One line of the palette: a place to go to, or something to do at once. */
export interface Command {
  id: string;
  icon: LucideIcon;
  label: string;
  /** Its name in the other language of the house. */
  otherLabel?: string;
  /** Smaller, after the label. */
  note?: string;
  /** By which it is found too, in both languages. */
  words?: string;
  run: { to: string } | (() => void);
}

interface Surroundings {
  t: TFunction;
  /** Says the same in the other language; absent until its words have come. */
  tOther?: TFunction | undefined;
  role: StaffRole;
  language: Language;
  mode: Mode;
  onShortcuts: () => void;
}

/** What people look for in each part of the settings. */
const SETTINGS_WORDS: Record<SettingsPart, string> = {
  general: 'language appearance theme notifications email اللغة المظهر الإشعارات',
  assessments: 'defaults pass mark time reports الافتراضي نسبة النجاح التقارير',
  brand: 'brand logo colour color name العلامة الشعار اللون الاسم',
  privacy: 'privacy retention erasure delete data الخصوصية الاحتفاظ المحو البيانات',
  'sign-in': 'sign-in login sso single sign-on two-factor security تسجيل الدخول الموحد الأمان خطوتين',
  connections:
    'api keys webhooks connections integrations ats مفاتيح الواجهة البرمجية إشعارات الويب الربط أنظمة التتبع',
};

/** What people look for that is done on another page. */
const PAGE_WORDS: Partial<Record<NavKey, string>> = {
  assessments: 'invite reminders دعوة المرشحين التذكيرات',
  candidates: 'calendar export التقويم التصدير',
};
const LANGUAGE_WORDS: Record<Language, string> = {
  en: 'language english اللغة الإنجليزية',
  ar: 'language arabic اللغة العربية',
};
const PROFILE_WORDS = 'password passkeys recovery codes sessions كلمة المرور مفاتيح رموز الاسترداد الجلسات';

/** What can be done anywhere: the navigation of the role, its "New …" screens, profile, language and theme. */
export function standingCommands({ t, tOther, role, language, mode, onShortcuts }: Surroundings): Command[] {
  const named = (key: string) => ({ label: t(key), ...(tOther && { otherLabel: tOther(key) }) });
  const entries = [...navigationFor(role).flatMap((group) => group.entries), ...footEntries];
  const other = otherLanguage(language);
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return [
    ...entries.map(({ key, icon, to }) => ({
      id: key,
      icon,
      ...named(`shell:nav.${key}`),
      words: PAGE_WORDS[key] ?? '',
      run: { to },
    })),
    ...entries.flatMap(({ create }) =>
      create ? [{ id: create.to, icon: Plus, ...named(create.labelKey), run: { to: create.to } }] : [],
    ),
    ...settingsPartsFor(role).map((part) => ({
      id: `settings-${part}`,
      icon: Settings,
      ...named(`shell:palette.settings.${part}`),
      note: t('shell:nav.settings'),
      words: SETTINGS_WORDS[part],
      run: { to: paths.settings(part) },
    })),
    {
      id: 'profile',
      icon: UserRound,
      ...named('shell:palette.profile'),
      words: PROFILE_WORDS,
      run: { to: paths.profile() },
    },
    {
      id: 'language',
      icon: Languages,
      label: languageNames[other],
      words: LANGUAGE_WORDS[other],
      run: () => switchLanguage(other),
    },
    {
      id: 'theme',
      icon: otherMode === 'dark' ? Moon : Sun,
      ...named(`shell:palette.${otherMode}`),
      run: () => setAppearance(otherMode),
    },
    { id: 'shortcuts', icon: Keyboard, ...named('shell:shortcuts.title'), run: onShortcuts },
  ];
}

/** Those whose name in either language, what stands after it, or what else they are found by, has every typed word in it. */
export function commandsMatching(commands: Command[], typed: string): Command[] {
  const typedWords = fold(typed).split(' ');
  return commands.filter(({ label, otherLabel = '', note = '', words = '' }) => {
    const text = fold(`${label} ${otherLabel} ${note} ${words}`);
    return typedWords.every((word) => text.includes(word));
  });
}

/** What begins with the typed text comes first, then a later word that does, then what was found by something else. */
export function titlesFirst(commands: Command[], typed: string): Command[] {
  const start = fold(typed);
  const begins = (text: string) => text.startsWith(start) || text.startsWith(`ال${start}`);
  const rank = ({ label, otherLabel = '' }: Command) => {
    const names = [fold(label), fold(otherLabel)];
    if (names.some(begins)) return 0;
    return names.some((name) => name.split(' ').some(begins)) ? 1 : 2;
  };
  return [...commands].sort((one, other) => rank(one) - rank(other));
}

/** A published assessment opens its candidates, a draft opens where it is written, a person their report. */
export const foundCommands = (found: FindAnythingQuery | undefined): Command[] => [
  ...(found?.findAssessments ?? []).map(({ id, title, jobRole, publishedAt }) => ({
    id,
    icon: ClipboardCheck,
    label: title,
    note: jobRole,
    run: { to: paths.assessment({ id, publishedAt }) },
  })),
  ...(found?.findCandidates ?? []).map(({ id, name, email }) => ({
    id,
    icon: UserRound,
    label: name,
    note: email,
    run: { to: paths.candidateReport(id) },
  })),
];
