import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import { SaveTemplateDialog } from './save-template-dialog';
import type { RoleTemplatesQuery } from './templates-generated';

/** Another was saved under the title meanwhile, or not. */
function open(title: string, isReplacing = true) {
  const link = new ApolloLink(({ query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full');
    const { roleTemplates = [] } = answer.data as unknown as Partial<RoleTemplatesQuery>;
    const [first] = roleTemplates;
    if (first)
      Object.assign(answer.data as object, {
        roleTemplates: [
          { ...first, id: 'own', isReady: false, title: 'Sales, Gulf' },
          { ...first, id: 'ready', isReady: true, title: 'Accountant' },
        ],
      });
    if (answer.data && 'saveRoleTemplate' in answer.data && !isReplacing)
      answer.data = { saveRoleTemplate: { ...(answer.data.saveRoleTemplate as object), replaced: null } };
    return of(answer);
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Toaster />
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
afterEach(() => act(() => toast.clear()));

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

it.each([
  [true, 'Template replaced: \u2068The title\u2069'],
  [false, 'Saved as template: \u2068The title\u2069'],
])('says what became of it, also of one that was saved elsewhere meanwhile (%s)', async (isReplacing, said) => {
  open('Sales, Levant', isReplacing);
  fireEvent.click(await button('Save as template'));
  expect(await screen.findByRole('status')).toHaveTextContent(said);
});
