import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { ExportDialog } from './export-dialog';

const server = new ApolloLink(({ query, variables }) => of(schemaAnswer(query, variables, 'full')));

it('lets the keyboard reach what the file leaves out, which may be more than the dialog shows', async () => {
  await speak('en');
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link: server })}>
      <ExportDialog open exported={{ ids: ['q1'] }} count={1} onClose={() => undefined} />
    </ApolloProvider>,
  );
  const list = await screen.findByRole('list', { name: 'Not supported by this format' });
  for (let presses = 0; presses < 9 && document.activeElement !== list; presses += 1) await userEvent.tab();
  expect(list).toHaveFocus();
});
