import { useTranslation } from 'react-i18next';
import { Part } from '../../components/page/parted';
import type { SettingsParts_SettingsFragment } from './settings-generated';
import { PassMarkRow } from './pass-mark-row';
import { SwitchRow } from './setting-row';
import { useSaveSettings } from './use-save-settings';

interface Props {
  settings: SettingsParts_SettingsFragment;
}

const SWITCHES = ['showProgress', 'shuffleQuestions', 'shuffleChoices'] as const;
const REPORT = ['showCandidateInformation', 'showQuestions', 'showCorrectAnswers'] as const;

/** What a new assessment of the viewer starts with. */
export function ExamDefaultsPart({ settings: { defaultConfiguration } }: Props) {
  const { t } = useTranslation(['settings', 'assessments']);
  const save = useSaveSettings();
  return (
    <Part title={t('settings:defaults.title')} note={t('settings:defaults.note')}>
      <PassMarkRow
        passMark={defaultConfiguration.passMark}
        onSave={(passMark) => void save({ defaultConfiguration: { passMark } })}
      />
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          label={t(`assessments:configuration.${name}`)}
          help={t(`assessments:configuration.${name}Help`)}
          example={name}
          checked={defaultConfiguration[name]}
          onChange={(on) => void save({ defaultConfiguration: { [name]: on } })}
        />
      ))}
    </Part>
  );
}

/** What a new assessment's report shows. */
export function ReportDefaultsPart({ settings: { defaultReportOptions } }: Props) {
  const { t } = useTranslation(['settings', 'assessments']);
  const save = useSaveSettings();
  return (
    <Part title={t('settings:report.title')} note={t('settings:report.note')}>
      {REPORT.map((name) => (
        <SwitchRow
          key={name}
          label={t(`assessments:report.${name}`)}
          example={name}
          checked={defaultReportOptions[name]}
          onChange={(on) => void save({ defaultReportOptions: { [name]: on } })}
        />
      ))}
    </Part>
  );
}
