import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/form/field-frame';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { toast } from '../../components/toast/toasts';
import { useDecideOnInvitationsMutation, type DecisionStages_AssessmentFragment } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './deciding.module.css';
import { useStageName } from './use-stage-name';

const REASON = 500;
const NOWHERE = '';

interface Props {
  assessment: DecisionStages_AssessmentFragment;
  /** Whom it is about; null while nothing is asked. */
  invitations: readonly { id: string }[] | null;
  /** Where they are to go, as far as that is known already. */
  to?: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Moves people to a stage of the decision, with a reason for the record. */
export function DecideDialog({ invitations, ...props }: Props) {
  return invitations && <OpenDialog {...props} invitations={invitations} />;
}

function OpenDialog({
  assessment,
  invitations,
  to,
  onDone,
  onClose,
}: Props & { invitations: readonly { id: string }[] }) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const nameOf = useStageName();
  const move = useMove();
  const [stage, setStage] = useState(to ?? assessment.decisionStages[0]?.id ?? NOWHERE);
  const [reason, setReason] = useState('');
  const numbers = { count: invitations.length, formatted: format.number(invitations.length) };
  const options = assessment.decisionStages.map((one) => ({ value: one.id, label: nameOf(one) }));
  return (
    <ConfirmDialog
      open
      title={t('move.title', numbers)}
      confirm={t('move.confirm', numbers)}
      keep={t('common:action.cancel')}
      onConfirm={async () => {
        await move(invitations, stage || null, reason);
        onDone();
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <FieldFrame id="decision-stage" label={t('decision')}>
          <Select
            id="decision-stage"
            value={stage}
            options={[...options, { value: NOWHERE, label: t('move.nowhere') }]}
            onChange={setStage}
          />
        </FieldFrame>
        <FieldFrame id="decision-reason" label={t('move.reason')} help={t('move.reasonHelp')} optional>
          <Input.TextArea
            id="decision-reason"
            aria-describedby="decision-reason-note"
            dir="auto"
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      </div>
    </ConfirmDialog>
  );
}

/** Moves, and says what happened; the way back is one press away while the toast stands. */
export function useMove() {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const [decide] = useDecideOnInvitationsMutation();
  return async (invitations: readonly { id: string }[], stageId: string | null, reason = '') => {
    const input = { invitationIds: invitations.map(({ id }) => id), stageId, reason: reason.trim() || null };
    const { data } = await decide({ variables: { input } });
    if (!data) return;
    const { changed, skippedCount } = data.decideOnInvitations;
    const numbers = { count: changed.length, formatted: format.number(changed.length) };
    toast.success(
      skippedCount === 0 || changed.length === 0
        ? t(changed.length === 0 ? 'move.there' : 'move.done', numbers)
        : t('move.doneSome', { ...numbers, skipped: format.number(skippedCount) }),
    );
  };
}
