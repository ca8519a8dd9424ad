import { useEffect } from 'react';
import type { ThemeChoice } from '../../graphql/schema-generated';
import { useAccountPreferencesQuery } from './account-preferences-generated';
import { hasOwnAppearance, setAppearance, type Appearance } from '../../lib/appearance';
import { setTimeZone } from '../../lib/format/time-zone';

const APPEARANCES: Record<ThemeChoice, Appearance> = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' };

/** Brings what the account prefers to this browser: the time zone, and the theme where none was chosen here. */
export function AccountPreferences(): null {
  const { data } = useAccountPreferencesQuery();
  useEffect(() => {
    if (!data) return;
    const { timeZone, theme } = data.settings;
    setTimeZone(timeZone);
    if (!hasOwnAppearance()) setAppearance(APPEARANCES[theme]);
  }, [data]);
  return null;
}
