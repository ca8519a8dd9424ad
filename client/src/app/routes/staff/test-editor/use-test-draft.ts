import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { canTestBeSaved, testDetailsInput, type TestDetailsDraft } from '../../../../features/test-library';
import {
  TestEditorDocument,
  useCreateTestMutation,
  useUpdateTestMutation,
  type TestEditor_TestFragment,
} from './test-editor-generated';
import { useAutosave } from '../../../../hooks/use-autosave';
import { useHeldDetails } from '../../../../hooks/use-held-details';

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

/** The first change creates the test, the others change it. */
function useWrites(initialId: string | null, onCreated: (id: string) => Promise<void>) {
  const client = useApolloClient();
  const [create] = useCreateTestMutation({ context: { quiet: true } });
  const [update] = useUpdateTestMutation({ context: { quiet: true } });
  const id = useRef(initialId);
  const write = useCallback(
    async (details: TestDetailsDraft) => {
      if (id.current !== null) {
        await update({ variables: { input: { ...details, id: id.current } } });
        return;
      }
      const { data } = await create({ variables: { input: details } });
      if (!data) return;
      const { test } = data.createTest;
      id.current = test.id;
      client.writeQuery({ query: TestEditorDocument, variables: { id: test.id }, data: { test } });
      await onCreated(test.id);
    },
    [client, create, update, onCreated],
  );
  return { id, write };
}
