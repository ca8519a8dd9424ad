import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import { storedQuestion } from '../testing/stored-question';
import { VersionDrawer } from './version-drawer';
import type { RestoreQuestionVersionMutationVariables } from './versions-generated';

it('shows the version that somebody else saved meanwhile, and restores none over it unseen', async () => {
  await speak('en');
  const [asked, onRestored] = [jest.fn(), jest.fn()];
  let newest = 2;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'QuestionVersions') {
      const edges = Array.from({ length: newest }, (_, at) => {
        const version = newest - at;
        const question = storedQuestion({ version, text: `Words ${version}`, truth: true });
        const node = { version, createdAt: '2026-11-20T09:00:00.000Z', createdByName: 'Amal', question };
        return { node };
      });
      return of({ data: { questionVersions: { edges, pageInfo: { hasNextPage: false, endCursor: null } } } });
    }
    asked((variables as RestoreQuestionVersionMutationVariables).input);
    newest = 3;
    return of({ data: null, errors: [{ message: 'refused', extensions: { code: 'QUESTION_CHANGED_MEANWHILE' } }] });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <VersionDrawer questionId="q1" onRestored={onRestored} onClose={() => undefined} />
    </ApolloProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText('Version 3 (latest)')).toBeVisible();
  expect(asked.mock.calls).toEqual([[{ id: 'q1', version: 1, expectedVersion: 2 }]]);
  expect(onRestored).not.toHaveBeenCalled();
});
