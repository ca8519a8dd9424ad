import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { usePublishTestMutation, useWithdrawTestMutation } from '../list/test-table-generated';

interface Props {
  /** Null while nothing is asked. */
  test: { id: string; title: string; isPublished: boolean } | null;
  onClose: () => void;
}

/** Offers a test to all staff, or takes it back, after saying what that means. */
export function SharingDialog({ test, onClose }: Props) {
  const { t } = useTranslation('tests');
  // The API client has told why it was refused.
  const [publish] = usePublishTestMutation({ onError: () => undefined });
  const [withdraw] = useWithdrawTestMutation({ onError: () => undefined });
  const words = test?.isPublished ? 'withdraw' : 'publish';
  const change = async () => {
    if (!test) return;
    const variables = { input: { id: test.id } };
    const { data } = await (test.isPublished ? withdraw({ variables }) : publish({ variables }));
    if (data) toast.success(t(`${words}.done`));
  };
  return (
    <ConfirmDialog
      open={test !== null}
      title={t(`${words}.title`, { title: test?.title })}
      confirm={t(`${words}.confirm`)}
      keep={t('keep')}
      onConfirm={change}
      onClose={onClose}
    >
      {t(`${words}.text`)}
    </ConfirmDialog>
  );
}
