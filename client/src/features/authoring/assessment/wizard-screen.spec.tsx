import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import { AssessmentWizardDocument, type AssessmentWizardQuery } from './assessment-wizard-generated';
import { WizardScreen } from './wizard-screen';

const places = {
  list: '/Assesments',
  translation: () => '/Questions',
  goOnWith: () => undefined,
  goToList: () => undefined,
  goToPreview: () => undefined,
  goToCandidates: () => undefined,
};

/** The wizard of a draft in this language, and what was asked of the library of tests. */
async function open(language: ContentLanguage) {
  await speak('en');
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName, query, variables }) => {
    if (operationName === 'TestLibrary') asked.push(variables.filter);
    return of(schemaAnswer(query, variables, 'empty'));
  });
  const stored = schemaAnswer(AssessmentWizardDocument, { id: 'a1' }, 'empty').data as unknown as AssessmentWizardQuery;
  const screenOf = (
    <WizardScreen
      assessment={stored.assessment}
      details={{ title: 'Ledger', jobRole: 'Clerk', description: '', level: 'BEGINNER', type: 'COGNITIVE', language }}
      isNew={false}
      onCreated={() => Promise.resolve()}
      places={places}
      headOf={() => null}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: <main>{screenOf}</main> }]);
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { asked, search: () => router.state.location.search };
}

it.each(['EN', 'AR'] as const)('offers an assessment in %s tests of its language first', async (language) => {
  const { asked, search } = await open(language);
  fireEvent.click(screen.getByText('Continue'));
  await waitFor(() => expect(asked).toEqual([{ status: 'ACTIVE', language }]));
  // Where the filter in sight stands, from which the other language is taken in.
  expect(search()).toBe(`?step=choose&language=${language.toLowerCase()}`);
});

it('does not call saved what cannot be sent as it stands', async () => {
  await open('EN');
  expect(screen.getByText(/^(Draft saved|Saved) /)).toBeVisible();
  writeInto(screen.getByRole('textbox', { name: 'Assessment title' }), '');
  expect(screen.getByText('Not saved yet: check what you typed')).toBeVisible();
  expect(screen.queryByText(/^(Draft saved|Saved) /)).not.toBeInTheDocument();
});

it('begins each step at its top, wherever the one before was scrolled to', async () => {
  const { search } = await open('EN');
  const main = screen.getByRole('main');
  main.scrollTop = 480;
  fireEvent.click(screen.getByText('Continue'));
  await waitFor(() => expect(search()).toContain('step=choose'));
  expect(main.scrollTop).toBe(0);
});
