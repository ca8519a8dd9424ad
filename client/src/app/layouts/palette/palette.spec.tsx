import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '../../../features/session/session-context';
import { FindAnythingDocument } from './palette-generated';
import { speak } from '../../../lib/testing/translations';
import { PaletteTrigger } from './palette-trigger';

const session: Session = {
  status: 'signed-in',
  role: 'Hr',
  viewer: {
    id: 'u1',
    name: 'Lina Haddad',
    email: 'lina@example.com',
    role: 'HR',
    lastSignInAt: null,
    mustAddFactor: false,
    session: null,
    credits: { numberOfRequests: 0, maxRequests: 10, remaining: 10 },
  },
};

const node = { __typename: 'Assessment', id: 'a1', title: 'Gulf accountant', jobRole: 'Accountant', publishedAt: null };
const candidate = { __typename: 'Candidate', id: 'c1', name: 'Noor Gulfari', email: 'noor@example.com' };
const found = {
  request: { query: FindAnythingDocument, variables: { search: 'gulf' } },
  result: {
    data: {
      findAssessments: [node],
      findCandidates: [candidate],
    },
  },
};

const Screen = () => (
  <>
    <p>{useLocation().pathname}</p>
    <PaletteTrigger />
  </>
);

function open() {
  render(
    <MockedProvider mocks={[found]}>
      <SessionContext value={session}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Screen /> }])} />
      </SessionContext>
    </MockedProvider>,
  );
  return userEvent.setup();
}

beforeEach(async () => {
  await speak('en');
  Element.prototype.scrollIntoView = jest.fn();
});

it('opens by Ctrl+K and offers what the role may do', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getAllByRole('option').map((row) => row.firstElementChild?.nextElementSibling?.textContent)).toEqual([
    'Dashboard',
    'Assessment List',
    'Marking',
    'All Tests',
    'Question bank',
    'All Candidates',
    'Contact support',
    'Settings',
    'New Assessment',
    'New Test',
    'General',
    'New assessments',
    'Name and logo',
    'API and connections',
    'Profile',
    'العربية',
    'Dark theme',
    'Keyboard shortcuts',
  ]);
});

it('goes by keyboard to the line that was chosen', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'assess{ArrowDown}{Enter}');
  expect(await screen.findByText('/CreateAssessment')).toBeInTheDocument();
});

it('finds assessments as one types, and opens a draft where it is written', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'gulf');
  await user.click(await screen.findByRole('option', { name: /Gulf accountant/ }));
  expect(await screen.findByText('/UpdateAssestment/a1')).toBeInTheDocument();
});

it('finds people by name, and opens their report', async () => {
  const user = open();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'gulf');
  await user.click(await screen.findByRole('option', { name: /Noor Gulfari/ }));
  expect(await screen.findByText('/Report/c1')).toBeInTheDocument();
});

it.each([
  ['en', 'المرشحين', 'All Candidates'],
  ['en', 'التصحيح', 'Marking'],
  ['ar', 'question bank', 'بنك الأسئلة'],
  ['ar', 'profile', 'الملف الشخصي'],
] as const)(
  'of an interface in %s finds a page by its name in the other language: %s',
  async (language, typed, shown) => {
    await speak(language);
    const user = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), typed);
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(shown);
  },
);
