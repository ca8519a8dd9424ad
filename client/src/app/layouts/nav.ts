import {
  ClipboardCheck,
  FileQuestion,
  Inbox,
  LayoutGrid,
  Library,
  LifeBuoy,
  PenLine,
  ScrollText,
  Settings,
  ShieldCheck,
  UserRoundCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { StaffRole } from '../../lib/roles';
import { paths } from '../paths';

export type NavKey =
  | 'dashboard'
  | 'assessments'
  | 'marking'
  | 'tests'
  | 'questions'
  | 'candidates'
  | 'contacts'
  | 'hrs'
  | 'admins'
  | 'audit'
  | 'support'
  | 'settings';

export interface NavEntry {
  key: NavKey;
  icon: LucideIcon;
  to: string;
  /** The plus at the end of the row: the entry's "New …" screen. */
  create?: { labelKey: string; to: string };
  /** Absent: every role. */
  roles?: readonly StaffRole[];
}

export interface NavGroup {
  /** Absent on the first, untitled group. */
  titleKey?: string;
  entries: NavEntry[];
}

const admins: readonly StaffRole[] = ['super-admin', 'admin'];
const superAdmins: readonly StaffRole[] = ['super-admin'];

const groups: NavGroup[] = [
  { entries: [{ key: 'dashboard', icon: LayoutGrid, to: paths.dashboard() }] },
  {
    titleKey: 'shell:nav.group.assess',
    entries: [
      {
        key: 'assessments',
        icon: ClipboardCheck,
        to: paths.assessments(),
        create: { labelKey: 'shell:nav.newAssessment', to: paths.createAssessment() },
      },
      { key: 'marking', icon: PenLine, to: paths.marking() },
      {
        key: 'tests',
        icon: Library,
        to: paths.tests(),
        create: { labelKey: 'shell:nav.newTest', to: paths.createTest() },
      },
      { key: 'questions', icon: FileQuestion, to: paths.questions() },
      { key: 'candidates', icon: Users, to: paths.candidates() },
    ],
  },
  {
    titleKey: 'shell:nav.group.people',
    entries: [
      { key: 'contacts', icon: Inbox, to: paths.contacts(), roles: admins },
      {
        key: 'hrs',
        icon: UserRoundCog,
        to: paths.hrs(),
        create: { labelKey: 'shell:nav.createHr', to: paths.createHr() },
        roles: admins,
      },
      {
        key: 'admins',
        icon: ShieldCheck,
        to: paths.admins(),
        create: { labelKey: 'shell:nav.createAdmin', to: paths.createAdmin() },
        roles: superAdmins,
      },
      { key: 'audit', icon: ScrollText, to: paths.audit(), roles: superAdmins },
    ],
  },
];

/** Below the credits, for everybody. */
export const footEntries: NavEntry[] = [
  { key: 'support', icon: LifeBuoy, to: paths.support() },
  { key: 'settings', icon: Settings, to: paths.settings() },
];

/** The navigation that a role sees; groups without entries are left out. */
export function navigationFor(role: StaffRole): NavGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ roles }) => !roles || roles.includes(role)) }))
    .filter(({ entries }) => entries.length > 0);
}
