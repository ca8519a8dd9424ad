import { useState, type RefObject } from 'react';
import { isComplete, useTestQuestions } from '../../questions';
import type { TestDetailsDraft } from '../../test-library';
import type { TestEditor_TestFragment } from './test-editor-generated';
import { useEditorAddress } from '../shared/use-editor-address';
import { testSteps, type TestStepFacts } from './test-steps';
import { useTestDraft } from './use-test-draft';

export type TestEditor = ReturnType<typeof useTestEditor>;

/** The state of the whole screen. */
export function useTestEditor(
  test: TestEditor_TestFragment | null,
  details: TestDetailsDraft,
  isNew: boolean,
  onCreated: (id: string) => Promise<void>,
) {
  const draft = useTestDraft(test, details, onCreated);
  const questions = useTestQuestions(placeOf(draft.id, test), test?.questions ?? [], draft.autosave);
  const address = useEditorAddress(testSteps, isNew ? draft.id : null);
  const facts: TestStepFacts = {
    title: draft.details.title,
    jobRole: draft.details.jobRole,
    questionCount: questions.items.filter((item) => isComplete(item.draft)).length,
  };
  const step = testSteps.reachable(address.step, facts);
  const [attempts, setAttempts] = useState(0);
  return { test, draft, questions, address, facts, step, attempts, setAttempts };
}

const placeOf = (id: RefObject<string | null>, test: TestEditor_TestFragment | null) => ({
  id,
  key: `test:${test?.id ?? 'new'}`,
});
