import { useState } from 'react';
import { FeedbackDrawer, FeedbackNote, type FeedbackTarget } from '../../../features/feedback';
import type { ResultDetailsQuery } from '../../../graphql/generated';

interface Props {
  result: ResultDetailsQuery['result'];
  onChanged: () => void;
}

/** What was written about the whole result, and the way to write it. */
export function ResultFeedback({ result, onChanged }: Props) {
  const { assessment, candidate, feedback } = result;
  const [targets, setTargets] = useState<FeedbackTarget[]>([]);
  const target = { assessmentId: assessment.id, candidateId: candidate.id, candidateName: candidate.name };
  return (
    <>
      <FeedbackNote feedback={feedback} onWrite={() => setTargets([target])} />
      <FeedbackDrawer targets={targets} onSent={onChanged} onClose={() => setTargets([])} />
    </>
  );
}
