import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import type { Webhook_EndpointFragment } from '../../graphql/generated';
import { inOrder, WEBHOOK_EVENTS } from './webhook.schema';
import { useStateText, WebhookState } from './webhook-state';
import styles from './webhooks.module.css';

interface Props {
  endpoints: readonly Webhook_EndpointFragment[];
  onOpen: (id: string) => void;
}

/** One line for each address: what it is told of and how it is doing. */
export function WebhookList({ endpoints, onOpen }: Props) {
  const { t } = useTranslation('webhooks');
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <Row endpoint={endpoint} onOpen={() => onOpen(endpoint.id)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ endpoint, onOpen }: { endpoint: Webhook_EndpointFragment; onOpen: () => void }) {
  const { t } = useTranslation('webhooks');
  const stateText = useStateText();
  const { url, events } = endpoint;
  if (url === null) return <CallbacksRow endpoint={endpoint} onOpen={onOpen} />;
  const told =
    events.length === WEBHOOK_EVENTS.length
      ? t('events.all')
      : inOrder(events)
          .map((event) => t(`event.${event}`))
          .join(t('events.comma'));
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.rowHead}>
        <LtrText className={styles.url ?? ''} ellipsis>
          {url}
        </LtrText>
        <WebhookState endpoint={endpoint} />
      </span>
      <span className={styles.rowText}>{told}</span>
      <span className={styles.rowText}>{stateText(endpoint)}</span>
    </button>
  );
}

/** The one through which the addresses go that programs name for single invitations. */
function CallbacksRow({ endpoint, onOpen }: { endpoint: Webhook_EndpointFragment; onOpen: () => void }) {
  const { t } = useTranslation('webhooks');
  const stateText = useStateText();
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.rowHead}>
        <span>{t('callbacks.title')}</span>
        <WebhookState endpoint={endpoint} />
      </span>
      <span className={styles.rowText}>{t('callbacks.note')}</span>
      <span className={styles.rowText}>{stateText(endpoint)}</span>
    </button>
  );
}
