import { Button, Segmented } from 'antd';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { LogLines } from '../../components/page/log-lines';
import { Section } from '../../components/page/section';
import { MoreButton } from '../../components/table/more-button';
import type { WebhookDeliveryStatus } from '../../graphql/schema-generated';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useTestWebhookMutation, type Webhook_EndpointFragment } from './webhooks-generated';
import { DeliveryEntry } from './delivery-entry';
import { useDeliveryLog } from './use-delivery-log';
import styles from './webhooks.module.css';

interface Props {
  endpoint: Pick<Webhook_EndpointFragment, 'id' | 'isEnabled'>;
  /** The button that tries it out, where there is something to try. */
  test?: (onSent: () => void) => ReactNode;
  /** Something was sent, so the endpoint may stand differently. */
  onTried: () => void;
}

const FILTERS = ['ALL', 'DELIVERED', 'PENDING', 'FAILED'] as const;

/** What was sent, how it was answered, and the two things that are sent by hand. */
export function DeliveryLog({ endpoint, test, onTried }: Props) {
  const { t } = useTranslation('webhooks');
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('ALL');
  const status: WebhookDeliveryStatus | null = filter === 'ALL' ? null : filter;
  const log = useDeliveryLog(endpoint.id, status);
  const tried = () => {
    log.reload();
    onTried();
  };
  return (
    <Section title={t('log.title')} note={t('log.note')} end={test?.(tried)}>
      <div className={styles.log}>
        <Segmented
          aria-label={t('log.filter')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`log.${value}`) }))}
          onChange={setFilter}
        />
        <Entries log={log} isFiltered={status !== null} isEnabled={endpoint.isEnabled} onTried={tried} />
      </div>
    </Section>
  );
}

interface EntriesProps {
  log: ReturnType<typeof useDeliveryLog>;
  isFiltered: boolean;
  isEnabled: boolean;
  onTried: () => void;
}

function Entries({ log: { deliveries, error, reload, page }, isFiltered, isEnabled, onTried }: EntriesProps) {
  const { t } = useTranslation('webhooks');
  if (!deliveries) return error ? <LoadFailed error={error} onRetry={reload} /> : <SkeletonRows rows={4} />;
  if (deliveries.length === 0) return <p className={styles.rowText}>{t(isFiltered ? 'log.noMatch' : 'log.empty')}</p>;
  return (
    <>
      <LogLines label={t('log.title')}>
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} isEnabled={isEnabled} onReplayed={onTried} />
        ))}
      </LogLines>
      {page.isThere && <MoreButton page={page}>{t('log.more')}</MoreButton>}
    </>
  );
}

/** Sends one message to an endpoint. */
export function TestWebhook({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation('webhooks');
  const [send, { loading }] = useTestWebhookMutation({ variables: { id }, ...resolvesWhenRefused });
  const test = async () => {
    const { data } = await send();
    if (data) onSent();
  };
  return (
    <Button
      loading={loading}
      icon={<Send className="flip" size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void test()}
    >
      {t('log.test')}
    </Button>
  );
}
