import { Modal, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useDeleteTestMutation } from '../list/test-table-generated';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';

interface Props {
  /** Null while nothing is asked. */
  test: { id: string; title: string; usedByAssessments: number } | null;
  /** What can be done with a test that is in use: taken out of sight. Absent when it is inactive already. */
  onDeactivate?: (() => void) | undefined;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a test after asking; one that assessments use is kept, and the dialog says why and what else can be done. */
export function DeleteTestDialog({ test, onDeactivate, onDeleted, onClose }: Props) {
  const isUsed = (test?.usedByAssessments ?? 0) > 0;
  return (
    <>
      <Refusal test={isUsed ? test : null} onDeactivate={onDeactivate} onClose={onClose} />
      <Question test={isUsed ? null : test} onDeleted={onDeleted} onClose={onClose} />
    </>
  );
}

function Question({ test, onDeleted, onClose }: Pick<Props, 'test' | 'onDeleted' | 'onClose'>) {
  const { t } = useTranslation('tests');
  const [remove] = useDeleteTestMutation(resolvesWhenRefused);
  const run = async () => {
    if (!test) return false;
    const { data } = await remove({ variables: { input: { id: test.id } } });
    if (!data?.deleteTest.testId) return false;
    toast.success(t('delete.done'));
    onDeleted();
    return true;
  };
  return (
    <ConfirmDialog
      open={test !== null}
      danger
      title={t('delete.title', { title: test?.title })}
      confirm={t('delete.confirm')}
      keep={t('delete.keep')}
      onConfirm={run}
      onClose={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}

function Refusal({ test, onDeactivate, onClose }: Pick<Props, 'test' | 'onDeactivate' | 'onClose'>) {
  const { t } = useTranslation(['tests', 'common']);
  const deactivate = () => {
    onDeactivate?.();
    onClose();
  };
  return (
    <Modal
      open={test !== null}
      title={t('tests:delete.usedTitle')}
      width={440}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.close')}</Button>
          {onDeactivate && (
            <Button type="primary" onClick={deactivate}>
              {t('tests:delete.deactivate')}
            </Button>
          )}
        </>
      }
    >
      {t('tests:delete.used', { count: test?.usedByAssessments ?? 0, title: test?.title ?? '' })}
    </Modal>
  );
}
