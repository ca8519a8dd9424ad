import { useState } from 'react';
import type { RoleDetailsDraft } from '../../assessments';
import { isComplete, useOwnQuestions } from '../../questions';
import { testTotals } from '../../test-library';
import type { AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';
import { useDraft } from './use-draft';
import { usePools } from './use-pools';
import { useEditorAddress } from '../shared/use-editor-address';
import { wizardSteps, type DraftFacts } from './wizard-steps';

export type Wizard = ReturnType<typeof useWizard>;

/** The state of the whole wizard. */
export function useWizard(
  assessment: AssessmentWizard_AssessmentFragment | null,
  details: RoleDetailsDraft,
  isNew: boolean,
  onCreated: (id: string) => Promise<void>,
) {
  const draft = useDraft(assessment, details, onCreated);
  const questions = useOwnQuestions(assessment?.id ?? '', assessment?.ownQuestions ?? [], draft.autosave);
  const pools = usePools(assessment, draft.id, draft.autosave, draft.elsewhere.guarded);
  const address = useEditorAddress(wizardSteps, isNew ? draft.id : null);
  const facts = {
    ...factsOf(draft.parts.details, draft.parts.tests, questions.items, pools.drawnCount),
    isPublished: assessment?.publishedAt != null,
  };
  const step = wizardSteps.reachable(address.step, facts);
  const [attempts, setAttempts] = useState(0);
  return { draft, questions, pools, address, finalize: draft.shown, facts, step, attempts, setAttempts, isNew };
}

function factsOf(
  details: RoleDetailsDraft,
  tests: Parameters<typeof testTotals>[0],
  items: ReturnType<typeof useOwnQuestions>['items'],
  drawnCount: number,
): Omit<DraftFacts, 'isPublished'> {
  return {
    title: details.title,
    jobRole: details.jobRole,
    hasType: details.type !== null,
    hasLevel: details.level !== null,
    questionCount: testTotals(tests).questionCount + drawnCount + items.filter((item) => isComplete(item.draft)).length,
  };
}
