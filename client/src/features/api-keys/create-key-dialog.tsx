import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from './api-keys-generated';
import { expiryOf, type ApiKeyValues } from './api-key.schema';
import { CreateKeyForm } from './create-key-form';
import { ShownKey } from './shown-key';

interface Props {
  administers: boolean;
  /** Whether they may make keys that belong to no person. */
  keepsOrganization: boolean;
  onCreated: () => Promise<void>;
  onClose: () => void;
}

/** First what the key is for, then the key itself: this once, and never again. */
export function CreateKeyDialog({ administers, keepsOrganization, onCreated, onClose }: Props) {
  const { t } = useTranslation('api-keys');
  const [secret, setSecret] = useState<string | null>(null);
  const [create, { loading }] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache' });
  // A key is shown once: what closes the dialog without meaning to must not lose it, nor before it has come.
  const isClosable = secret === null && !loading;
  const submit = async ({ name, scopes, lifetime, forOrganization }: ApiKeyValues) => {
    const input = { name, scopes, expiresAt: expiryOf(lifetime, new Date()), forOrganization };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    setSecret(data.createApiKey.secret);
    await onCreated();
  };
  return (
    <Modal
      open
      centered
      width={560}
      footer={null}
      title={secret === null ? t('create.title') : t('shown.title')}
      mask={{ closable: isClosable }}
      keyboard={isClosable}
      closable={isClosable}
      onCancel={onClose}
    >
      {secret === null ? (
        <CreateKeyForm administers={administers} keepsOrganization={keepsOrganization} onSubmit={submit} />
      ) : (
        <ShownKey secret={secret} onClose={onClose} />
      )}
    </Modal>
  );
}
