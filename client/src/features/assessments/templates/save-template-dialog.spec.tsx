import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import { SaveTemplateDialog } from './save-template-dialog';
import type { RoleTemplatesQuery } from './templates-generated';

function open(title: string) {
  const link = new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { roleTemplates } = answer.data as unknown as RoleTemplatesQuery;
    const [first] = roleTemplates;
    if (first)
      Object.assign(answer.data as object, {
        roleTemplates: [
          { ...first, id: 'own', isReady: false, title: 'Sales, Gulf' },
          { ...first, id: 'ready', isReady: true, title: 'Accountant' },
        ],
      });
    return of(answer);
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <SaveTemplateDialog assessment={{ id: 'a1', title }} onClose={() => undefined} />
    </ApolloProvider>,
  );
}

const TAKEN = 'You have a template with this title. Saving replaces it.';
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(async () => {
  sessionStorage.clear();
  await speak('en');
});

it('says before it is pressed that a template of the title is replaced', async () => {
  open('Sales, Gulf ');
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  expect(await button('Replace template')).toBeEnabled();
  writeInto(screen.getByRole('textbox', { name: 'Template title' }), 'Sales, Levant');
  expect(await button('Save as template')).toBeEnabled();
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
});

it('replaces no ready template, whatever it is called', async () => {
  open('Accountant');
  expect(await button('Save as template')).toBeEnabled();
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
});
