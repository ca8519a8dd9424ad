import { Input, Switch } from 'antd';
import { Formik } from 'formik';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { FormSync } from '../../../components/form/form-sync';
import { useShowProblems } from '../../../components/form/use-show-problems';
import { configurationSchema, type ConfigurationDraft } from './configuration.schema';
import styles from './configuration.module.css';
import { WindowFields } from './window-fields';

const SWITCHES = ['showProgress', 'shuffleQuestions', 'shuffleChoices'] as const;

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
            <Input {...field} inputMode="numeric" maxLength={3} suffix={<span className={styles.unit}>%</span>} />
          )}
        </FormField>
      </Part>
      <Part title={t('configuration.window')}>
        <WindowFields />
      </Part>
      <Part title={t('configuration.exam')}>
        {SWITCHES.map((name) => (
          <SwitchField key={name} name={name} />
        ))}
      </Part>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function SwitchField({ name }: { name: (typeof SWITCHES)[number] }) {
  const { t } = useTranslation('assessments');
  return (
    <FormField<boolean>
      name={name}
      label={t(`configuration.${name}`)}
      help={t(`configuration.${name}Help`)}
      className={styles.switchField ?? ''}
    >
      {({ id, value, onChange, 'aria-describedby': describedBy }) => (
        <Switch id={id} aria-describedby={describedBy} checked={value} onChange={onChange} />
      )}
    </FormField>
  );
}
