import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { StepForm } from '../../../components/form/step-form';
import { SettingsGroup } from '../settings/part';
import styles from '../settings/settings.module.css';
import { configurationSchema, type ConfigurationDraft } from './configuration.schema';
import { CandidateFields } from './candidate-fields';
import { FurtherSettings } from './further-settings';
import { WindowFields } from './window-fields';

interface Props {
  draft: ConfigurationDraft;
  attempts: number;
  onChange: (draft: ConfigurationDraft) => void;
}

/** What candidates get, what passes, when the assessment can be taken; the rest is folded away under what holds of it. */
export function ConfigurationTab(props: Props) {
  const { t } = useTranslation('assessments');
  return (
    <StepForm {...props} schema={configurationSchema} className={styles.form} label={t('tab.configuration')}>
      <SettingsGroup title={t('configuration.candidate')}>
        <CandidateFields />
      </SettingsGroup>
      <SettingsGroup title={t('configuration.passing')}>
        <PassMarkField />
      </SettingsGroup>
      <SettingsGroup title={t('configuration.window')}>
        <WindowFields />
      </SettingsGroup>
      <FurtherSettings />
    </StepForm>
  );
}

function PassMarkField() {
  const { t } = useTranslation('assessments');
  return (
    <FormField
      name="passMark"
      label={t('configuration.passMark')}
      help={t('configuration.passMarkHelp')}
      example="passMark"
      className={styles.short ?? ''}
    >
      {(field) => (
        <LtrInput {...field} inputMode="numeric" maxLength={3} suffix={<span className={styles.unit}>%</span>} />
      )}
    </FormField>
  );
}
