import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput, LtrPassword } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './sign-in-form.module.css';
import { signInSchema } from './sign-in.schema';
import { useSignIn } from './use-sign-in';

interface Props {
  /** The way for somebody who forgot the password. */
  forgot?: ReactNode;
}

/** E-mail and password. What the server refuses stands above the fields and stays until the next try. */
export function SignInForm({ forgot }: Props) {
  const { t } = useTranslation('session');
  const signIn = useSignIn();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      className={styles.form ?? ''}
      label={t('title')}
      initialValues={{ email: '', password: '' }}
      schema={signInSchema}
      onSubmit={(values) => {
        setFailure(null);
        return signIn(signInSchema.cast(values));
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <FormField name="email" label={t('email')}>
        {(field) => (
          <LtrInput {...field} size="large" type="email" inputMode="email" autoComplete="username" autoFocus />
        )}
      </FormField>
      <FormField name="password" label={t('password')} end={forgot}>
        {(field) => <LtrPassword {...field} size="large" autoComplete="current-password" />}
      </FormField>
      <SubmitButton size="large" block>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
