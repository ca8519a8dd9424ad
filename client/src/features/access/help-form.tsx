import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useAskForHelpMutation } from './access-generated';
import { useLanguage } from '../../hooks/use-language';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import styles from './access.module.css';
import { helpSchema, contactLimits } from './contact.schema';

/** For whoever cannot sign in, or has a question: no account is asked for. */
export function HelpForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [ask] = useAskForHelpMutation({ context: { quiet: true } });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      draft="help"
      closes
      className={styles.form ?? ''}
      label={t('contact.helpTitle')}
      initialValues={{ name: '', email: '', message: '' }}
      schema={helpSchema}
      onSubmit={async (values) => {
        setFailure(null);
        const input = { ...helpSchema.cast(values), language: contentLanguageOf(language) };
        await ask({ variables: { input } });
        onSent();
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <FormField name="name" label={t('contact.name')}>
        {(field) => <Input {...field} size="large" dir="auto" autoComplete="name" maxLength={contactLimits.name} />}
      </FormField>
      <FormField name="email" label={t('contact.helpEmail')}>
        {(field) => <LtrInput {...field} size="large" type="email" inputMode="email" autoComplete="email" />}
      </FormField>
      <FormField name="message" label={t('contact.message')} help={t('contact.helpMessage')}>
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
