import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './access.module.css';
import { emailSchema } from './code.schema';
import { usePasswordCode, type PendingCode } from './use-password-code';

/** First step of a forgotten password: where the code goes. */
export function ForgotForm({ onSent }: { onSent: (code: PendingCode) => void }) {
  const { t } = useTranslation('access');
  const requestCode = usePasswordCode();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      className={styles.form ?? ''}
      label={t('forget.title')}
      initialValues={{ email: '' }}
      schema={emailSchema}
      onSubmit={async (values) => {
        setFailure(null);
        onSent(await requestCode(emailSchema.cast(values).email));
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <FormField name="email" label={t('forget.email')}>
        {(field) => (
          <LtrInput {...field} size="large" type="email" inputMode="email" autoComplete="username" autoFocus />
        )}
      </FormField>
      <SubmitButton size="large" block>
        {t('forget.submit')}
      </SubmitButton>
    </Form>
  );
}
