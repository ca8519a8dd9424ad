import { skipToken } from '@apollo/client/react';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { DraftRestored } from '../../../components/form/draft-restored';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import {
  useApplyRemarkingMutation,
  useCorrectableKeysQuery,
  usePreviewRemarkingQuery,
  type PreviewRemarkingQuery,
} from './remarking-generated';
import { useFormat } from '../../../hooks/use-format';
import { useKept } from '../../../hooks/use-kept';
import { useNextPage, type NextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import styles from '../workbench/workbench.module.css';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { areKeyDrafts, correctionsOf, keyProblemOf, NO_KEYS, type KeyDrafts } from './corrections';
import { KeyCorrections } from './key-corrections';
import { RemarkingList } from './remarking-list';

const schema = object({ reason: string().trim().required('remarking:reasonRequired').max(500) });

interface Props {
  open: boolean;
  assessmentId: string;
  /** A question that stops counting, or counts again, instead of keys that are corrected. */
  aside?: { questionId: string; isBack: boolean } | null;
  onApplied: () => void;
  onClose: () => void;
}

/** Marks papers again whose keys were corrected: the list of differences first, then, with a reason, for good. */
export function RemarkingDrawer({ open, ...props }: Props): ReactNode {
  const { t } = useTranslation('remarking');
  const title = t(titleOf(props.aside));
  return (
    <SideDrawer open={open} label={title} title={title} width={760} onClose={props.onClose}>
      {open && <Content {...props} />}
    </SideDrawer>
  );
}

const titleOf = (aside: Props['aside']) => (!aside ? 'title' : aside.isBack ? 'aside.backTitle' : 'aside.title');

function Content({ assessmentId, aside, onApplied, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('remarking');
  const { drafts, setDrafts, restored, hasProblem } = useKeyDrafts(assessmentId, aside);
  const keys = useCorrectableKeysQuery(
    aside ? skipToken : { variables: { assessmentId }, fetchPolicy: 'network-only' },
  ).data;
  const placed = aside && (aside.isBack ? { countAgain: [aside.questionId] } : { setAside: [aside.questionId] });
  const input = { assessmentId, ...(placed ?? { corrections: correctionsOf(drafts) }) };
  const query = usePreviewRemarkingQuery({ variables: { input }, fetchPolicy: 'network-only' });
  const [applyRemarking] = useApplyRemarkingMutation();
  const preview = (query.data ?? query.previousData)?.previewRemarking;
  const next = useNextPage(preview?.changes, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: ({ previewRemarking: shown }, { fetchMoreResult: { previewRemarking: more } }) => ({
        previewRemarking: { ...more, changes: joinedPages(shown.changes, more.changes, after) },
      }),
    }),
  );
  const apply = async (reason: string, token: string) => {
    const { data } = await applyRemarking({ variables: { input: { ...input, token, reason } } });
    setDrafts(NO_KEYS);
    const count = data?.applyRemarking.changedResultCount ?? 0;
    toast.success(t('applied', { count }));
    onApplied();
    onClose();
  };
  return (
    <div className={styles.report}>
      <p>{t(!aside ? 'lead' : aside.isBack ? 'aside.backLead' : 'aside.lead')}</p>
      {restored}
      {!aside && <KeyCorrections keys={keys?.assessment.correctableKeys ?? []} drafts={drafts} onChange={setDrafts} />}
      <Preview preview={preview} next={next} error={query.error} onRetry={query.refetch} />
      {preview && preview.questions.length > 0 && (
        <ReasonForm
          draft={`remarking ${assessmentId} ${aside?.questionId ?? ''}`}
          label={t(titleOf(aside))}
          isHeld={query.loading || hasProblem}
          onApply={(reason) => apply(reason, preview.token)}
          onFailure={() => void unlessRefused(query.refetch())}
        />
      )}
    </div>
  );
}

function useKeyDrafts(assessmentId: string, aside: Props['aside']) {
  const name = `keys ${assessmentId} ${aside?.questionId ?? ''}`;
  const [drafts, setDrafts, isRestored] = useKept<KeyDrafts>(name, NO_KEYS, areKeyDrafts);
  const hasProblem = Object.values(drafts).some((draft) => keyProblemOf(draft) !== null);
  const restored = isRestored && <DraftRestored onDiscard={() => setDrafts(NO_KEYS)} />;
  return { drafts, setDrafts, restored, hasProblem };
}

interface PreviewProps {
  preview: PreviewRemarkingQuery['previewRemarking'] | undefined;
  next: NextPage;
  error: Error | undefined;
  onRetry: () => unknown;
}

function Preview({ preview, next, error, onRetry }: PreviewProps) {
  const { t } = useTranslation('remarking');
  const format = useFormat();
  if (!preview) return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={5} />;
  return (
    <>
      {preview.questions.length === 0 ? (
        <p role="status">{t('nothing')}</p>
      ) : (
        <RemarkingList preview={preview} changes={preview.changes} next={next} />
      )}
      {preview.forgotten > 0 && (
        <p className={styles.count}>
          {t('forgotten', { count: preview.forgotten, formatted: format.number(preview.forgotten) })}
        </p>
      )}
    </>
  );
}

interface ReasonFormProps {
  draft: string;
  label: string;
  isHeld: boolean;
  onApply: (reason: string) => Promise<void>;
  onFailure: () => void;
}

function ReasonForm({ draft, label, isHeld, onApply, onFailure }: ReasonFormProps) {
  const { t } = useTranslation('remarking');
  return (
    <Form
      draft={draft}
      closes
      label={label}
      className={styles.form}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={({ reason }) => onApply(reason)}
      onFailure={onFailure}
    >
      {({ isSubmitting }) => (
        <>
          <FormField name="reason" label={t('reason')} help={t('reasonHelp')}>
            {(field) => <Input {...field} dir="auto" maxLength={500} />}
          </FormField>
          <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={isHeld}>
            {t('apply')}
          </Button>
        </>
      )}
    </Form>
  );
}
