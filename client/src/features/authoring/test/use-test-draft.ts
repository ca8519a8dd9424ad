import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { canTestBeSaved, testDetailsInput, type TestDetailsDraft } from '../../test-library';
import {
  TestEditorDocument,
  useCreateTestMutation,
  useUpdateTestMutation,
  type TestEditor_TestFragment,
} from './test-editor-generated';
import type { CreateTestInput, UpdateTestInput } from '../../../graphql/schema-generated';
import { useAutosave } from '../../../hooks/use-autosave';
import { useHeldDetails } from '../../../hooks/use-held-details';
import { UnsentFields } from '../../../lib/autosave/unsent-fields';
import type { OnceHeaders } from '../../../lib/graphql/made-once';
import { useFirstWrite } from '../shared/use-first-write';

type Changes = Omit<UpdateTestInput, 'id'>;

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
  const [unsent] = useState(() => ({
    own: new UnsentFields<Omit<TestDetailsDraft, 'translation'>>(),
    said: new UnsentFields<TestDetailsDraft['translation']>(),
  }));
  const send = () => unsent.own.send((own) => unsent.said.send((translation) => write({ ...own, translation })));
  const change = (next: TestDetailsDraft) => {
    const before = id.current === null ? null : testDetailsInput(details);
    const { translation, ...own } = testDetailsInput(next);
    setDetails(next);
    unsent.own.note(before, own);
    unsent.said.note(before && before.translation, translation);
    if (!canTestBeSaved(next)) held.hold(next);
    else {
      autosave.schedule('details', send);
      held.forget();
    }
  };
  return { id, details, change, autosave, saveState: state, forget: held.forget };
}

function useWrites(initialId: string | null, onCreated: (id: string) => Promise<void>) {
  const client = useApolloClient();
  const [create] = useCreateTestMutation();
  const [update] = useUpdateTestMutation({ context: { quiet: true } });
  const writes = useMemo(
    () => ({
      create: async (changes: Changes, headers: OnceHeaders) => {
        // What creates it has all of them.
        const input = changes as CreateTestInput;
        const { data } = await create({ variables: { input }, context: { quiet: true, headers } });
        if (!data) return null;
        const { test } = data.createTest;
        client.writeQuery({ query: TestEditorDocument, variables: { id: test.id }, data: { test } });
        return test.id;
      },
      update: (id: string, changes: Changes) => update({ variables: { input: { ...changes, id } } }),
    }),
    [client, create, update],
  );
  return useFirstWrite(initialId, writes, onCreated);
}
