import { Button, Switch } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { toast } from '../../components/toast/toasts';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import {
  useDeleteWebhookMutation,
  useUpdateWebhookMutation,
  type Webhook_EndpointFragment,
} from './webhooks-generated';
import { DeliveryLog, TestWebhook } from './delivery-log';
import type { useOpenedWebhook } from './use-opened-webhook';
import { WebhookForm } from './webhook-form';
import { WebhookSecret } from './webhook-secret';
import { useWebhookStateText, WebhookState } from './webhook-state';
import styles from './webhooks.module.css';

interface Props {
  assessmentId: string | null;
  endpoints: readonly Webhook_EndpointFragment[];
  address: ReturnType<typeof useOpenedWebhook>;
  onChanged: () => void;
}

/** A new webhook, or one with its secret and its log. */
export function WebhookDrawer({ assessmentId, endpoints, address, onChanged }: Props) {
  const { t } = useTranslation('webhooks');
  const { opened, open, close } = address;
  const endpoint = opened.kind === 'one' ? endpoints.find(({ id }) => id === opened.id) : undefined;
  const isNew = opened.kind === 'new';
  const saved = (id: string) => {
    onChanged();
    open(id);
  };
  return (
    <SideDrawer
      open={isNew || endpoint !== undefined}
      label={t(isNew ? 'add' : 'one')}
      title={t(isNew ? 'add' : 'one')}
      width={620}
      onClose={close}
    >
      {isNew && <WebhookForm assessmentId={assessmentId} endpoint={null} onSaved={saved} />}
      {endpoint && <Details key={endpoint.id} endpoint={endpoint} onSaved={onChanged} onDeleted={close} />}
    </SideDrawer>
  );
}

interface DetailsProps {
  endpoint: Webhook_EndpointFragment;
  onSaved: () => void;
  onDeleted: () => void;
}

function Details({ endpoint, onSaved, onDeleted }: DetailsProps) {
  return (
    <div className={styles.details}>
      <OnOff endpoint={endpoint} onSaved={onSaved} />
      {endpoint.url === null ? (
        <Callbacks />
      ) : (
        <WebhookForm assessmentId={endpoint.assessmentId} endpoint={endpoint} onSaved={onSaved} />
      )}
      <WebhookSecret endpoint={endpoint} />
      <DeliveryLog
        endpoint={endpoint}
        {...(endpoint.url !== null && { test: (sent) => <TestWebhook id={endpoint.id} onSent={sent} /> })}
        onTried={onSaved}
      />
      <Delete
        id={endpoint.id}
        onDeleted={() => {
          onDeleted();
          onSaved();
        }}
      />
    </div>
  );
}

function Callbacks() {
  const { t } = useTranslation('webhooks');
  return <p className={styles.rowText}>{t('callbacks.text')}</p>;
}

function OnOff({ endpoint, onSaved }: { endpoint: Webhook_EndpointFragment; onSaved: () => void }) {
  const { t } = useTranslation('webhooks');
  const stateText = useWebhookStateText();
  const [update, { loading }] = useUpdateWebhookMutation(resolvesWhenRefused);
  const change = async (isEnabled: boolean) => {
    const { data } = await update({ variables: { input: { id: endpoint.id, isEnabled } } });
    if (data) onSaved();
  };
  return (
    <div className={styles.onOff}>
      <div>
        <WebhookState endpoint={endpoint} />
        <p className={styles.rowText}>{stateText(endpoint)}</p>
      </div>
      <Switch
        aria-label={t('enabled')}
        checked={endpoint.isEnabled}
        loading={loading}
        onChange={(checked) => void change(checked)}
      />
    </div>
  );
}

function Delete({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { t } = useTranslation('webhooks');
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteWebhookMutation({ variables: { id }, ...resolvesWhenRefused });
  const confirm = async () => {
    const { data } = await remove();
    if (!data) return false;
    toast.success(t('deleted'));
    onDeleted();
    return true;
  };
  return (
    <div className={styles.delete}>
      <Button danger icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.title')}
        confirm={t('delete.action')}
        keep={t('delete.keep')}
        danger
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </div>
  );
}
