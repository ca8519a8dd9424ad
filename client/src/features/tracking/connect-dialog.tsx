import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectTrackingSystemMutation, type Tracking_ConnectionFragment } from './tracking-generated';
import { ConnectForm } from './connect-form';
import type { ConnectValues } from './connect.schema';
import { Connected } from './connected';

interface Props {
  onConnected: () => void;
  onClose: () => void;
}

interface Made {
  secret: string;
  connection: Tracking_ConnectionFragment;
}

/** First which system and how it is called back, then what to enter there: the key this once, and never again. */
export function ConnectDialog({ onConnected, onClose }: Props) {
  const { t } = useTranslation('tracking');
  const [made, setMade] = useState<Made | null>(null);
  const [connect] = useConnectTrackingSystemMutation({ fetchPolicy: 'no-cache' });
  const submit = async ({ system, credential, address }: ConnectValues) => {
    const input = { system, credential: credential.trim(), address: address.trim() || null };
    const { data } = await connect({ variables: { input } });
    const { secret = '', trackingConnections = [] } = data?.connectTrackingSystem ?? {};
    const connection = trackingConnections.at(-1);
    if (!connection) return;
    setMade({ secret, connection });
    onConnected();
  };
  return (
    <Modal
      open
      centered
      width={600}
      footer={null}
      title={made ? t('connected.title') : t('connect.title')}
      // A click beside the dialog must not lose a key that is shown once.
      mask={{ closable: made === null }}
      keyboard={made === null}
      closable={made === null}
      onCancel={onClose}
    >
      {made ? <Connected {...made} onClose={onClose} /> : <ConnectForm onSubmit={submit} />}
    </Modal>
  );
}
