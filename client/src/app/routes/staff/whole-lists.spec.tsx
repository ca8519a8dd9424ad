import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import type { ListPage } from '../../../lib/graphql/joined-pages';
import { giveMessageChannel } from '../../../lib/testing/message-channel';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { Providers } from '../../providers/providers';
import { CompareResultsRoute } from './compare-results.route';
import { MarkingRoute } from './marking.route';
import { MonitorRoute } from './monitor.route';

interface Entry {
  node: {
    id?: string;
    candidateId?: string;
    name?: string;
    title?: string;
    candidateName?: string;
    candidate?: { id: string; name: string };
  };
}

interface Answer {
  assessment?: { attempts?: ListPage; comparableResults?: ListPage };
  markingQueue?: ListPage;
  assessments?: ListPage;
}

const PEOPLE = ['Noor', 'Omar'];
const listOf = ({ assessment, markingQueue, assessments }: Answer) =>
  assessment?.attempts ?? assessment?.comparableResults ?? markingQueue ?? assessments;

/** One person on each of two pages. */
function cutInTwo(answer: Answer, after: unknown): void {
  const list = listOf(answer);
  if (!list) return;
  const isSecond = after === 'end-of-first';
  const name = PEOPLE[Number(isSecond)] ?? '';
  list.pageInfo = isSecond
    ? { hasNextPage: false, endCursor: 'end-of-second' }
    : { hasNextPage: true, endCursor: 'end-of-first' };
  if ('totalCount' in list) list.totalCount = PEOPLE.length;
  for (const { node } of list.edges as Entry[]) {
    if (node.id) node.id += name;
    if (node.candidateId) node.candidateId += name;
    if (node.name) node.name = name;
    if (node.title) node.title = `Work of ${name}`;
    if (node.candidateName) node.candidateName = name;
    if (node.candidate) node.candidate = { ...node.candidate, id: `c-${name}`, name };
  }
}

const asked = jest.fn<undefined, [string | undefined, unknown, unknown]>();

/** To which assessments the queue was limited. */
const limits = () =>
  asked.mock.calls
    .filter(([name]) => name === 'MarkingWorkbench')
    .map(([, , filter]) => (filter as { assessmentId: string | null }).assessmentId);

function open(path: string, Component: ComponentType, refusals = 0) {
  let left = refusals;
  const link = new ApolloLink(({ operationType, operationName, query, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    asked(operationName, variables.after, variables.filter);
    if (variables.after && left-- > 0) return of({ errors: [{ message: 'Broken', extensions: { code: 'TOO_BUSY' } }] });
    const answer = schemaAnswer(query, variables, 'full');
    cutInTwo(answer.data as Answer, variables.after);
    return of(answer);
  });
  const router = createMemoryRouter(
    [
      { path: '*', Component },
      { path: '/of/:id', Component },
    ],
    { initialEntries: [path] },
  );
  render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

beforeAll(giveMessageChannel);
beforeEach(async () => {
  await speak('en');
  asked.mockClear();
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the monitor', () => {
  it('shows everybody, however many pages they are', async () => {
    open('/of/a1', MonitorRoute);
    for (const name of PEOPLE) expect(await rowOf(name)).toBeInTheDocument();
  });

  it('says so when somebody may be missing, and tries again', async () => {
    open('/of/a1', MonitorRoute, 1);
    const alert = await screen.findByRole('alert');
    expect(screen.queryByRole('row', { name: /Omar/ })).not.toBeInTheDocument();
    act(() => within(alert).getByRole('button', { name: 'Try again' }).click());
    expect(await rowOf('Omar')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('offers everybody who can be compared', async () => {
  open('/of/a1', CompareResultsRoute);
  fireEvent.mouseDown(await screen.findByRole('combobox'));
  for (const name of PEOPLE) expect(await screen.findByTitle(new RegExp(name))).toBeInTheDocument();
});

it('tries again for those who can be compared', async () => {
  open('/of/a1', CompareResultsRoute, 1);
  const alert = await screen.findByRole('alert');
  act(() => within(alert).getByRole('button', { name: 'Try again' }).click());
  fireEvent.mouseDown(await screen.findByRole('combobox'));
  expect(await screen.findByTitle(/Omar/)).toBeInTheDocument();
});

it('shows the next page of the queue on demand, once', async () => {
  open('/', MarkingRoute);
  const queue = await screen.findByRole('navigation', { name: 'Answers to mark' });
  const more = await within(queue).findByRole('button', { name: 'Show more (1 left)' });
  expect(within(queue).queryByText('Omar')).not.toBeInTheDocument();
  act(() => {
    more.click();
    more.click();
  });
  expect(await within(queue).findByText('Omar')).toBeInTheDocument();
  expect(within(queue).getByText('Noor')).toBeInTheDocument();
  expect(within(queue).queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  expect(asked.mock.calls.filter(([name, after]) => name === 'MarkingWorkbench' && after)).toHaveLength(1);
});

it('limits the queue to any assessment, however many pages they are', async () => {
  open('/', MarkingRoute);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Assessment' }));
  for (const name of PEOPLE) expect(await screen.findByTitle(`Work of ${name}`)).toBeInTheDocument();
  fireEvent.click(screen.getByTitle('Work of Omar'));
  await waitFor(() => expect(limits()).toEqual([null, expect.stringMatching(/Omar$/)]));
});
