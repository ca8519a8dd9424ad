import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { useMarkingQueue, type MarkingQueue } from './use-marking-queue';

const filter = { assessmentId: null, round: 'FIRST', order: 'BY_CANDIDATE', isBlind: false } as const;

/** Waiting answers, two a page. */
function serverWith(waiting: string[]) {
  return new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { markingQueue } = answer.data as unknown as { markingQueue: MarkingQueue };
    const [entry] = markingQueue.edges;
    const from = variables.after ? waiting.indexOf(variables.after as string) + 1 : 0;
    const ids = waiting.slice(from, from + 2);
    markingQueue.edges = entry ? ids.map((id) => ({ ...entry, node: { ...entry.node, id } })) : [];
    markingQueue.pageInfo = {
      ...markingQueue.pageInfo,
      hasNextPage: from + 2 < waiting.length,
      endCursor: ids.at(-1) ?? null,
    };
    return of(answer);
  });
}

it('keeps the pages that were asked for when one of their answers was marked', async () => {
  const waiting = ['1', '2', '3', '4', '5', '6'];
  const client = new ApolloClient({ cache: createCache(), link: serverWith(waiting) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useMarkingQueue(filter), { wrapper });
  const shown = () => result.current.queue?.edges.map(({ node }) => node.id).join();
  await waitFor(() => expect(shown()).toBe('1,2'));
  act(() => result.current.next.ask());
  await waitFor(() => expect(shown()).toBe('1,2,3,4'));
  waiting.shift();
  act(() => result.current.refetch());
  await waitFor(() => expect(shown()).toBe('2,3,4,5'));
});
