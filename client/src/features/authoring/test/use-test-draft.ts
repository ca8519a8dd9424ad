import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { canTestBeSaved, testDetailsInput, type TestDetailsDraft } from '../../test-library';
import {
  TestEditorDocument,
  useCreateTestMutation,
  useUpdateTestMutation,
  type TestEditor_TestFragment,
} from './test-editor-generated';
import { useAutosave } from '../../../hooks/use-autosave';
import { useHeldDetails } from '../../../hooks/use-held-details';
import type { OnceHeaders } from '../../../lib/graphql/made-once';
import { useFirstWrite } from '../shared/use-first-write';

/** Under which name the details of one that cannot be saved yet are kept. */
export const NEW_TEST = 'new-test';

/** What the test is about: changed at once, saved in the background; created when it has a title and a job role. */
export function useTestDraft(
  test: TestEditor_TestFragment | null,
  first: TestDetailsDraft,
  onCreated: (id: string) => Promise<void>,
) {
  const { autosave, state } = useAutosave();
  const [details, setDetails] = useState(first);
  const { id, write } = useWrites(test?.id ?? null, onCreated);
  const held = useHeldDetails(autosave, test ? null : NEW_TEST, first);
  const change = useCallback(
    (next: TestDetailsDraft) => {
      setDetails(next);
      if (!canTestBeSaved(next)) held.hold(next);
      else {
        autosave.schedule('details', () => write(testDetailsInput(next)));
        held.forget();
      }
    },
    [autosave, write, held],
  );
  return { id, details, change, autosave, saveState: state, forget: held.forget };
}

function useWrites(initialId: string | null, onCreated: (id: string) => Promise<void>) {
  const client = useApolloClient();
  const [create] = useCreateTestMutation();
  const [update] = useUpdateTestMutation({ context: { quiet: true } });
  const writes = useMemo(
    () => ({
      create: async (details: TestDetailsDraft, headers: OnceHeaders) => {
        const { data } = await create({ variables: { input: details }, context: { quiet: true, headers } });
        if (!data) return null;
        const { test } = data.createTest;
        client.writeQuery({ query: TestEditorDocument, variables: { id: test.id }, data: { test } });
        return test.id;
      },
      update: (id: string, details: TestDetailsDraft) => update({ variables: { input: { ...details, id } } }),
    }),
    [client, create, update],
  );
  return useFirstWrite(initialId, writes, onCreated);
}
