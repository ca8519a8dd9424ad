import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { useAssessmentChanges } from './use-assessment-changes';

interface Props {
  /** Null while nothing is asked. */
  assessment: { id: string; title: string } | null;
  onArchived: () => void;
  onClose: () => void;
}

/** Takes an assessment out of the list, after saying what that means. */
export function ArchiveDialog({ assessment, onArchived, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const { archive } = useAssessmentChanges();
  const run = async () => {
    if (assessment && (await archive(assessment.id, true))) onArchived();
  };
  return (
    <ConfirmDialog
      open={assessment !== null}
      title={t('archive.title', { title: assessment?.title })}
      confirm={t('archive.confirm')}
      keep={t('archive.keep')}
      onConfirm={run}
      onClose={onClose}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
