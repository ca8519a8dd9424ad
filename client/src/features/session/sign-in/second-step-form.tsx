import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { PlainButton } from '../../../components/plain/plain-button';
import { PlainInput } from '../../../components/plain/plain-input';
import { PlainSubmit } from '../../../components/plain/plain-submit';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { PasskeyButton, useTroubleText, type PasskeyTrouble } from './passkey-button';
import styles from './sign-in-form.module.css';
import { useSignInWithCode, type SignInStepFragment } from './sign-in-requests';

const schema = object({ code: string().trim().required('session:step.codeRequired') });
const LONGEST_CODE = 40;

interface Props {
  step: SignInStepFragment;
  onBack: () => void;
}

/** After the password: a code, or the passkey. */
export function SecondStepForm({ step: { handle, ways }, onBack }: Props) {
  const { t } = useTranslation('session');
  const signIn = useSignInWithCode();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const troubleText = useTroubleText(useFailureText());
  return (
    <Form
      className={styles.form ?? ''}
      label={t('step.title')}
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={(values) => {
        setTrouble(null);
        return signIn({ handle, code: schema.cast(values).code });
      }}
      onFailure={setTrouble}
    >
      {trouble && <InlineAlert tone="danger">{troubleText(trouble)}</InlineAlert>}
      {ways.includes('PASSKEY') && <PasskeyButton step={handle} label={t('step.passkey')} onTrouble={setTrouble} />}
      <FormField
        name="code"
        label={t('step.code')}
        help={t(ways.includes('CODE') ? 'step.codeHelp' : 'step.recoveryHelp')}
      >
        {(field) => <PlainInput {...field} autoComplete="one-time-code" maxLength={LONGEST_CODE} autoFocus />}
      </FormField>
      <PlainSubmit>{t('step.submit')}</PlainSubmit>
      <PlainButton kind="link" onClick={onBack}>
        {t('step.back')}
      </PlainButton>
    </Form>
  );
}
