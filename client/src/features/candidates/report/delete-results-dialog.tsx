import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useFormat } from '../../../hooks/use-format';
import { deleteResult } from './delete-result';

export interface DoomedResult {
  assessmentId: string;
  candidateId: string;
  candidateName: string;
  assessmentTitle: string;
}

interface Props {
  /** Closed when there are none. */
  results: readonly DoomedResult[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks, deletes one after the other, and says so when at least one is gone. */
export function DeleteResultsDialog({ results, onDeleted, onClose }: Props) {
  const { t } = useTranslation('candidate-report');
  const format = useFormat();
  const [first] = results;
  const run = async () => {
    let deleted = 0;
    for (const { assessmentId, candidateId } of results) {
      if (await deleteResult(assessmentId, candidateId)) deleted += 1;
    }
    if (deleted === 0) return;
    toast.success(t('delete.done', { count: deleted, formatted: format.number(deleted) }));
    onDeleted();
  };
  const count = { count: results.length, formatted: format.number(results.length) };
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={t('delete.title', count)}
      confirm={t('delete.confirm', count)}
      keep={t('delete.keep')}
      danger
      onConfirm={run}
      onClose={onClose}
    >
      {results.length === 1 && first
        ? t('delete.text', { name: first.candidateName, title: first.assessmentTitle })
        : t('delete.textOfMany', count)}
    </ConfirmDialog>
  );
}
