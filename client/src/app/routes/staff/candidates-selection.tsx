import { useState } from 'react';
import { nothingSelected, type Selection } from '../../../components/table/selection';
import {
  CandidatesBulkBar,
  DeleteResultsDialog,
  LifeDialog,
  useLifeAsk,
  type CandidateListRow,
  type DoomedResult,
  type LifeQuestion,
} from '../../../features/candidates';
import { FeedbackDrawer, type FeedbackTarget } from '../../../features/feedback';
import { useViewer } from '../../../features/session/session-context';
import { paths } from '../../paths';

interface Props {
  selection: Selection<CandidateListRow>;
  onSelect: (selection: Selection<CandidateListRow>) => void;
  onChanged: () => void;
}

/** What is done with everybody who is ticked. */
export function CandidatesSelection({ selection, onSelect, onChanged }: Props) {
  const { role } = useViewer();
  const [doomed, setDoomed] = useState<DoomedResult[]>([]);
  const [targets, setTargets] = useState<FeedbackTarget[]>([]);
  const [question, setQuestion] = useState<LifeQuestion | null>(null);
  const clear = () => onSelect(nothingSelected);
  const done = () => {
    clear();
    onChanged();
  };
  const ask = useLifeAsk(setQuestion, done);
  return (
    <>
      <CandidatesBulkBar
        rows={[...selection.values()]}
        onDelete={role === 'Hr' ? undefined : (rows) => setDoomed(rows.map(doomedOf))}
        comparePath={paths.compareResults}
        onFeedback={(rows) => setTargets(rows.map(targetOf))}
        onAsk={ask}
        onClear={clear}
      />
      <LifeDialog question={question} onClose={() => setQuestion(null)} onDone={done} />
      <DeleteResultsDialog results={doomed} onDeleted={done} onClose={() => setDoomed([])} />
      <FeedbackDrawer targets={targets} onSent={done} onClose={() => setTargets([])} />
    </>
  );
}

const targetOf = ({ assessment, candidate }: CandidateListRow): FeedbackTarget => ({
  assessmentId: assessment.id,
  candidateId: candidate.id,
  candidateName: candidate.name,
});

const doomedOf = (row: CandidateListRow): DoomedResult => ({ ...targetOf(row), assessmentTitle: row.assessment.title });
