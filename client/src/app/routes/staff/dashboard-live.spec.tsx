import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { map, ReplaySubject, Subject, take } from 'rxjs';
import type { LiveAttemptsQuery } from './dashboard.route-generated';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { Providers } from '../../providers/providers';
import { DashboardLive } from './dashboard-live';

const PAGE = 200;
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

/** Five hundred and three sit an exam; each page waits until pages are let through. */
function open() {
  const heard = new Subject<ApolloLink.Result>();
  let described: Described | undefined;
  const asked: number[] = [];
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
    const first = variables.after ? Number(String(variables.after).split(' ')[1]) : 0;
    const places = Array.from({ length: Math.min(PAGE, COUNT - first) }, (_, place) => first + place + 1);
    list.edges = places.map((at) => ({ ...edge, node: { ...edge?.node, ...changed(at, {}) } })) as typeof list.edges;
    list.totalCount = COUNT;
    list.pageInfo = {
      ...list.pageInfo,
      hasNextPage: first + PAGE < COUNT,
      endCursor: `after ${String(places.at(-1))}`,
    };
    asked.push(first);
    return gate.pipe(
      take(1),
      map(() => answer),
    );
  });
  const router = createMemoryRouter([{ path: '/', Component: DashboardLive }]);
  render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { tell, letThrough: () => act(() => gate.next()), asked };
}

const rows = () => screen.queryAllByRole('listitem');
const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  await speak('en');
  // Hundreds of rows are looked at by what they are; jsdom computes the style of each anew.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style);
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

it('holds a page of them, and asks for the next when somebody wants to see beyond it', async () => {
  const { letThrough, asked } = open();
  letThrough();
  expect(await screen.findByText('503')).toBeInTheDocument();
  expect(asked).toEqual([0]);
  for (let presses = 0; presses < 4; presses++) press(/^Show more/);
  await waitFor(() => expect(rows()).toHaveLength(207));
  expect(asked).toEqual([0, 0, 200]);
  expect(screen.getByText('503')).toBeInTheDocument();
});

it('counts anew when it hears of somebody whom it does not hold', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { tell, letThrough, asked } = open();
    letThrough();
    expect(await screen.findByText('503')).toBeInTheDocument();
    act(() => tell(400, { state: 'SUBMITTED', serverNow: '2026-11-21T09:00:01.000Z' }));
    act(() => tell(401, { position: 2, serverNow: '2026-11-21T09:00:02.000Z' }));
    expect(screen.queryByText('Candidate 401')).not.toBeInTheDocument();
    expect(asked).toEqual([0]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(asked).toEqual([0, 0]);
  } finally {
    jest.useRealTimers();
  }
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
