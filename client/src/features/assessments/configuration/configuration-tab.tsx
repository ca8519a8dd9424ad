import { Formik } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { FormSync } from '../../../components/form/form-sync';
import { LtrInput } from '../../../components/form/ltr-input';
import { useShowProblems } from '../../../components/form/use-show-problems';
import { NumberField, Part, SwitchField } from '../settings/part';
import styles from '../settings/settings.module.css';
import { configurationSchema, type ConfigurationDraft } from './configuration.schema';
import { CandidateFields, LanguageField } from './candidate-fields';
import { ReminderFields } from './reminder-fields';
import { WindowFields } from './window-fields';

const SWITCHES = ['showProgress', 'shuffleQuestions', 'shuffleChoices', 'allowBack'] as const;

interface Props {
  draft: ConfigurationDraft;
  attempts: number;
  onChange: (draft: ConfigurationDraft) => void;
}

/** When the assessment can be taken, what passes and how the exam runs. */
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
      <Part title={t('configuration.passing')}>
        <FormField
          name="passMark"
          label={t('configuration.passMark')}
          help={t('configuration.passMarkHelp')}
          className={styles.short ?? ''}
        >
          {(field) => (
            <LtrInput {...field} inputMode="numeric" maxLength={3} suffix={<span className={styles.unit}>%</span>} />
          )}
        </FormField>
      </Part>
      <Part title={t('configuration.window')}>
        <WindowFields />
      </Part>
      <Part title={t('configuration.reminders')}>
        <ReminderFields />
      </Part>
      <Part title={t('configuration.exam')}>
        {SWITCHES.map((name) => (
          <SwitchField
            key={name}
            name={name}
            label={t(`configuration.${name}`)}
            help={t(`configuration.${name}Help`)}
          />
        ))}
      </Part>
      <Part title={t('configuration.language')}>
        <LanguageField />
      </Part>
      <Part title={t('configuration.candidate')}>
        <CandidateFields />
      </Part>
      <Part title={t('configuration.time')}>
        <NumberField
          name="extraTimePercent"
          label={t('configuration.extraTimePercent')}
          help={t('configuration.extraTimePercentHelp')}
          unit="%"
        />
      </Part>
    </form>
  );
}
