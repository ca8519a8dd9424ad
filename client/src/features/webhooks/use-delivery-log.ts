import { useEffect } from 'react';
import type { WebhookDeliveryStatus } from '../../graphql/schema-generated';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useWebhookLogQuery } from './webhooks-generated';
import { useNextPage } from '../../hooks/use-next-page';
import { joinedPages } from '../../lib/graphql/joined-pages';

const PAGE = 10;
const LOOK_AGAIN_MS = 2_000;
/** What is tried within this time is worth waiting for with the page open. */
const SOON_MS = 15_000;

/** The log of one endpoint, looked at again for as long as something is about to be tried. */
export function useDeliveryLog(endpointId: string, status: WebhookDeliveryStatus | null) {
  const { data, previousData, error, refetch, fetchMore, startPolling, stopPolling } = useWebhookLogQuery({
    variables: { endpointId, status, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.webhookDeliveries;
  const deliveries = list?.edges.map(({ node }) => node);
  const next = deliveries?.flatMap(({ nextTryAt }) => nextTryAt ?? []).toSorted()[0];
  useEffect(() => {
    if (next === undefined || Date.parse(next) > Date.now() + SOON_MS) return undefined;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [next, startPolling, stopPolling]);
  const page = useNextPage(list, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        webhookDeliveries: joinedPages(shown.webhookDeliveries, fetchMoreResult.webhookDeliveries, after),
      }),
    }),
  );
  return {
    deliveries,
    error,
    reload: () => void unlessRefused(refetch()),
    page,
  };
}
