import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { map, of, ReplaySubject, Subject, take } from 'rxjs';
import type { LiveAttemptsQuery } from './dashboard.route-generated';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { Providers } from '../../providers/providers';
import { DashboardLive } from './dashboard-live';

const PAGE = 500;
const COUNT = 503;

interface Described {
  attemptProgressed: object;
}

const changed = (at: number, change: object) => ({
  id: `a${String(at)}`,
  candidate: { __typename: 'Candidate', id: `c${String(at)}`, name: `Candidate ${String(at)}` },
  startedAt: new Date(Date.UTC(2026, 10, 21) - at * 1000).toISOString(),
  serverNow: '2026-11-21T09:00:00.000Z',
  ...change,
});

/** Five hundred and three sit an exam; the second page waits until it is let through. */
function open() {
  const heard = new Subject<ApolloLink.Result>();
  let described: Described | undefined;
  const tell = (at: number, change: object) =>
    heard.next({ data: { attemptProgressed: { ...described?.attemptProgressed, ...changed(at, change) } } });
  const gate = new ReplaySubject<void>(1);
  const link = new ApolloLink(({ operationType, query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    if (operationType === OperationTypeNode.SUBSCRIPTION) {
      described = answer.data as unknown as Described;
      return heard;
    }
    const { liveAttempts: list } = answer.data as unknown as LiveAttemptsQuery;
    const [edge] = list.edges;
    const first = variables.after ? PAGE : 0;
    const places = Array.from({ length: Math.min(PAGE, COUNT - first) }, (_, place) => first + place + 1);
    list.edges = places.map((at) => ({ ...edge, node: { ...edge?.node, ...changed(at, {}) } })) as typeof list.edges;
    list.pageInfo = { ...list.pageInfo, hasNextPage: first === 0, endCursor: `after ${String(places.at(-1))}` };
    return variables.after
      ? gate.pipe(
          take(1),
          map(() => answer),
        )
      : of(answer);
  });
  const router = createMemoryRouter([{ path: '/', Component: DashboardLive }]);
  render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { tell, letThrough: () => gate.next() };
}

const rows = () => screen.queryAllByRole('listitem');
const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

it('counts everybody who sits an exam, however many pages they are, and shows more of them on demand', async () => {
  const { letThrough } = open();
  letThrough();
  expect(await screen.findByText('503')).toBeInTheDocument();
  expect(rows()).toHaveLength(7);
  press(/^Show more \(496 left\)$/);
  expect(rows()).toHaveLength(57);
  expect(screen.getByRole('button', { name: 'Show more (446 left)' })).toBeInTheDocument();
});

it('keeps what it heard while the pages were on their way', async () => {
  const { tell, letThrough } = open();
  await act(async () => {
    await Promise.resolve();
    tell(1, { state: 'SUBMITTED', serverNow: '2026-11-21T09:00:01.000Z' });
    letThrough();
  });
  expect(await screen.findByText('502')).toBeInTheDocument();
  expect(screen.queryByText('Candidate 1')).not.toBeInTheDocument();
  expect(screen.getByText('Candidate 2')).toBeInTheDocument();
});
