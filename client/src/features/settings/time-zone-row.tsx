import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { setTimeZone } from '../../lib/format/time-zone';
import { SettingRow } from './setting-row';
import styles from './settings.module.css';
import { useSaveSettings } from './use-save-settings';

const COMPUTER = 'computer';

/** "Asia/Riyadh" as "Asia / Riyadh (UTC+3)". */
function zoneLabel(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? 'UTC';
  return `${zone.replaceAll('_', ' ').replace('/', ' / ')} (${offset})`;
}

/** The zone that dates and times are shown in. */
export function TimeZoneRow({ timeZone }: { timeZone: string | null }) {
  const { t } = useTranslation('settings');
  const save = useSaveSettings();
  const zones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zoneLabel(zone) })),
    [],
  );
  const change = async (chosen: string) => {
    const next = chosen === COMPUTER ? null : chosen;
    if (await save({ timeZone: next })) setTimeZone(next);
  };
  return (
    <SettingRow label={t('appearance.timeZone')} help={t('appearance.timeZoneHelp')} example="timeZone">
      {(field) => (
        <Select
          {...field}
          className={styles.zone ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={timeZone ?? COMPUTER}
          options={[{ value: COMPUTER, label: t('appearance.computerZone') }, ...zones]}
          onChange={(chosen) => void change(chosen)}
        />
      )}
    </SettingRow>
  );
}
