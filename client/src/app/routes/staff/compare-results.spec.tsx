import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { giveMessageChannel } from '../../../lib/testing/message-channel';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { Providers } from '../../providers/providers';
import { CompareResultsRoute } from './compare-results.route';

const broken = () => of({ errors: [{ message: 'Broken', extensions: { code: 'TOO_BUSY' } }] });

/** Noor and Omar stand side by side; what is asked of Omar alone is answered as `alone` says. */
async function openBoth(alone: () => ReturnType<typeof broken> | typeof NEVER) {
  const link = new ApolloLink(({ operationType, operationName, query, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const isAlone = operationName === 'CompareResultsPage' && (variables.candidateIds as string[]).length === 1;
    return isAlone ? alone() : of(schemaAnswer(query, variables, 'full'));
  });
  const router = createMemoryRouter([{ path: '/of/:id', Component: CompareResultsRoute }], {
    initialEntries: ['/of/a1?candidates=noor,omar'],
  });
  render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('table');
  return router;
}

/** Where the first column leads to. */
const firstColumn = () => screen.getAllByRole('columnheader')[0]?.querySelector('a')?.getAttribute('href') ?? '';

beforeAll(giveMessageChannel);
beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

it('leads to whom a column is about, also while another choice is on its way', async () => {
  const router = await openBoth(() => NEVER);
  expect(firstColumn()).toMatch(/noor$/u);
  await act(() => router.navigate('/of/a1?candidates=omar'));
  expect(firstColumn()).toMatch(/noor$/u);
});

it('says so where another choice could not be had', async () => {
  const router = await openBoth(broken);
  await act(() => router.navigate('/of/a1?candidates=omar'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
