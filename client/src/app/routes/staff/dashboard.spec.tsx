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

/** The page of somebody of whom the API says this. */
function open(change: (dashboard: DashboardQuery['dashboard']) => void) {
  const link = new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { dashboard } = answer.data as unknown as Partial<DashboardQuery>;
    if (dashboard) change(dashboard);
    return of(answer);
  });
  const router = createMemoryRouter([{ path: '/', Component: DashboardRoute }]);
  return render(
    <Providers client={new ApolloClient({ cache: createCache(), link })}>
      <SessionContext value={{ status: 'signed-in', role: 'Hr', viewer }}>
        <RouterProvider router={router} />
      </SessionContext>
    </Providers>,
  );
}

beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' }));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['somebody new', nothing, 'Write assessment'],
  ['somebody whose candidates are in', { ...nothing, totalAssessments: 1, totalInvites: 3 }, 'New assessment'],
])('has one thing to do first, for %s', async (_, figures, first) => {
  const { container } = open((dashboard) => Object.assign(dashboard, figures));
  await screen.findByText('Your first assessment');
  const primaries = [...container.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);
  expect(primaries).toEqual([first]);
});

it.each([
  ['its candidates, once it is published', '2026-11-21T09:00:00.000Z', '/CandinateCreation/last'],
  ['the wizard, while it is a draft', null, '/UpdateAssestment/last'],
])('the name of the last assessment leads to %s', async (_, publishedAt, path) => {
  open(({ lastAssessment }) => {
    if (lastAssessment) Object.assign(lastAssessment, { id: 'last', title: 'The very last', publishedAt });
  });
  const [name] = await screen.findAllByRole('link', { name: 'The very last' });
  expect(name).toHaveAttribute('href', path);
});
