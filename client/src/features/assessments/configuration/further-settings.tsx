import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MoreOptions } from '../../../components/form/more-options';
import { useFormat } from '../../../hooks/use-format';
import { NumberField, SettingsGroup, SwitchField } from '../settings/part';
import styles from '../settings/settings.module.css';
import { LanguageField } from './candidate-fields';
import type { ConfigurationDraft } from './configuration.schema';
import { inForce } from './in-force';
import { ReminderFields } from './reminder-fields';

const SWITCHES = ['showProgress', 'shuffleQuestions', 'shuffleChoices', 'allowBack'] as const;
const FIELDS = [
  'reminderMode',
  'firstDaysBefore',
  'lastDaysBefore',
  'daysAfter',
  'languages',
  'extraTimePercent',
] as const;

/** What few assessments change. It opens by itself where something in it needs a look. */
export function FurtherSettings() {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { values, errors } = useFormikContext<ConfigurationDraft>();
  const summary = inForce(values).map(({ key, percent }) =>
    t(`configuration.inForce.${key}`, percent === undefined ? {} : { percentage: format.percent(percent) }),
  );
  return (
    <div className={styles.further}>
      <MoreOptions summary={summary.join(' · ')} isOpen={FIELDS.some((name) => errors[name] !== undefined)}>
        <SettingsGroup title={t('configuration.reminders')}>
          <ReminderFields />
        </SettingsGroup>
        <SettingsGroup title={t('configuration.exam')}>
          {SWITCHES.map((name) => (
            <SwitchField
              key={name}
              name={name}
              label={t(`configuration.${name}`)}
              help={t(`configuration.${name}Help`)}
              example={name}
            />
          ))}
        </SettingsGroup>
        <SettingsGroup title={t('configuration.language')}>
          <LanguageField />
        </SettingsGroup>
        <SettingsGroup title={t('configuration.time')}>
          <NumberField
            name="extraTimePercent"
            label={t('configuration.extraTimePercent')}
            help={t('configuration.extraTimePercentHelp')}
            example="extraTimePercent"
            unit="%"
          />
        </SettingsGroup>
      </MoreOptions>
    </div>
  );
}
