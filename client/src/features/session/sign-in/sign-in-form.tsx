import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { PlainInput, PlainPassword } from '../../../components/plain/plain-input';
import { PlainSubmit } from '../../../components/plain/plain-submit';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { PasskeyButton, useTroubleText, type PasskeyTrouble } from './passkey-button';
import styles from './sign-in-form.module.css';
import { useDoor, useSignIn, type SignInStepFragment } from './sign-in-requests';
import { signInSchema } from './sign-in.schema';

interface Props {
  /** The way for somebody who forgot the password. */
  forgot?: ReactNode;
  /** The password was right, and something more is asked for. */
  onSecondStep: (step: SignInStepFragment) => void;
}

/** E-mail and password. What the server refuses stands above the fields and stays until the next try. */
export function SignInForm({ forgot, onSecondStep }: Props) {
  const { t } = useTranslation('session');
  const signIn = useSignIn();
  const { prepare } = useDoor();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const troubleText = useTroubleText(useFailureText());
  return (
    <Form
      className={styles.form ?? ''}
      label={t('title')}
      initialValues={{ email: '', password: '' }}
      schema={signInSchema}
      onSubmit={async (values) => {
        setTrouble(null);
        prepare();
        const step = await signIn(signInSchema.cast(values));
        if (step) onSecondStep(step);
      }}
      onFailure={setTrouble}
    >
      {trouble && <InlineAlert tone="danger">{troubleText(trouble)}</InlineAlert>}
      <FormField name="email" label={t('email')}>
        {(field) => <PlainInput {...field} type="email" inputMode="email" autoComplete="username" autoFocus />}
      </FormField>
      <FormField name="password" label={t('password')} end={forgot}>
        {(field) => <PlainPassword {...field} autoComplete="current-password" onFocus={prepare} />}
      </FormField>
      <PlainSubmit>{t('submit')}</PlainSubmit>
      <PasskeyButton label={t('passkey.use')} onTrouble={setTrouble} />
    </Form>
  );
}
