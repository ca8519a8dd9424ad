import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { SubmitButton } from '../../components/form/submit-button';
import { LtrText } from '../../components/text/ltr-text';
import { toast } from '../../components/toast/toasts';
import { useSaveSsoProviderMutation, type Sso_ProviderFragment } from './sso-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './security.module.css';
import { SsoFields } from './sso-fields';
import { providerInputOf, ssoSchema, providerValuesOf } from './sso.schema';

interface Props {
  /** Null for a new one. */
  provider: Sso_ProviderFragment | null;
  addresses: { callbackUrl: string; signedOutUrl: string };
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const SECRETS = ['clientSecret'] as const;

/** What the provider and this installation have to know of each other. Saved once the provider answers. */
export function SsoDialog({ provider, addresses, onSaved, onClose }: Props) {
  const { t } = useTranslation('security');
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();
  const [save] = useSaveSsoProviderMutation({ context: { quiet: true } });
  const title = t(provider ? 'sso.editTitle' : 'sso.addTitle');
  const told = ({ code, params }: Failure) =>
    code === 'SSO_FAILED' ? t('sso.failed', { reason: params.reason }) : null;
  return (
    <Modal open centered width={600} footer={null} title={title} mask={{ closable: false }} onCancel={onClose}>
      <Form
        draft={`sso ${provider?.id ?? 'new'}`}
        closes
        secrets={SECRETS}
        className={styles.dialog ?? ''}
        label={title}
        initialValues={providerValuesOf(provider)}
        schema={ssoSchema(provider === null)}
        onSubmit={async (values) => {
          setFailure(null);
          await save({ variables: { input: providerInputOf(provider?.id ?? null, values) } });
          toast.success(t('sso.saved'));
          await onSaved();
          onClose();
        }}
        onFailure={setFailure}
      >
        <Address label={t('sso.callback')} text={addresses.callbackUrl} />
        <Address label={t('sso.signedOut')} text={addresses.signedOutUrl} />
        <SsoFields isNew={provider === null} />
        {failure && <InlineAlert tone="danger">{told(failure) ?? failureText(failure)}</InlineAlert>}
        <div>
          <SubmitButton>{t('sso.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

function Address({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={styles.title}>{label}</p>
      <LtrText className={styles.secret ?? ''}>{text}</LtrText>
    </div>
  );
}
