import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { Pages } from './pages';

const never = new Promise<never>(() => undefined);
const StillLoading = () => use(never);

it('never leaves the page of before under the address of the next, not while that one still loads', async () => {
  const layout = (
    <Suspense fallback={<p>Loading</p>}>
      <Outlet />
    </Suspense>
  );
  const children = [
    { path: '/one', element: <button>Continue</button> },
    { path: '/two', element: <StillLoading /> },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/one'] });
  render(<Pages router={router} />);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  await act(() => router.navigate('/two'));
  expect(router.state.location.pathname).toBe('/two');
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
