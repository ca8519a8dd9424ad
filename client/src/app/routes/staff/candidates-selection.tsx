import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_EXPORTED } from '../../../components/table/bulk-limits';
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
import { ExportListButton } from '../../../features/exports';
import { FeedbackDrawer, type FeedbackTarget } from '../../../features/feedback';
import { useViewer } from '../../../features/session/session-context';
import { paths } from '../../paths';
import { CandidatesDeciding } from './candidates-deciding';

interface Props {
  selection: Selection<CandidateListRow>;
  /** As the list stands: a file of those who are ticked has its columns and its order. */
  list: { columns: readonly string[]; order: object };
  onSelect: (selection: Selection<CandidateListRow>) => void;
  onChanged: () => void;
}

/** What is done with everybody who is ticked. */
export function CandidatesSelection({ selection, list, onSelect, onChanged }: Props) {
  const { t } = useTranslation('deciding');
  const { role } = useViewer();
  const [doomed, setDoomed] = useState<DoomedResult[]>([]);
  const [targets, setTargets] = useState<FeedbackTarget[]>([]);
  const [question, setQuestion] = useState<LifeQuestion | null>(null);
  const rows = [...selection.values()];
  const clear = () => onSelect(nothingSelected);
  const done = () => {
    clear();
    onChanged();
  };
  const ask = useLifeAsk(setQuestion, done);
  return (
    <>
      <CandidatesDeciding rows={rows} onDone={done}>
        {(buttons) => (
          <CandidatesBulkBar
            rows={rows}
            onDelete={role === 'Hr' ? undefined : (chosen) => setDoomed(chosen.map(doomedOf))}
            comparePath={paths.compareResults}
            onFeedback={(chosen) => setTargets(chosen.map(targetOf))}
            onAsk={ask}
            onClear={clear}
          >
            {buttons}
            <ExportListButton
              label={t('export')}
              disabled={rows.length > MOST_EXPORTED}
              source={{ kind: 'candidates', query: { ids: rows.map(({ id }) => id), ...list.order } }}
              shown={list.columns}
            />
          </CandidatesBulkBar>
        )}
      </CandidatesDeciding>
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
