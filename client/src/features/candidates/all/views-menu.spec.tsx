import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import type { DeleteViewMutationVariables, SaveViewMutationVariables } from './all-candidates-generated';
import { ViewsMenu } from './views-menu';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

const viewOf = (id: string, name: string, query: string) => ({ __typename: 'SavedView', id, name, query });
let kept: ReturnType<typeof viewOf>[];

/** The server's side: what is kept for this person. */
const changes: Record<string, (variables: unknown) => object> = {
  SavedViews: () => ({ savedViews: kept }),
  DeleteView: (variables) => {
    const { id } = (variables as DeleteViewMutationVariables).input;
    kept = kept.filter((view) => view.id !== id);
    return { deleteView: { savedViewId: id } };
  },
  SaveView: (variables) => {
    const { name, query } = (variables as SaveViewMutationVariables).input;
    const there = kept.find((view) => view.name === name);
    const savedView = viewOf(there?.id ?? `v${String(kept.length + 3)}`, name, query);
    kept = [...kept.filter((view) => view !== there), savedView];
    const replaced = there ? { __typename: 'ReplacedView', name: there.name, query: there.query } : null;
    return { saveView: { savedView, replaced } };
  },
};

function open(screen: 'candidates' | 'invitations' = 'candidates') {
  const link = new ApolloLink(({ operationName = '', variables }) => of({ data: changes[operationName]?.(variables) }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ViewsMenu screen={screen} current="" linkTo={(query) => `/Candidates?${query}`} />
      </MemoryRouter>
      <Toaster />
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const views = () => screen.queryAllByRole('link').map((view) => `${view.textContent} ${view.getAttribute('href')}`);

lastingToasts();
beforeEach(async () => {
  sessionStorage.clear();
  await speak('en');
  act(() => toast.clear());
  kept = [viewOf('v1', 'Gulf', 'search=gulf'), viewOf('v2', 'Passed', 'outcome=PASSED')];
});
afterEach(() => act(() => toast.clear()));

it('brings a deleted view back under its name, with all that it showed', async () => {
  open();
  await press('Views');
  await screen.findByRole('link', { name: 'Gulf' });
  await press('Delete the view Gulf');
  await waitFor(() => expect(views()).toEqual(['Passed /Candidates?outcome=PASSED']));
  expect(await screen.findByRole('status')).toHaveTextContent('View deleted: \u2068Gulf\u2069');
  await press('Undo');
  // A press outside has closed them.
  await press('Views');
  const all = ['Passed /Candidates?outcome=PASSED', 'Gulf /Candidates?search=gulf'];
  await waitFor(() => expect(views()).toEqual(all));
});

it('says which view it replaced under a name in use, also one that was saved elsewhere meanwhile, and brings that one back', async () => {
  open();
  await press('Views');
  await screen.findByRole('link', { name: 'Gulf' });
  kept = [...kept, viewOf('v9', 'Marked', 'outcome=MARKED')];
  writeInto(screen.getByRole('textbox', { name: 'View name' }), 'Marked');
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('View replaced: \u2068Marked\u2069');
  expect(kept.find(({ id }) => id === 'v9')?.query).toBe('');
  await press('Undo');
  await waitFor(() => expect(kept.find(({ id }) => id === 'v9')?.query).toBe('outcome=MARKED'));
});

it('keeps the name of a view that is being typed, for its list, until the view is saved', async () => {
  const name = () => screen.findByRole('textbox', { name: 'View name' });
  open();
  await press('Views');
  writeInto(await name(), 'Riyadh, passed');
  cleanup();
  open('invitations');
  await press('Views');
  expect(await name()).toHaveValue('');
  cleanup();
  open();
  await press('Views');
  expect(await name()).toHaveValue('Riyadh, passed');
  await press('Save');
  await waitFor(() => expect(kept.map((view) => view.name)).toContain('Riyadh, passed'));
  cleanup();
  open();
  await press('Views');
  expect(await name()).toHaveValue('');
});
