import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useDeleteQuestionMutation, type BankTable_QuestionFragment } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import styles from './bank.module.css';

interface Props {
  /** Null while nothing is asked. */
  question: BankTable_QuestionFragment | null;
  onDeactivate: (question: BankTable_QuestionFragment) => void;
  onDeleted: (question: BankTable_QuestionFragment) => void;
  onClose: () => void;
}

/** Deletes a question after asking; one that is in use is kept, and the dialog says where and what else can be done. */
export function DeleteQuestionDialog({ question, onDeactivate, onDeleted, onClose }: Props) {
  const isUsed = question !== null && question.usage.tests + question.usage.assessments > 0;
  return (
    <>
      <Refusal question={isUsed ? question : null} onDeactivate={onDeactivate} onClose={onClose} />
      <Asking question={isUsed ? null : question} onDeleted={onDeleted} onClose={onClose} />
    </>
  );
}

function Asking({ question, onDeleted, onClose }: Pick<Props, 'question' | 'onDeleted' | 'onClose'>) {
  const { t } = useTranslation('bank');
  const [remove] = useDeleteQuestionMutation(resolvesWhenRefused);
  const run = async () => {
    if (!question) return false;
    const { data } = await remove({ variables: { input: { id: question.id } } });
    if (!data?.deleteQuestion.questionId) return false;
    toast.success(t('delete.done'));
    onDeleted(question);
    return true;
  };
  return (
    <ConfirmDialog
      open={question !== null}
      danger
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      keep={t('delete.keep')}
      onConfirm={run}
      onClose={onClose}
    >
      {t(question && question.usage.sittings > 0 ? 'delete.textSat' : 'delete.text')}
    </ConfirmDialog>
  );
}

function Refusal({ question, onDeactivate, onClose }: Pick<Props, 'question' | 'onDeactivate' | 'onClose'>) {
  const { t } = useTranslation(['bank', 'common']);
  const format = useFormat();
  const { usage, status } = question ?? { usage: { tests: 0, assessments: 0 }, status: 'ACTIVE' };
  const deactivate = () => {
    if (question) onDeactivate(question);
    onClose();
  };
  return (
    <Modal
      open={question !== null}
      title={t('bank:delete.usedTitle')}
      width={440}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.close')}</Button>
          {status === 'ACTIVE' && (
            <Button type="primary" onClick={deactivate}>
              {t('bank:delete.deactivate')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.lines}>
        <p>{t('bank:usage.title')}:</p>
        <ul>
          {(['tests', 'assessments'] as const)
            .filter((kind) => usage[kind] > 0)
            .map((kind) => (
              <li key={kind}>
                {t(`bank:usage.${kind}`, { count: usage[kind], formatted: format.number(usage[kind]) })}
              </li>
            ))}
        </ul>
        <p>{t('bank:delete.used')}</p>
      </div>
    </Modal>
  );
}
