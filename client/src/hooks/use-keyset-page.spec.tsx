import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createContext, useContext, type ReactNode } from 'react';
import { useKeysetPage } from './use-keyset-page';

const Inside = createContext<ReactNode>(null);
const Slot = () => useContext(Inside);

function open(address: string) {
  const router = createMemoryRouter([{ path: '/list', element: <Slot /> }], { initialEntries: [address] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Inside value={children}>
      <RouterProvider router={router} />
    </Inside>
  );
  const { result } = renderHook(() => useKeysetPage(), { wrapper });
  return { page: () => result.current, router };
}

it('goes forward and back through pages that only know their successor', () => {
  const { page, router } = open('/list?search=gulf');
  act(() => page().next('A'));
  act(() => page().next('B'));
  expect(page()).toMatchObject({ after: 'B', offset: 50, isFirst: false });
  expect(router.state.location.search).toBe('?search=gulf&after=B&page=3');
  act(() => page().previous());
  expect(page()).toMatchObject({ after: 'A', offset: 25 });
  act(() => page().previous());
  expect(page()).toMatchObject({ after: null, offset: 0, isFirst: true });
  expect(router.state.location.search).toBe('?search=gulf');
});

it('opens the page of a copied link, whose only way back is the first page', () => {
  const { page } = open('/list?after=B&page=3');
  expect(page()).toMatchObject({ after: 'B', offset: 50 });
  act(() => page().previous());
  expect(page()).toMatchObject({ after: null, isFirst: true });
});
