import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { LtrText } from '../../components/text/ltr-text';
import { useConfirmAuthenticatorMutation } from './security-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './security.module.css';

export interface AuthenticatorSecret {
  qrCode: string;
  secret: string;
}

const schema = object({ code: string().trim().required('security:codes.codeRequired') });

interface Props {
  secret: AuthenticatorSecret;
  onDone: (codes: readonly string[] | null) => Promise<void>;
  onClose: () => void;
}

/** The secret for the app, and the first code that shows it has arrived there. */
export function AuthenticatorDialog({ secret, onDone, onClose }: Props) {
  const { t } = useTranslation('security');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirm] = useConfirmAuthenticatorMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  return (
    <Modal
      open
      centered
      width={460}
      footer={null}
      title={t('codes.dialog')}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <Form
        className={styles.dialog ?? ''}
        label={t('codes.dialog')}
        initialValues={{ code: '' }}
        schema={schema}
        onSubmit={async (values) => {
          setFailure(null);
          const { data } = await confirm({ variables: { input: schema.cast(values) } });
          if (data) await onDone(data.confirmAuthenticator.recoveryCodes ?? null);
        }}
        onFailure={setFailure}
      >
        <p>{t('codes.scan')}</p>
        <img className={styles.picture} src={secret.qrCode} alt={t('codes.picture')} width={232} height={232} />
        <p>{t('codes.type')}</p>
        <LtrText className={styles.secret ?? ''}>{secret.secret}</LtrText>
        {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
        <FormField name="code" label={t('codes.code')} help={t('codes.codeHelp')}>
          {(field) => <LtrInput {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />}
        </FormField>
        <div>
          <SubmitButton>{t('codes.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
