import { Input, Radio } from 'antd';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import styles from '../settings/settings.module.css';
import type { ConfigurationDraft } from './configuration.schema';
import { reminderDays, reminderModes, type ReminderMode } from './reminders';

/** When candidates are reminded who have not begun: as everywhere here, by days of its own, or not at all. */
export function ReminderFields() {
  const { t } = useTranslation('assessments');
  const { values } = useFormikContext<ConfigurationDraft>();
  return (
    <>
      <FormField<ReminderMode>
        name="reminderMode"
        label={t('configuration.reminderMode')}
        help={t('configuration.reminderModeHelp')}
        example="reminderMode"
      >
        {({ id, value, onChange, 'aria-describedby': describedBy }) => (
          <Radio.Group
            id={id}
            className={styles.radios ?? ''}
            aria-label={t('configuration.reminderMode')}
            aria-describedby={describedBy}
            value={value}
            onChange={({ target }) => onChange(String(target.value))}
            options={reminderModes.map((mode) => ({
              value: mode,
              label: t(`configuration.reminderModeChoice.${mode}`),
            }))}
          />
        )}
      </FormField>
      {values.reminderMode === 'OWN' && reminderDays.map((name) => <DaysField key={name} name={name} />)}
    </>
  );
}

function DaysField({ name }: { name: (typeof reminderDays)[number] }) {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <FormField
      name={name}
      label={t(`configuration.${name}`)}
      help={t(`configuration.${name}Help`)}
      example={name}
      optional
      className={styles.short ?? ''}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={2}
          suffix={<span className={styles.unit}>{t('common:unit.days', { count: Number(control.value) || 0 })}</span>}
        />
      )}
    </FormField>
  );
}
