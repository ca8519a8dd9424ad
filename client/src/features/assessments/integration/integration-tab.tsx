import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { StepForm } from '../../../components/form/step-form';
import { SettingsGroup } from '../settings/part';
import styles from '../settings/settings.module.css';
import { integrationSchema, type IntegrationDraft } from './integration.schema';
import { InvitationPreview, type InvitationExample } from './invitation-preview';

interface Props {
  draft: IntegrationDraft;
  example: InvitationExample;
  attempts: number;
  /** Under the address that candidates are sent to: what proves where they come from. */
  returnPath: ReactNode;
  webhooks: ReactNode;
  /** What the emails of the assessment say. */
  mails: ReactNode;
  onChange: (draft: IntegrationDraft) => void;
}

/** Where the assessment speaks to other systems, and the mail that brings candidates to it. */
export function IntegrationTab({ example, returnPath, webhooks, mails, ...form }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <div className={styles.withAside}>
      <div className={styles.form}>
        <SettingsGroup title={t('integration.after')}>
          <StepForm {...form} schema={integrationSchema} label={t('tab.integration')}>
            <RedirectField />
          </StepForm>
          {returnPath}
        </SettingsGroup>
        <SettingsGroup title={t('integration.emails')}>{mails}</SettingsGroup>
        <SettingsGroup title={t('integration.events')}>{webhooks}</SettingsGroup>
      </div>
      <InvitationPreview example={example} />
    </div>
  );
}

function RedirectField() {
  const { t } = useTranslation('assessments');
  return (
    <FormField
      name="redirectUrl"
      label={t('integration.redirectUrl')}
      help={t('integration.redirectUrlHelp')}
      example="redirectUrl"
      optional
    >
      {(field) => (
        <LtrInput {...field} inputMode="url" maxLength={500} placeholder="https://careers.example.com/thank-you" />
      )}
    </FormField>
  );
}
