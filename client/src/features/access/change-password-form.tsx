import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrPassword } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { toast } from '../../components/toast/toasts';
import { useChangePasswordMutation } from './access-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './access.module.css';
import { PasswordFields } from './password-fields';
import { changePasswordSchema, MINIMUM_LENGTH } from './password.schema';

const blank = { currentPassword: '', password: '', confirmPassword: '', revokeApiKeys: false };

/** Another password for the person who is signed in. Every other session of theirs ends with it. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const [changePassword] = useChangePasswordMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      asksBeforeLeaving
      className={`${styles.form} ${styles.narrow}`}
      label={t('password.change')}
      initialValues={blank}
      schema={changePasswordSchema}
      onSubmit={async (input, { resetForm }) => {
        setFailure(null);
        await changePassword({ variables: { input } });
        resetForm();
        toast.success(t('password.changed'));
        onChanged();
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <FormField name="currentPassword" label={t('password.current')}>
        {(field) => <LtrPassword {...field} autoComplete="current-password" />}
      </FormField>
      <PasswordFields minimumLength={MINIMUM_LENGTH} size="middle" />
      <FormField<boolean> name="revokeApiKeys" label={t('password.keys')}>
        {({ value, onChange, ...field }) => (
          <Checkbox {...field} checked={value} onChange={({ target }) => onChange(target.checked)}>
            {t('password.revokeKeys')}
          </Checkbox>
        )}
      </FormField>
      <div>
        <SubmitButton>{t('password.change')}</SubmitButton>
      </div>
    </Form>
  );
}
