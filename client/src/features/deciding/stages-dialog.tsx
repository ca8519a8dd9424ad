import { Button, Checkbox, Input, Modal } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftRestored } from '../../components/form/draft-restored';
import { toast } from '../../components/toast/toasts';
import { useKept } from '../../hooks/use-kept';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useSetDecisionStagesMutation, type DecisionStages_AssessmentFragment } from './deciding-generated';
import styles from './deciding.module.css';
import {
  blankStage,
  isKeptStages,
  stageDraftsOf,
  stageMoved,
  stageProblemOf,
  stagesInput,
  stagesOver,
  type StageDraft,
} from './stage-drafts';
import { useStageName } from '../../hooks/use-stage-name';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  assessment: DecisionStages_AssessmentFragment;
  open: boolean;
  onClose: () => void;
}

/** The stages of the decision: named, ordered, added and removed. */
export function StagesDialog({ open, ...props }: Props) {
  const { t } = useTranslation('deciding');
  return (
    <Modal open={open} title={t('stages.title')} footer={null} width={480} destroyOnHidden onCancel={props.onClose}>
      <StagesForm {...props} />
    </Modal>
  );
}

function StagesForm({ assessment, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation(['deciding', 'common']);
  const nameOf = useStageName();
  const [set, { loading }] = useSetDecisionStagesMutation(resolvesWhenRefused);
  const [now] = useState(() => stageDraftsOf(assessment.decisionStages, nameOf));
  const [kept, keep, isRestored] = useKept(`stages ${assessment.id}`, { began: now, typed: now }, isKeptStages);
  const [drafts, setRows] = useState(() => stagesOver(now, kept));
  const setDrafts = (typed: StageDraft[]) => {
    setRows(typed);
    keep({ began: now, typed });
  };
  const [isForAll, setForAll] = useState(false);
  const problem = stageProblemOf(drafts);
  const save = async () => {
    if (problem) return;
    const input = { assessmentId: assessment.id, stages: stagesInput(drafts), isForAll };
    const { data } = await set({ variables: { input } });
    if (!data) return;
    keep({ began: now, typed: now });
    toast.success(t('stages.saved'));
    onClose();
  };
  return (
    <div className={styles.fields}>
      <p className={styles.quiet}>{t('stages.lead')}</p>
      {isRestored && <DraftRestored onDiscard={() => setDrafts(now)} />}
      <StageRows drafts={drafts} onChange={setDrafts} />
      <Button icon={<Plus {...icon} />} onClick={() => setDrafts([...drafts, blankStage()])}>
        {t('stages.add')}
      </Button>
      <Checkbox checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {t('stages.forAll')}
      </Checkbox>
      {problem && <p role="alert">{t(`stages.problem.${problem}`)}</p>}
      <div className={styles.buttons}>
        <Button type="primary" loading={loading} onClick={() => void save()}>
          {t('common:action.save')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </div>
  );
}

interface RowsProps {
  drafts: readonly StageDraft[];
  onChange: (drafts: StageDraft[]) => void;
}

function StageRows({ drafts, onChange }: RowsProps) {
  const { t } = useTranslation('deciding');
  return (
    <ol className={styles.rows} aria-label={t('stages.title')}>
      {drafts.map((draft, index) => {
        const number = index + 1;
        const change = (name: string) => onChange(drafts.with(index, { ...draft, name }));
        return (
          <li key={draft.key} className={styles.row}>
            <Input
              dir="auto"
              maxLength={40}
              aria-label={t('stages.name', { number })}
              value={draft.name}
              onChange={({ target }) => change(target.value)}
            />
            <Button
              type="text"
              icon={<ArrowUp {...icon} />}
              aria-label={t('stages.up', { number })}
              disabled={index === 0}
              onClick={() => onChange(stageMoved(drafts, index, -1))}
            />
            <Button
              type="text"
              icon={<ArrowDown {...icon} />}
              aria-label={t('stages.down', { number })}
              disabled={number === drafts.length}
              onClick={() => onChange(stageMoved(drafts, index, 1))}
            />
            <Button
              type="text"
              icon={<Trash2 {...icon} />}
              aria-label={t('stages.remove', { number })}
              disabled={drafts.length === 1 || draft.count > 0}
              title={draft.count > 0 ? t('stages.taken', { count: draft.count }) : undefined}
              onClick={() => onChange(drafts.filter((_, other) => other !== index))}
            />
          </li>
        );
      })}
    </ol>
  );
}
