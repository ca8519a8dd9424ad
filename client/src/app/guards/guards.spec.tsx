import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '../../features/session/session-context';
import { speak } from '../../lib/testing/translations';
import { GuestOnly } from './guest-only';
import { RequireRole } from './require-role';
import { RequireSession } from './require-session';

const signedIn: Session = {
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

const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

function go(path: string, session: Session) {
  const router = createMemoryRouter(
    [
      { element: <GuestOnly />, children: [{ path: '/Login', element: <Here /> }] },
      {
        element: <RequireSession />,
        children: [
          { path: '/', element: <Here /> },
          { path: '/Assesments', element: <Here /> },
          { element: <RequireRole roles={['super-admin']} />, children: [{ path: '/AllAdmins', element: <Here /> }] },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
}

beforeEach(() => speak('en'));

it('leads to sign-in, with the way back, when nobody is signed in', async () => {
  go('/Assesments?search=gulf', { status: 'signed-out' });
  expect(await screen.findByText('/Login?next=%2FAssesments%3Fsearch%3Dgulf')).toBeInTheDocument();
});

it('shows a screen to somebody who is signed in', async () => {
  go('/Assesments', signedIn);
  expect(await screen.findByText('/Assesments')).toBeInTheDocument();
});

it('leads to the dashboard when the role does not fit', async () => {
  go('/AllAdmins', signedIn);
  expect(await screen.findByText('/')).toBeInTheDocument();
});

it('takes somebody who is signed in from sign-in to where they wanted to go', async () => {
  go('/Login?next=%2FAssesments', signedIn);
  expect(await screen.findByText('/Assesments')).toBeInTheDocument();
});

it('shows neither a screen nor sign-in while it is not known who is there', () => {
  go('/Assesments', { status: 'checking' });
  expect(screen.queryByText(/\//)).not.toBeInTheDocument();
});

it.each([
  ['/Assesments', 'index.html'],
  ['/Login', 'sign-in.html'],
])('keeps the skeleton of the first paint until then, at %s', (path, page) => {
  go(path, { status: 'checking' });
  const html = readFileSync(join(__dirname, '../../..', page), 'utf8');
  const first = new DOMParser().parseFromString(html, 'text/html').querySelector('#root .boot');
  expect(screen.getByRole('main').outerHTML).toBe(first?.outerHTML.replaceAll(/>\s+</gu, '><'));
});

it('offers another try when it could not be found out who is there', async () => {
  const retry = jest.fn();
  go('/Assesments', { status: 'failed', error: new TypeError('offline'), retry });
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(retry).toHaveBeenCalledTimes(1);
});
