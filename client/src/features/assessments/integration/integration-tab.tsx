import { Formik } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { FormSync } from '../../../components/form/form-sync';
import { LtrInput } from '../../../components/form/ltr-input';
import { useShowProblems } from '../../../components/form/use-show-problems';
import { Part } from '../settings/part';
import styles from '../settings/settings.module.css';
import { integrationSchema, type IntegrationDraft } from './integration.schema';
import { InvitationPreview, type InvitationExample } from './invitation-preview';

interface Props {
  draft: IntegrationDraft;
  example: InvitationExample;
  attempts: number;
  onChange: (draft: IntegrationDraft) => void;
}

const PARTS = [
  { part: 'after', address: 'redirectUrl', placeholder: 'https://careers.example.com/thank-you' },
  { part: 'events', address: 'webhookUrl', placeholder: 'https://example.com/hooks/mizan' },
] as const;

/** Where the assessment speaks to other systems, and the mail that brings candidates to it. */
export function IntegrationTab({ draft, example, attempts, onChange }: Props) {
  return (
    <Formik<IntegrationDraft> initialValues={draft} validationSchema={integrationSchema} onSubmit={() => undefined}>
      <div className={styles.withAside}>
        <IntegrationForm attempts={attempts} onChange={onChange} />
        <InvitationPreview example={example} />
      </div>
    </Formik>
  );
}

function IntegrationForm({ attempts, onChange }: Pick<Props, 'attempts' | 'onChange'>) {
  const { t } = useTranslation('assessments');
  const form = useRef<HTMLFormElement>(null);
  useShowProblems(form, attempts);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('tab.integration')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSync onChange={onChange} />
      {PARTS.map(({ part, address, placeholder }) => (
        <Part key={part} title={t(`integration.${part}`)}>
          <FormField name={address} label={t(`integration.${address}`)} help={t(`integration.${address}Help`)} optional>
            {(field) => <LtrInput {...field} inputMode="url" maxLength={500} placeholder={placeholder} />}
          </FormField>
        </Part>
      ))}
    </form>
  );
}
