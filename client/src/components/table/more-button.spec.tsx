import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNextPage } from '../../hooks/use-next-page';
import { joinedPages } from '../../lib/graphql/joined-pages';
import { speak } from '../../lib/testing/translations';
import { MoreButton } from './more-button';

const first = { edges: ['Noor', 'Omar'], pageInfo: { hasNextPage: true, endCursor: 'b' } };
const second = { edges: ['Lina'], pageInfo: { hasNextPage: false, endCursor: 'c' } };

function List({ fetch }: { fetch: (after: string | null) => Promise<typeof second> }) {
  const [list, setList] = useState(first);
  const page = useNextPage(list, async (after) => {
    const next = await fetch(after);
    setList((shown) => joinedPages(shown, next, after));
  });
  return (
    <>
      <p>{list.edges.join(', ')}</p>
      {page.isThere && <MoreButton page={page}>Show more</MoreButton>}
    </>
  );
}

const press = () =>
  act(() => {
    screen.getByRole('button', { name: /Show more/ }).click();
    return Promise.resolve();
  });

beforeEach(() => speak('en'));

it('asks once for the page, however often it is pressed', async () => {
  const asked: ((page: typeof second) => void)[] = [];
  const fetch = jest.fn(() => new Promise<typeof second>((resolve) => asked.push(resolve)));
  render(<List fetch={fetch} />);
  await press();
  await press();
  expect(fetch.mock.calls).toEqual([['b']]);
  await act(() => {
    asked.forEach((resolve) => resolve(second));
    return Promise.resolve();
  });
  expect(screen.getByText('Noor, Omar, Lina')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why the page did not come, and asks again', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(second);
  render(<List fetch={fetch} />);
  await press();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await press();
  expect(screen.getByText('Noor, Omar, Lina')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
