import { Formik } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { FormSync } from '../../../components/form/form-sync';
import { LtrInput } from '../../../components/form/ltr-input';
import { useShowProblems } from '../../../components/form/use-show-problems';
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
export function ConfigurationTab({ draft, attempts, onChange }: Props) {
  return (
    <Formik<ConfigurationDraft> initialValues={draft} validationSchema={configurationSchema} onSubmit={() => undefined}>
      <ConfigurationForm attempts={attempts} onChange={onChange} />
    </Formik>
  );
}

function ConfigurationForm({ attempts, onChange }: Omit<Props, 'draft'>) {
  const { t } = useTranslation('assessments');
  const form = useRef<HTMLFormElement>(null);
  useShowProblems(form, attempts);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('tab.configuration')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSync onChange={onChange} />
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
    </form>
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
