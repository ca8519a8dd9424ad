import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import type { SetPoolsInput } from '../../../graphql/schema-generated';
import { Autosave } from '../../../lib/autosave/autosave';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import type { PoolDraft } from '../../assessments';
import type { AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { usePools } from './use-pools';

const stored = { id: 'p1', skill: 'VAT', difficulty: null, language: null, drawCount: 3, available: 9 };
const begun: PoolDraft = { ...stored, id: null, key: 'new', skill: 'Audit', drawCount: null, available: null };

function open() {
  const sent: SetPoolsInput['pools'][] = [];
  const link = new ApolloLink(({ query, variables }) => {
    sent.push((variables as { input: SetPoolsInput }).input.pools);
    return of(schemaAnswer(query, variables, 'full'));
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const autosave = new Autosave({ isPassing: () => false });
  const assessment = { pools: [stored] } as unknown as AssessmentWizard_AssessmentFragment;
  const id = { current: 'a1' };
  const usePoolsAlone = () => usePools(assessment, id, autosave, useChangedElsewhere(id, autosave).guarded);
  const { result } = renderHook(usePoolsAlone, {
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const change = async (change: (pools: readonly PoolDraft[]) => PoolDraft[]) => {
    act(() => result.current.change(change(result.current.pools)));
    await act(() => autosave.flush());
  };
  return { sent, autosave, result, change };
}

it.each([
  ['count', { drawCount: null }],
  ['skill', { skill: ' ' }],
])('leaves a draw as it is stored while its %s is written anew', async (_, emptied) => {
  const { sent, autosave, result, change } = open();
  await change(([pool]) => [{ ...pool!, ...emptied }]);
  expect(sent).toEqual([]);
  expect(autosave.isDirty()).toBe(true);
  expect(result.current.unfinished).toBe(1);
  await change(([pool]) => [{ ...pool!, skill: 'VAT', drawCount: 5 }]);
  expect(sent).toMatchObject([[{ id: 'p1', skill: 'VAT', drawCount: 5 }]]);
  expect(autosave.isDirty()).toBe(false);
  expect(result.current.unfinished).toBeNull();
});

it('stores the others beside one that is begun, which is not left unasked', async () => {
  const { sent, autosave, result, change } = open();
  await change(([pool]) => [{ ...pool!, drawCount: 4 }, begun]);
  expect(sent).toMatchObject([[{ id: 'p1', drawCount: 4 }]]);
  expect(autosave.isDirty()).toBe(true);
  expect(result.current.unfinished).toBe(2);
  await change(([pool]) => [pool!, { ...begun, skill: '' }]);
  expect(autosave.isDirty()).toBe(false);
  expect(result.current.unfinished).toBeNull();
});
