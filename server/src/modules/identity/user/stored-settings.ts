import type { ContentLanguage } from '../../../platform/graphql';

export const ThemeChoice = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const;
export type ThemeChoice = (typeof ThemeChoice)[keyof typeof ThemeChoice];

export interface Preferences {
  language: ContentLanguage;
  theme: ThemeChoice;
  /** IANA name; null follows the browser. */
  timeZone: string | null;
  notifyOnSubmission: boolean;
  notifyOnAccessRequest: boolean;
}

/** As it lies in the database: what the user has chosen, and what later modules keep beside it. */
export interface StoredSettings extends Partial<Preferences> {
  defaultConfiguration?: object;
  defaultReportOptions?: object;
}

export const defaultPreferences = (): Preferences => ({
  language: 'en',
  theme: 'system',
  timeZone: null,
  notifyOnSubmission: false,
  notifyOnAccessRequest: true,
});

/** A setting that was never chosen has its default; what is not a preference stays out. */
export function preferencesOf(stored: StoredSettings): Preferences {
  const { language, theme, timeZone, notifyOnSubmission, notifyOnAccessRequest } = {
    ...defaultPreferences(),
    ...stored,
  };
  return { language, theme, timeZone, notifyOnSubmission, notifyOnAccessRequest };
}
