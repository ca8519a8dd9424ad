import { useApolloClient } from '@apollo/client/react';
import type { MarkingQueueFilter } from '../../../graphql/schema-generated';
import {
  MarkingWorkbenchDocument,
  useMarkingWorkbenchQuery,
  type MarkingWorkbenchQuery,
} from './marking.route-generated';
import { useNextPage } from '../../../hooks/use-next-page';
import { joinedPages, pagesOf } from '../../../lib/graphql/joined-pages';

export type MarkingQueue = MarkingWorkbenchQuery['markingQueue'];

/** The queue as far as it was asked for, and again as far once something in it was marked. */
export function useMarkingQueue(filter: MarkingQueueFilter) {
  const client = useApolloClient();
  const { data, previousData, error, fetchMore, refetch } = useMarkingWorkbenchQuery({
    variables: { filter },
    fetchPolicy: 'network-only',
  });
  const queue = (data ?? previousData)?.markingQueue;
  const next = useNextPage(queue, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        markingQueue: joinedPages(shown.markingQueue, fetchMoreResult.markingQueue, after),
      }),
    }),
  );
  const pageAfter = async (after: string | null) => {
    const query = MarkingWorkbenchDocument;
    const { data: page } = await client.query({ query, variables: { filter, after }, fetchPolicy: 'no-cache' });
    if (!page) throw new Error('No queue.');
    return page.markingQueue;
  };
  const renew = async () => {
    const markingQueue = await pagesOf(pageAfter, queue?.edges.length);
    client.writeQuery({ query: MarkingWorkbenchDocument, variables: { filter }, data: { markingQueue } });
  };
  return {
    queue,
    error,
    next,
    // What cannot be renewed stays as it was.
    refetch: () => void (queue ? renew().catch(() => undefined) : refetch()),
  };
}
