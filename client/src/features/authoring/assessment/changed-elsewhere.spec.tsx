import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import type { UpdateAssessmentInput } from '../../../graphql/schema-generated';
import { toast } from '../../../components/toast/toasts';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import type { TestCard_TestFragment } from '../../test-library/test-card-generated';
import { AssessmentWizardDocument, type AssessmentWizardQuery } from './assessment-wizard-generated';
import { ChangedElsewhereNotes } from './changed-elsewhere';
import { useDraft } from './use-draft';

const { assessment } = schemaAnswer(AssessmentWizardDocument, { id: 'a1' }, 'full')
  .data as unknown as AssessmentWizardQuery;
const card = (id: string): TestCard_TestFragment => ({ ...assessment.tests[0]!, id, title: `Test ${id}` });
const details = {
  title: 'Ledger',
  jobRole: 'Clerk',
  description: '',
  level: null,
  language: 'EN',
  type: null,
} as const;
const meanwhile = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: 'refused', extensions: { code: 'ASSESSMENT_CHANGED_MEANWHILE' } }],
});

interface Answer {
  assessment?: AssessmentWizardQuery['assessment'];
  updateAssessment: { assessment: AssessmentWizardQuery['assessment'] };
}

/** A page that shows no chosen test, of an assessment of which these are chosen by now; the first answers are lost. */
function open(stored: string[], lost = 0) {
  const server = { stored, asked: 0 };
  const link = new ApolloLink(({ operationName, query, variables }) => {
    const answer = schemaAnswer(query, variables, 'full') as unknown as { data: Answer };
    const told = () => {
      const whole = answer.data.assessment ?? answer.data.updateAssessment.assessment;
      const [test] = whole.tests;
      whole.tests = server.stored.map((id) => ({ ...test!, id }));
      return of(answer);
    };
    if (operationName === 'AssessmentWizard') return told();
    const { testIds, expectedTestIds } = variables.input as UpdateAssessmentInput;
    server.asked += 1;
    const isKnown = [expectedTestIds, testIds].some((ids) => ids?.join() === server.stored.join());
    if (!isKnown) return throwError(() => meanwhile);
    server.stored = testIds ?? [];
    if (server.asked <= lost) return throwError(() => new TypeError('Failed to fetch'));
    return told();
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useDraft({ ...assessment, tests: [] }, details, () => Promise.resolve()), {
    wrapper,
  });
  const flush = () => act(() => result.current.autosave.flush());
  return {
    server,
    flush,
    choose: (...ids: string[]) => act(() => result.current.change.tests(ids.map(card))),
    chosen: () => result.current.parts.tests.map(({ id }) => id),
    changed: () => result.current.elsewhere.changed,
    state: () => result.current.saveState.kind,
    isDirty: () => result.current.autosave.isDirty(),
  };
}

beforeEach(() => speak('en'));

it('keeps what was chosen here beside what somebody else stored, and sends it once', async () => {
  const told = jest.spyOn(toast, 'error');
  const { server, flush, choose, chosen, changed, state } = open(['theirs']);
  choose('mine');
  await flush();
  await flush();
  expect({ ...server }).toEqual({ stored: ['theirs'], asked: 1 });
  expect(state()).toBe('refused');
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^Somebody else changed this/)]]);
  expect(chosen()).toEqual(['mine']);
  expect(changed().map(({ part, stored }) => [part, stored.tests.map(({ id }) => id)])).toEqual([
    ['tests', ['theirs']],
  ]);
});

it('takes what is stored, and goes on from there', async () => {
  const { server, flush, choose, chosen, changed, state, isDirty } = open(['theirs']);
  choose('mine');
  await flush();
  act(() => changed()[0]?.takeTheirs());
  await flush();
  expect(chosen()).toEqual(['theirs']);
  expect(changed()).toEqual([]);
  expect([isDirty(), state()]).toEqual([false, 'idle']);
  choose('theirs', 'mine');
  await flush();
  expect(server.stored).toEqual(['theirs', 'mine']);
});

it('stores what was chosen here once one has seen what it replaces', async () => {
  const { server, flush, choose, changed, state } = open(['theirs']);
  choose('mine');
  await flush();
  act(() => changed()[0]?.saveMine());
  await flush();
  expect(server.stored).toEqual(['mine']);
  expect(changed()).toEqual([]);
  expect(state()).toBe('saved');
});

it('takes its own for nobody else’s where the answer was lost', async () => {
  const { server, flush, choose, changed } = open([], 1);
  choose('one');
  await flush();
  choose('one', 'two');
  await flush();
  expect(server.stored).toEqual(['one', 'two']);
  expect(changed()).toEqual([]);
});

it('says what is stored now, and offers both', () => {
  const [takeTheirs, saveMine] = [jest.fn(), jest.fn()];
  const [pool] = assessment.pools;
  const stored = { ...assessment, tests: [], pools: [{ ...pool!, skill: 'VAT', drawCount: 2 }] };
  render(
    <ChangedElsewhereNotes
      changed={[
        { part: 'tests', stored, takeTheirs, saveMine },
        { part: 'pools', stored, takeTheirs, saveMine },
      ]}
    />,
  );
  const [tests, pools] = screen.getAllByRole('alert');
  expect(tests).toHaveTextContent('Somebody else changed the selected tests');
  expect(tests).toHaveTextContent('Stored now:NoneYour changes are still on this page');
  expect(pools).toHaveTextContent('Stored now:VAT · 2 questions');
  fireEvent.click(screen.getAllByText('Use what is stored')[0]!);
  fireEvent.click(screen.getAllByText('Save mine instead')[1]!);
  expect(takeTheirs).toHaveBeenCalledTimes(1);
  expect(saveMine).toHaveBeenCalledTimes(1);
});
