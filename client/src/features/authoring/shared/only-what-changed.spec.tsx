import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { testDetailsOf } from '../../test-library';
import { AssessmentWizardDocument, type AssessmentWizardQuery } from '../assessment/assessment-wizard-generated';
import { useDraft } from '../assessment/use-draft';
import { TestEditorDocument, type TestEditorQuery } from '../test/test-editor-generated';
import { useTestDraft } from '../test/use-test-draft';

const ignored = () => Promise.resolve();

/** A page that was opened before somebody else changed something beside what is changed here, and all that it sends. */
function page<Draft>(useIt: () => Draft) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ query, variables }) => {
    sent.push(variables.input);
    return of(schemaAnswer(query, variables, 'full'));
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return { sent, ...renderHook(useIt, { wrapper }) };
}

describe('an assessment', () => {
  const { assessment } = schemaAnswer(AssessmentWizardDocument, { id: 'a1' }, 'full')
    .data as unknown as AssessmentWizardQuery;
  const details = {
    title: 'Ledger',
    jobRole: 'Clerk',
    description: 'As it was.',
    level: 'BEGINNER',
    language: 'EN',
    type: 'SKILLS',
  } as const;
  const open = (stored = assessment) => {
    const { sent, result } = page(() => useDraft(stored, details, ignored));
    return { sent, draft: () => result.current, save: () => act(() => result.current.autosave.flush()) };
  };

  it('is sent what was changed of its details alone', async () => {
    const { sent, draft, save } = open();
    act(() => draft().change.details({ ...details, title: 'Ledgers' }));
    await save();
    act(() => draft().change.details({ ...details, title: 'Ledgers', level: 'ADVANCED' }));
    await save();
    expect(sent).toEqual([
      { id: assessment.id, title: 'Ledgers' },
      { id: assessment.id, level: 'ADVANCED' },
    ]);
  });

  it('is sent what was typed while it could not be stored as well', async () => {
    const { sent, draft, save } = open();
    act(() => draft().change.details({ ...details, title: '', description: 'Anew.' }));
    await save();
    act(() => draft().change.details({ ...details, description: 'Anew.' }));
    await save();
    expect(sent).toEqual([{ id: assessment.id, title: 'Ledger', description: 'Anew.' }]);
  });

  it('is sent the language that it is shown with where it has none', async () => {
    const { sent, draft, save } = open({ ...assessment, language: null });
    act(() => draft().change.details({ ...details, title: 'Ledgers' }));
    await save();
    expect(sent).toEqual([{ id: assessment.id, title: 'Ledgers', language: 'EN' }]);
  });

  it('is sent the settings that were changed alone', async () => {
    const usual = { opensAt: null, closesAt: null, extraTimePercent: 0, reminders: null };
    const stored = { ...assessment, configuration: { ...assessment.configuration, ...usual } };
    const { sent, draft, save } = open(stored);
    const { configuration, proctoring, options } = draft().shown;
    act(() => draft().change.configuration({ ...configuration!, passMark: '71' }));
    act(() => draft().change.proctoring({ ...proctoring!, retentionDays: '7' }));
    act(() => draft().change.options({ ...options!, showQuestions: !options!.showQuestions }));
    await save();
    expect(sent).toEqual([
      { id: assessment.id, configuration: { passMark: 71 } },
      { id: assessment.id, proctoring: { retentionDays: 7 } },
      { id: assessment.id, reportOptions: { showQuestions: !options!.showQuestions } },
    ]);
  });
});

it('of a test is sent in either language', async () => {
  const { test } = schemaAnswer(TestEditorDocument, { id: 't1' }, 'full').data as unknown as TestEditorQuery;
  const details = testDetailsOf(test);
  const { sent, result } = page(() => useTestDraft(test, details, ignored));
  const { translation } = details;
  act(() => result.current.change({ ...details, jobRole: 'Clerk', translation: { ...translation, title: 'دفتر' } }));
  await act(() => result.current.autosave.flush());
  expect(sent).toEqual([{ id: test.id, jobRole: 'Clerk', translation: { title: 'دفتر' } }]);
});
