import type { StaffRole } from '../lib/roles';

/** The parts of the settings, each with an address of its own. */
const PARTS = ['general', 'assessments', 'brand', 'privacy', 'sign-in', 'connections'] as const;
export type SettingsPart = (typeof PARTS)[number];

export const settingsPartsFor = (role: StaffRole): SettingsPart[] => PARTS.filter((part) => isFor(part, role));

function isFor(part: SettingsPart, role: StaffRole): boolean {
  if (part === 'sign-in') return role === 'super-admin';
  if (part === 'brand') return role !== 'admin';
  return part !== 'privacy' || role !== 'Hr';
}
