import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FeedbackDrawer, FeedbackNote, type FeedbackTarget } from '../../../features/feedback';
import type { ResultDetailsQuery } from './result-details.route-generated';

interface Props {
  result: ResultDetailsQuery['assessment']['result'];
  /** Of the candidate, or of the result. */
  name: string;
  onChanged: () => void;
}

/** What was written about the whole result, and the way to write it. */
export function ResultFeedback({ result, name, onChanged }: Props) {
  const { assessment, feedback } = result;
  const { CandidateId: candidateId = '' } = useParams();
  const [targets, setTargets] = useState<FeedbackTarget[]>([]);
  const target = { assessmentId: assessment.id, candidateId, candidateName: name };
  return (
    <>
      <FeedbackNote feedback={feedback} onWrite={() => setTargets([target])} />
      <FeedbackDrawer targets={targets} onSent={onChanged} onClose={() => setTargets([])} />
    </>
  );
}
