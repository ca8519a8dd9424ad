import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import type { Webhook_EndpointFragment } from './webhooks-generated';
import { useFormat } from '../../hooks/use-format';

type State = Pick<Webhook_EndpointFragment, 'isEnabled' | 'disabledBecause' | 'failingSince'>;

const toneOf = ({ isEnabled, disabledBecause, failingSince }: State): StatusTone => {
  if (!isEnabled) return disabledBecause ? 'danger' : 'hollow';
  return failingSince ? 'warning' : 'success';
};

/** How an endpoint is doing, in a word. */
export function WebhookState({ endpoint }: { endpoint: State }) {
  const { t } = useTranslation('webhooks');
  const { isEnabled, disabledBecause, failingSince } = endpoint;
  const off = disabledBecause ? t(`state.${disabledBecause}`) : t('state.off');
  const on = failingSince ? t('state.failing') : t('state.on');
  return <StatusDot tone={toneOf(endpoint)}>{isEnabled ? on : off}</StatusDot>;
}

/** The sentence behind the word. */
export function useWebhookStateText(): (endpoint: State & Pick<Webhook_EndpointFragment, 'lastDeliveredAt'>) => string {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  return ({ isEnabled, disabledBecause, failingSince, lastDeliveredAt }) => {
    if (!isEnabled && disabledBecause === 'GONE') return t('stateText.GONE');
    if (!isEnabled && disabledBecause === 'FAILING') {
      return t('stateText.FAILING', { since: format.moment(failingSince ?? '') });
    }
    if (isEnabled && failingSince) return t('stateText.failing', { since: format.moment(failingSince) });
    return lastDeliveredAt ? t('stateText.last', { at: format.moment(lastDeliveredAt) }) : t('stateText.never');
  };
}
