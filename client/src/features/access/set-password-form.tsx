import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { SubmitButton } from '../../components/form/submit-button';
import { useSetPasswordMutation } from './access-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './access.module.css';
import { PasswordFields } from './password-fields';
import { setPasswordSchema } from './password.schema';

interface Props {
  /** The one-time ticket from the code or from the mailed link. */
  ticket: string;
  minimumLength: number;
  onSet: (confirmation: string) => void;
}

export function SetPasswordForm({ ticket, minimumLength, onSet }: Props) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const schema = useMemo(() => setPasswordSchema(minimumLength), [minimumLength]);
  const [setPassword] = useSetPasswordMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      className={styles.form ?? ''}
      label={t('password.submit')}
      initialValues={{ password: '', confirmPassword: '' }}
      schema={schema}
      onSubmit={async (values) => {
        setFailure(null);
        const { data } = await setPassword({ variables: { input: { ticket, ...values } } });
        if (data) onSet(data.setPassword.confirmation);
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <PasswordFields minimumLength={minimumLength} />
      <SubmitButton size="large" block>
        {t('password.submit')}
      </SubmitButton>
    </Form>
  );
}
