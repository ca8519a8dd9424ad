import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Part } from '../../components/page/parted';
import type { ThemeChoice } from '../../graphql/schema-generated';
import type { SettingsParts_SettingsFragment } from './settings-generated';
import { useLanguage } from '../../hooks/use-language';
import { setAppearance, useAppearance, type Appearance } from '../../lib/appearance';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import { languageNames, languages, switchLanguage, type Language } from '../../lib/i18n/language';
import { SettingRow } from './setting-row';
import { TimeZoneRow } from './time-zone-row';
import { useSaveSettings } from './use-save-settings';

const THEMES: Record<Appearance, ThemeChoice> = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' };

/** Language, theme and time zone. */
export function AppearancePart({ settings }: { settings: SettingsParts_SettingsFragment }) {
  const { t } = useTranslation('settings');
  return (
    <Part title={t('appearance.title')}>
      <LanguageRow />
      <ThemeRow />
      <TimeZoneRow timeZone={settings.timeZone} />
    </Part>
  );
}

function LanguageRow() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const save = useSaveSettings();
  const change = async (next: Language) => {
    if (await save({ language: contentLanguageOf(next) })) switchLanguage(next);
  };
  return (
    <SettingRow label={t('appearance.language')} help={t('appearance.languageHelp')}>
      {(field) => (
        <Segmented<Language>
          {...field}
          value={language}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          onChange={(next) => void change(next)}
        />
      )}
    </SettingRow>
  );
}

function ThemeRow() {
  const { t } = useTranslation(['settings', 'common']);
  const appearance = useAppearance();
  const save = useSaveSettings();
  const change = (next: Appearance) => {
    setAppearance(next);
    void save({ theme: THEMES[next] });
  };
  return (
    <SettingRow label={t('common:theme.label')} help={t('settings:appearance.themeHelp')}>
      {(field) => (
        <Segmented<Appearance>
          {...field}
          value={appearance}
          options={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`common:theme.${value}`),
          }))}
          onChange={change}
        />
      )}
    </SettingRow>
  );
}
