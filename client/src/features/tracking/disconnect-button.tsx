import { Button } from 'antd';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { toast } from '../../components/toast/toasts';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useDisconnectTrackingSystemMutation } from './tracking-generated';
import styles from './tracking.module.css';

interface Props {
  id: string;
  name: string;
  onDisconnected: () => void;
  onClose: () => void;
}

export function DisconnectButton({ id, name, onDisconnected, onClose }: Props) {
  const { t } = useTranslation('tracking');
  const [isAsking, setAsking] = useState(false);
  const [disconnect] = useDisconnectTrackingSystemMutation({ variables: { id }, ...resolvesWhenRefused });
  const confirm = async () => {
    const { data } = await disconnect();
    if (!data) return false;
    toast.success(t('disconnect.done', { name }));
    onClose();
    onDisconnected();
    return true;
  };
  return (
    <div className={styles.disconnect}>
      <Button danger icon={<Unplug size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        {t('disconnect.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('disconnect.title', { name })}
        confirm={t('disconnect.action')}
        keep={t('disconnect.keep')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('disconnect.text', { name })}
      </ConfirmDialog>
    </div>
  );
}
