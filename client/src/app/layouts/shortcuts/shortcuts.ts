import type { StaffRole } from '../../../lib/roles';
import { footEntries, navigationFor, type NavKey } from '../nav';

/** What is pressed after G to go to an entry of the navigation. */
const LETTERS: Partial<Record<NavKey, string>> = {
  dashboard: 'd',
  assessments: 'a',
  marking: 'm',
  tests: 't',
  questions: 'q',
  candidates: 'c',
  contacts: 'r',
  hrs: 'h',
  admins: 'u',
  audit: 'l',
  settings: 's',
};

export interface Journey {
  key: NavKey;
  letter: string;
  to: string;
}

/** Where G and a letter lead somebody of the role. */
export function journeysOf(role: StaffRole): Journey[] {
  const entries = [...navigationFor(role).flatMap((group) => group.entries), ...footEntries];
  return entries.flatMap(({ key, to }) => {
    const letter = LETTERS[key];
    return letter ? [{ key, letter, to }] : [];
  });
}

/** Whether a key belongs to what has the focus: a field, a list, a dialog. */
export function isTaken({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN_KEYS) !== null;
}

const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, video, audio, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"], [role="grid"], [aria-haspopup][aria-expanded="true"]';
