import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLine } from '../../components/page/log-lines';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import { LtrText } from '../../components/text/ltr-text';
import type { WebhookDeliveryStatus } from '../../graphql/schema-generated';
import { useReplayWebhookMutation, type WebhookDelivery_DeliveryFragment } from './webhooks-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { DeliveryTry } from './delivery-try';
import styles from './webhooks.module.css';

const TONES: Record<WebhookDeliveryStatus, StatusTone> = {
  DELIVERED: 'success',
  PENDING: 'brand',
  FAILED: 'danger',
  CANCELLED: 'hollow',
};

interface Props {
  delivery: WebhookDelivery_DeliveryFragment;
  /** Nothing is sent again to an endpoint that is switched off. */
  isEnabled: boolean;
  onReplayed: () => void;
}

/** One message: a line that opens onto its tries. */
export function DeliveryEntry({ delivery, isEnabled, onReplayed }: Props) {
  const { t } = useTranslation('webhooks');
  const [isOpen, setOpen] = useState(false);
  const { type, status, createdAt } = delivery;
  return (
    <LogLine
      name={type}
      at={createdAt}
      state={<StatusDot tone={TONES[status]}>{t(`status.${status}`)}</StatusDot>}
      toggle={{ isOpen, onToggle: () => setOpen(!isOpen) }}
    >
      {isOpen && <Opened delivery={delivery} isEnabled={isEnabled} onReplayed={onReplayed} />}
    </LogLine>
  );
}

function Opened({ delivery, isEnabled, onReplayed }: Props) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { messageId, body, nextTryAt, tries, status } = delivery;
  return (
    <div className={styles.opened}>
      <p className={styles.rowText}>
        {t('log.id')} <LtrText className={styles.mono ?? ''}>{messageId}</LtrText>
      </p>
      {nextTryAt && <p className={styles.rowText}>{t('log.next', { at: format.moment(nextTryAt) })}</p>}
      {status === 'CANCELLED' && <p className={styles.rowText}>{t('log.cancelled')}</p>}
      <p className={styles.caption}>{t('log.body')}</p>
      <pre className={styles.pre} dir="ltr" tabIndex={0}>
        {pretty(body)}
      </pre>
      {tries.map((one) => (
        <DeliveryTry key={one.id} tried={one} />
      ))}
      {tries.length === 0 && <p className={styles.rowText}>{t('log.untried')}</p>}
      {isEnabled && status !== 'PENDING' && <Replay id={delivery.id} onReplayed={onReplayed} />}
    </div>
  );
}

function Replay({ id, onReplayed }: { id: string; onReplayed: () => void }) {
  const { t } = useTranslation('webhooks');
  const [replay, { loading }] = useReplayWebhookMutation({ variables: { id }, ...resolvesWhenRefused });
  const run = async () => {
    const { data } = await replay();
    if (data) onReplayed();
  };
  return (
    <div>
      <Button
        size="small"
        loading={loading}
        icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => void run()}
      >
        {t('log.replay')}
      </Button>
    </div>
  );
}

/** As it is read, not as it is sent. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
