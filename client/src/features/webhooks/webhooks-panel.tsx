import { Button } from 'antd';
import { Plus, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useWebhooksQuery, type Webhook_EndpointFragment } from './webhooks-generated';
import { useOpenedWebhook } from './use-opened-webhook';
import { WebhookDrawer } from './webhook-drawer';
import { WebhookList } from './webhook-list';
import styles from './webhooks.module.css';

/** The webhooks of one assessment, or with null the viewer's own for all of theirs. */
export function WebhooksPanel({ assessmentId }: { assessmentId: string | null }) {
  const address = useOpenedWebhook();
  const { data, error, refetch } = useWebhooksQuery({
    variables: { assessmentId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void unlessRefused(refetch());
  if (!data) return error ? <LoadFailed error={error} onRetry={reload} /> : <SkeletonRows rows={3} />;
  const endpoints = data.webhookEndpoints;
  return (
    <div className={styles.panel}>
      <Content endpoints={endpoints} onAdd={address.openNew} onOpen={address.open} isForOne={assessmentId !== null} />
      <WebhookDrawer assessmentId={assessmentId} endpoints={endpoints} address={address} onChanged={reload} />
    </div>
  );
}

interface ContentProps {
  endpoints: readonly Webhook_EndpointFragment[];
  isForOne: boolean;
  onAdd: () => void;
  onOpen: (id: string) => void;
}

function Content({ endpoints, isForOne, onAdd, onOpen }: ContentProps) {
  const { t } = useTranslation('webhooks');
  const add = (
    <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
  if (endpoints.length === 0) {
    return (
      <div className={styles.empty}>
        <Webhook size={24} strokeWidth={1.5} aria-hidden />
        <p className={styles.emptyTitle}>{t('empty.title')}</p>
        <p className={styles.emptyText}>{t(isForOne ? 'empty.one' : 'empty.all')}</p>
        {add}
      </div>
    );
  }
  return (
    <>
      <WebhookList endpoints={endpoints} onOpen={onOpen} />
      <div>{add}</div>
    </>
  );
}
