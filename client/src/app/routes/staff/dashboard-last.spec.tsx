import { ApolloClient, ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import type { DashboardQuery } from './dashboard.route-generated';
import { SessionContext } from '../../../features/session/session-context';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { Providers } from '../../providers/providers';
import { DashboardRoute } from './dashboard.route';

const viewer = {
  id: 'u1',
  name: 'Lina Haddad',
  email: 'lina@example.com',
  role: 'HR' as const,
  lastSignInAt: null,
  mustAddFactor: false,
  session: null,
  credits: { numberOfRequests: 0, maxRequests: 10, remaining: 10 },
};

beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['its candidates, once it is published', '2026-11-21T09:00:00.000Z', '/CandinateCreation/last'],
  ['the wizard, while it is a draft', null, '/UpdateAssestment/last'],
])('the name of the last assessment leads to %s', async (_, publishedAt, path) => {
  const link = new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { dashboard } = answer.data as unknown as Partial<DashboardQuery>;
    if (dashboard?.lastAssessment)
      Object.assign(dashboard.lastAssessment, { id: 'last', title: 'The very last', publishedAt });
    return of(answer);
  });
  const router = createMemoryRouter([{ path: '/', Component: DashboardRoute }]);
  render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <SessionContext value={{ status: 'signed-in', role: 'Hr', viewer }}>
        <RouterProvider router={router} />
      </SessionContext>
    </Providers>,
  );
  const [name] = await screen.findAllByRole('link', { name: 'The very last' });
  expect(name).toHaveAttribute('href', path);
});
