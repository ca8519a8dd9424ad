import { Button, Modal } from 'antd';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { useProofWaysQuery, type ProofWaysQuery } from './proof-generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { canUsePasskeys } from '../../../lib/passkeys';
import { ProofForm } from './proof-form';
import { providerProofPath } from '../provider-path';
import { onProofElsewhere } from './proof-elsewhere';
import styles from './proof.module.css';
import { settleProof } from './proof-requests';
import { useProof } from './use-proof';

/** Asks again who it is, over whatever was open: that stays as it is, and goes on afterwards. */
export function ProofDialog() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useProofWaysQuery({ fetchPolicy: 'network-only' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();
  const ways = data?.signInSecurity;
  const hasPasskey = (ways?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  return (
    <Modal
      open
      centered
      width={420}
      footer={null}
      title={t('proof.title')}
      mask={{ closable: false }}
      onCancel={() => settleProof(false)}
    >
      <div className={styles.dialog}>
        <p>{t('proof.text')}</p>
        {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
        {!ways && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
        {hasPasskey && <ByPasskey onFailure={setFailure} />}
        {ways?.provider && <ByProvider provider={ways.provider} />}
        {ways && typesSomething(ways) && <ProofForm asksCode={hasFactors(ways)} onFailure={setFailure} />}
      </div>
    </Modal>
  );
}

function ByPasskey({ onFailure }: { onFailure: (failure: Failure | null) => void }) {
  const { t } = useTranslation('security');
  const { byPasskey } = useProof();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    onFailure(null);
    try {
      await byPasskey();
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="primary"
      block
      loading={busy}
      icon={<Fingerprint size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void run()}
    >
      {t('proof.passkey')}
    </Button>
  );
}

interface ProviderProps {
  provider: { id: string; name: string };
}

/** In a window of its own, so that nothing here is lost; that window tells when it is done. */
function ByProvider({ provider: { id, name } }: ProviderProps) {
  const { t } = useTranslation('security');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onProofElsewhere(() => settleProof(true)), []);
  const open = () => {
    setIsOpen(true);
    window.open(providerProofPath(id), 'mizan-proof', 'popup,width=520,height=680');
  };
  return (
    <>
      <Button block type="primary" onClick={open}>
        {t('proof.provider', { name })}
      </Button>
      {isOpen && <p role="status">{t('proof.waiting')}</p>}
    </>
  );
}

type Ways = ProofWaysQuery['signInSecurity'];

const hasFactors = ({ oneTimeCodesSince, passkeys }: Ways) => oneTimeCodesSince !== null || passkeys.length > 0;
const typesSomething = (ways: Ways) => ways.hasPassword || hasFactors(ways);
