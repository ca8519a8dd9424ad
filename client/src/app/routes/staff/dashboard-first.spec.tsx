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

const nothing = {
  totalAssessments: 0,
  totalInvites: 0,
  hasResults: false,
  lastAssessment: null,
  recentAssessments: [],
};

beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['somebody new', nothing, 'Write assessment'],
  ['somebody whose candidates are in', { ...nothing, totalAssessments: 1, totalInvites: 3 }, 'New assessment'],
])('has one thing to do first, for %s', async (_, figures, first) => {
  const link = new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { dashboard } = answer.data as unknown as Partial<DashboardQuery>;
    if (dashboard) Object.assign(dashboard, figures);
    return of(answer);
  });
  const router = createMemoryRouter([{ path: '/', Component: DashboardRoute }]);
  const { container } = render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <SessionContext value={{ status: 'signed-in', role: 'Hr', viewer }}>
        <RouterProvider router={router} />
      </SessionContext>
    </Providers>,
  );
  await screen.findByText('Your first assessment');
  const primaries = [...container.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);
  expect(primaries).toEqual([first]);
});
