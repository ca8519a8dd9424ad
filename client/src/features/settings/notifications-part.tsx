import { useTranslation } from 'react-i18next';
import { Part } from '../../components/page/parted';
import type { SettingsParts_SettingsFragment } from './settings-generated';
import { SwitchRow } from './setting-row';
import { useSaveSettings } from './use-save-settings';

interface Props {
  settings: SettingsParts_SettingsFragment;
  /** Whether the viewer decides access requests, and so may hear of new ones. */
  decidesRequests: boolean;
}

/** What Mizan writes mails about. */
export function NotificationsPart({ settings, decidesRequests }: Props) {
  const { t } = useTranslation('settings');
  const save = useSaveSettings();
  return (
    <Part title={t('notifications.title')} note={t('notifications.note')}>
      <SwitchRow
        label={t('notifications.submission')}
        help={t('notifications.submissionHelp')}
        checked={settings.notifyOnSubmission}
        onChange={(notifyOnSubmission) => void save({ notifyOnSubmission })}
      />
      {decidesRequests && (
        <SwitchRow
          label={t('notifications.accessRequest')}
          help={t('notifications.accessRequestHelp')}
          checked={settings.notifyOnAccessRequest}
          onChange={(notifyOnAccessRequest) => void save({ notifyOnAccessRequest })}
        />
      )}
    </Part>
  );
}
