import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useRequestAccessMutation } from './access-generated';
import { useLanguage } from '../../hooks/use-language';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import styles from './access.module.css';
import { blankContact, contactInput, contactSchema, contactLimits } from './contact.schema';

/** Asks for an account; the answer comes by e-mail. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [requestAccess] = useRequestAccessMutation({ context: { quiet: true } });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      draft="contact"
      closes
      className={styles.form ?? ''}
      label={t('contact.title')}
      initialValues={blankContact}
      schema={contactSchema}
      onSubmit={async (values) => {
        setFailure(null);
        const input = { ...contactInput(values), language: contentLanguageOf(language) };
        await requestAccess({ variables: { input } });
        onSent();
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <PersonFields />
      <CompanyFields />
      <FormField name="message" label={t('contact.message')} help={t('contact.messageHelp')}>
        {(field) => (
          <Input.TextArea
            {...field}
            dir="auto"
            maxLength={contactLimits.message}
            autoSize={{ minRows: 3, maxRows: 8 }}
          />
        )}
      </FormField>
      <SubmitButton size="large" block>
        {t('contact.submit')}
      </SubmitButton>
    </Form>
  );
}

function PersonFields() {
  const { t } = useTranslation('access');
  return (
    <>
      <FormField name="name" label={t('contact.name')}>
        {(field) => (
          <Input {...field} size="large" dir="auto" autoComplete="name" maxLength={contactLimits.name} autoFocus />
        )}
      </FormField>
      <FormField name="email" label={t('contact.email')}>
        {(field) => <LtrInput {...field} size="large" type="email" inputMode="email" autoComplete="email" />}
      </FormField>
      <FormField name="phone" label={t('contact.phone')} help={t('contact.phoneHelp')}>
        {(field) => <LtrInput {...field} size="large" type="tel" inputMode="tel" autoComplete="tel" />}
      </FormField>
    </>
  );
}

function CompanyFields() {
  const { t } = useTranslation('access');
  return (
    <div className={styles.company}>
      <FormField name="companyName" label={t('contact.companyName')}>
        {(field) => (
          <Input {...field} size="large" dir="auto" autoComplete="organization" maxLength={contactLimits.companyName} />
        )}
      </FormField>
      <FormField name="companySize" label={t('contact.companySize')} help={t('contact.companySizeHelp')}>
        {(field) => <LtrInput {...field} size="large" inputMode="numeric" autoComplete="off" />}
      </FormField>
    </div>
  );
}
