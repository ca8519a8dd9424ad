import type { TFunction } from 'i18next';
import { ClipboardCheck, Keyboard, Languages, Moon, Plus, Sun, UserRound, type LucideIcon } from 'lucide-react';
import type { FindAnythingQuery } from './palette-generated';
import { setAppearance } from '../../../lib/appearance';
import { languageNames, otherLanguage, switchLanguage, type Language } from '../../../lib/i18n/language';
import type { StaffRole } from '../../../lib/roles';
import type { Mode } from '../../../lib/palette';
import { paths } from '../../paths';
import { footEntries, navigationFor } from '../nav';

/** One line of the palette: a place to go to, or something to do at once. */
export interface Command {
  id: string;
  icon: LucideIcon;
  label: string;
  /** Smaller, after the label. */
  note?: string;
  run: { to: string } | (() => void);
}

interface Surroundings {
  t: TFunction;
  role: StaffRole;
  language: Language;
  mode: Mode;
  onShortcuts: () => void;
}

/** What can be done anywhere: the navigation of the role, its "New …" screens, profile, language and theme. */
export function standingCommands({ t, role, language, mode, onShortcuts }: Surroundings): Command[] {
  const entries = [...navigationFor(role).flatMap((group) => group.entries), ...footEntries];
  const other = otherLanguage(language);
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return [
    ...entries.map(({ key, icon, to }) => ({ id: key, icon, label: t(`shell:nav.${key}`), run: { to } })),
    ...entries.flatMap(({ create }) =>
      create ? [{ id: create.to, icon: Plus, label: t(create.labelKey), run: { to: create.to } }] : [],
    ),
    { id: 'profile', icon: UserRound, label: t('shell:palette.profile'), run: { to: paths.profile() } },
    { id: 'language', icon: Languages, label: languageNames[other], run: () => switchLanguage(other) },
    {
      id: 'theme',
      icon: otherMode === 'dark' ? Moon : Sun,
      label: t(`shell:palette.${otherMode}`),
      run: () => setAppearance(otherMode),
    },
    { id: 'shortcuts', icon: Keyboard, label: t('shell:shortcuts.title'), run: onShortcuts },
  ];
}

/** Those whose name has every typed word in it. */
export function commandsMatching(commands: Command[], typed: string): Command[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
}

/** What begins with the typed text comes first, then a later word that does, then what was found by something else. */
export function titlesFirst(commands: Command[], typed: string): Command[] {
  const start = typed.trim().toLocaleLowerCase();
  const rank = ({ label }: Command) => {
    const name = label.toLocaleLowerCase();
    if (name.startsWith(start)) return 0;
    return name.split(/\s+/).some((word) => word.startsWith(start)) ? 1 : 2;
  };
  return [...commands].sort((one, other) => rank(one) - rank(other));
}

/** A published assessment opens its candidates, a draft opens where it is written, a person their report. */
export const foundCommands = (found: FindAnythingQuery | undefined): Command[] => [
  ...(found?.assessments.edges ?? []).map(({ node: { id, title, jobRole, publishedAt } }) => ({
    id,
    icon: ClipboardCheck,
    label: title,
    note: jobRole,
    run: { to: publishedAt ? paths.inviteCandidates(id) : paths.updateAssessment(id) },
  })),
  ...(found?.candidates.edges ?? []).map(({ node: { candidate } }) => ({
    id: candidate.id,
    icon: UserRound,
    label: candidate.name,
    note: candidate.email,
    run: { to: paths.candidateReport(candidate.id) },
  })),
];
