import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { DataTable } from './data-table';
import { sortable, type ListOrder } from './list-order';

type Sort = 'NAME' | 'SCORE';

function show(order: ListOrder<Sort>) {
  render(
    <DataTable
      rows={[{ id: 'noor', score: 5 }]}
      columns={[
        { title: 'Name', dataIndex: 'id', ...sortable(order, 'NAME') },
        { title: 'Score', dataIndex: 'score', ...sortable(order, 'SCORE') },
        { title: 'Phone', dataIndex: 'id', key: 'phone' },
      ]}
      rowKey={({ id }) => id}
      label="People"
      onRetry={() => undefined}
      empty={null}
    />,
  );
}

const head = (name: string) => screen.getAllByRole('columnheader', { name })[0]!;
/** By their drawing, for a caret has no name: the order is told by `aria-sort`. */
const carets = (name: string) => [...head(name).querySelectorAll('svg')].map(({ classList }) => classList.value);

beforeAll(() => speak('en'));
beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));

it('has one caret, at the column whose order holds, and none beside those that could be sorted by', () => {
  show({ sort: 'NAME', direction: 'ASC' });
  expect(carets('Name')).toEqual([expect.stringContaining('lucide-arrow-up')]);
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect([carets('Score'), carets('Phone')]).toEqual([[], []]);
});

it('points the caret where the order goes', () => {
  show({ sort: 'SCORE', direction: 'DESC' });
  expect(carets('Score')).toEqual([expect.stringContaining('lucide-arrow-down')]);
  expect(head('Score')).toHaveAttribute('aria-sort', 'descending');
  cleanup();
  show({ sort: 'SCORE', direction: 'ASC' });
  expect(carets('Score')).toEqual([expect.stringContaining('lucide-arrow-up')]);
});

it('does by E what is done most with the row that has the focus, and opens it where that is nothing else', async () => {
  const [onOpen, onEdit] = [jest.fn(), jest.fn()];
  const table = (more: object) => (
    <DataTable
      rows={[{ id: 'noor' }, { id: 'omar' }]}
      columns={[{ title: 'Name', key: 'name', render: (_, { id }) => <button>{id}</button> }]}
      rowKey={({ id }) => id}
      label="People"
      onRetry={() => undefined}
      empty={null}
      onOpen={onOpen}
      {...more}
    />
  );
  const { rerender } = render(table({}));
  await userEvent.keyboard('jje');
  expect(onOpen.mock.calls).toEqual([[{ id: 'omar' }]]);
  rerender(table({ onEdit }));
  await userEvent.keyboard('ke');
  expect(onEdit.mock.calls).toEqual([[{ id: 'noor' }]]);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
