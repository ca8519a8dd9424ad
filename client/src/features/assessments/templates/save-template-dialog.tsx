import { Button, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { isolateName } from '../../../lib/format/isolate-name';
import { useRoleTemplatesQuery, useSaveRoleTemplateMutation } from './templates-generated';
import { roleLimits } from '../role-details/role-details.schema';
import { isText, useKept } from '../../../hooks/use-kept';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import styles from './templates.module.css';

interface Props {
  /** Null: nothing is asked. */
  assessment: { id: string; title: string } | null;
  onClose: () => void;
}

/** Under which title an assessment is kept as a template. */
export function SaveTemplateDialog({ assessment, onClose }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <Modal
      open={assessment !== null}
      title={t('templates.save')}
      width={440}
      centered
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {assessment && <TitleForm assessment={assessment} onClose={onClose} />}
    </Modal>
  );
}

function TitleForm({ assessment, onClose }: { assessment: { id: string; title: string }; onClose: () => void }) {
  const { t } = useTranslation(['assessments', 'common']);
  const [title, setTitle] = useKept(`template ${assessment.id}`, assessment.title, isText);
  const [save, { loading }] = useSaveRoleTemplateMutation(resolvesWhenRefused);
  const { data: known } = useRoleTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const isTaken = known?.roleTemplates.some((one) => !one.isReady && one.title === title.trim()) ?? false;
  const submit = async () => {
    if (title.trim() === '') return;
    const { data } = await save({ variables: { input: { assessmentId: assessment.id, title: title.trim() } } });
    if (!data) return;
    setTitle(assessment.title);
    const { roleTemplate, replaced } = data.saveRoleTemplate;
    const said = replaced ? 'assessments:templates.overwritten' : 'assessments:templates.saved';
    toast.success(t(said, { title: isolateName(roleTemplate.title) }));
    onClose();
  };
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={styles.lead}>{t('assessments:templates.saveNote')}</p>
      <label className={styles.field}>
        <span>{t('assessments:templates.name')}</span>
        <Input
          dir="auto"
          maxLength={roleLimits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      {isTaken && (
        <p className={styles.lead} role="status">
          {t('assessments:templates.taken')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={loading} disabled={title.trim() === ''}>
          {t(isTaken ? 'assessments:templates.replace' : 'assessments:templates.save')}
        </Button>
      </div>
    </form>
  );
}
