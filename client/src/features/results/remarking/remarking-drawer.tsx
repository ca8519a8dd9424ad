import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import { useApplyRemarkingMutation, usePreviewRemarkingQuery } from '../../../graphql/generated';
import styles from '../workbench/workbench.module.css';
import { KeyChoices, type CorrectableQuestion, type Corrections } from './key-choices';
import { RemarkingList } from './remarking-list';
import { useState } from 'react';

const schema = object({ reason: string().trim().required('remarking:reasonRequired').max(500) });

interface Props {
  open: boolean;
  assessmentId: string;
  questions: readonly CorrectableQuestion[];
  onApplied: () => void;
  onClose: () => void;
}

/** Marks papers again whose keys were corrected: the list of differences first, then, with a reason, for good. */
export function RemarkingDrawer({ open, ...props }: Props): ReactNode {
  const { t } = useTranslation('remarking');
  return (
    <SideDrawer open={open} label={t('title')} title={t('title')} width={760} onClose={props.onClose}>
      {open && <Content {...props} />}
    </SideDrawer>
  );
}

function Content({ assessmentId, questions, onApplied, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('remarking');
  const [corrections, setCorrections] = useState<Corrections>({});
  const list = Object.entries(corrections).map(([questionId, rightChoiceIds]) => ({ questionId, rightChoiceIds }));
  const input = { assessmentId, corrections: list };
  const query = usePreviewRemarkingQuery({ variables: { input }, fetchPolicy: 'network-only' });
  const [applyRemarking] = useApplyRemarkingMutation();
  const preview = (query.data ?? query.previousData)?.previewRemarking;
  const apply = async (reason: string, token: string) => {
    const { data } = await applyRemarking({ variables: { input: { ...input, token, reason } } });
    const count = data?.applyRemarking ?? 0;
    toast.success(t('applied', { count }));
    onApplied();
    onClose();
  };
  return (
    <div className={styles.report}>
      <p>{t('lead')}</p>
      <KeyChoices questions={questions} corrections={corrections} onChange={setCorrections} />
      {!preview && !query.error && <SkeletonRows rows={5} />}
      {!preview && query.error && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {preview &&
        (preview.questions.length === 0 ? <p role="status">{t('nothing')}</p> : <RemarkingList preview={preview} />)}
      {preview && preview.questions.length > 0 && (
        <Form
          label={t('title')}
          className={styles.form}
          initialValues={{ reason: '' }}
          schema={schema}
          onSubmit={({ reason }) => apply(reason, preview.token)}
          onFailure={() => void query.refetch()}
        >
          {({ isSubmitting }) => (
            <>
              <FormField name="reason" label={t('reason')} help={t('reasonHelp')}>
                {(field) => <Input {...field} dir="auto" maxLength={500} />}
              </FormField>
              <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={query.loading}>
                {t('apply')}
              </Button>
            </>
          )}
        </Form>
      )}
    </div>
  );
}
