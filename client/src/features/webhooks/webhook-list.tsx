import { useTranslation } from 'react-i18next';
import { OpenRow, OpenRows } from '../../components/page/open-row';
import { LtrText } from '../../components/text/ltr-text';
import type { Webhook_EndpointFragment } from './webhooks-generated';
import { eventsInOrder, WEBHOOK_EVENTS } from './webhook.schema';
import { useWebhookStateText, WebhookState } from './webhook-state';
import styles from './webhooks.module.css';

interface Props {
  endpoints: readonly Webhook_EndpointFragment[];
  onOpen: (id: string) => void;
}

/** One line for each address: what it is told of and how it is doing. */
export function WebhookList({ endpoints, onOpen }: Props) {
  const { t } = useTranslation('webhooks');
  return (
    <OpenRows label={t('title')}>
      {endpoints.map((endpoint) => (
        <Row key={endpoint.id} endpoint={endpoint} onOpen={() => onOpen(endpoint.id)} />
      ))}
    </OpenRows>
  );
}

function Row({ endpoint, onOpen }: { endpoint: Webhook_EndpointFragment; onOpen: () => void }) {
  const { t } = useTranslation('webhooks');
  const stateText = useWebhookStateText();
  const { url, events } = endpoint;
  if (url === null) return <CallbacksRow endpoint={endpoint} onOpen={onOpen} />;
  const told =
    events.length === WEBHOOK_EVENTS.length
      ? t('events.all')
      : eventsInOrder(events)
          .map((event) => t(`event.${event}`))
          .join(t('events.comma'));
  return (
    <OpenRow
      name={
        <LtrText className={styles.url ?? ''} ellipsis>
          {url}
        </LtrText>
      }
      state={<WebhookState endpoint={endpoint} />}
      lines={[told, stateText(endpoint)]}
      onOpen={onOpen}
    />
  );
}

/** The one through which the addresses go that programs name for single invitations. */
function CallbacksRow({ endpoint, onOpen }: { endpoint: Webhook_EndpointFragment; onOpen: () => void }) {
  const { t } = useTranslation('webhooks');
  const stateText = useWebhookStateText();
  return (
    <OpenRow
      name={<span>{t('callbacks.title')}</span>}
      state={<WebhookState endpoint={endpoint} />}
      lines={[t('callbacks.note'), stateText(endpoint)]}
      onOpen={onOpen}
    />
  );
}
