import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteResultsDialog } from '../../../features/candidates';
import { useViewer } from '../../../features/session/session-context';
import { paths } from '../../paths';

interface Props {
  assessment: { id: string; title: string };
  /** Named as the page names them. */
  candidate: { id: string; name: string };
}

/** For admins; afterwards one stands where the result would be missing. */
export function DeleteThisResult({ assessment, candidate }: Props) {
  const { t } = useTranslation('candidate-report');
  const { role } = useViewer();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (role === 'Hr') return null;
  const doomed = {
    assessmentId: assessment.id,
    assessmentTitle: assessment.title,
    candidateId: candidate.id,
    candidateName: candidate.name,
  };
  return (
    <>
      <Button
        danger
        type="text"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('delete.action')}
      </Button>
      <DeleteResultsDialog
        results={isAsking ? [doomed] : []}
        onDeleted={() => void navigate(paths.candidateReport(candidate.id), { replace: true })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
