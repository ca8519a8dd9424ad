import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useChangeAssessmentStatusMutation, type AssessmentTable_AssessmentFragment } from '../../../graphql/generated';

interface Props {
  /** Null while nothing is asked. */
  assessment: Pick<AssessmentTable_AssessmentFragment, 'id' | 'title' | 'status'> | null;
  onClose: () => void;
}

/** Opens an assessment to candidates, or closes it, after asking. */
export function StatusDialog({ assessment, onClose }: Props) {
  const { t } = useTranslation('assessments');
  // The API client has told why it was refused.
  const [changeStatus] = useChangeAssessmentStatusMutation({ onError: () => undefined });
  const isActive = assessment?.status === 'ACTIVE';
  const words = isActive ? 'deactivate' : 'activate';
  const change = async () => {
    if (!assessment) return;
    const { data } = await changeStatus({
      variables: { input: { id: assessment.id, status: isActive ? 'INACTIVE' : 'ACTIVE' } },
    });
    if (data) toast.success(t('status.changed'));
  };
  return (
    <ConfirmDialog
      open={assessment !== null}
      title={t(`status.${words}Title`, { title: assessment?.title })}
      confirm={t(`status.${words}`)}
      keep={t('status.keep')}
      onConfirm={change}
      onClose={onClose}
    >
      {t(`status.${words}Text`)}
    </ConfirmDialog>
  );
}
