import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/form/field-frame';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import type { DecisionStages_AssessmentFragment } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { isText, useKept } from '../../hooks/use-kept';
import styles from './deciding.module.css';
import { useMove, type Movable } from './use-move';
import { useStageName } from '../../hooks/use-stage-name';

const REASON = 500;
const NOWHERE = '';

interface Props {
  assessment: DecisionStages_AssessmentFragment;
  /** Whom it is about; null while nothing is asked. */
  invitations: readonly Movable[] | null;
  /** Where they are to go, as far as that is known already. */
  to?: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Moves people to a stage of the decision, with a reason for the record. */
export function DecideDialog({ invitations, ...props }: Props) {
  return invitations && <OpenDialog {...props} invitations={invitations} />;
}

function OpenDialog({ assessment, invitations, to, onDone, onClose }: Props & { invitations: readonly Movable[] }) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const nameOf = useStageName();
  const move = useMove(assessment.decisionStages, onDone);
  const [stage, setStage] = useState(to ?? assessment.decisionStages[0]?.id ?? NOWHERE);
  const [reason, setReason] = useKept(`decision ${invitations.map(({ id }) => id).join()}`, '', isText);
  const numbers = { count: invitations.length, formatted: format.number(invitations.length) };
  const options = assessment.decisionStages.map((one) => ({ value: one.id, label: nameOf(one) }));
  const decide = async () => {
    const isTaken = await move(invitations, stage || null, reason);
    if (isTaken) setReason('');
    return isTaken;
  };
  return (
    <ConfirmDialog
      open
      title={t('move.title', numbers)}
      confirm={t('move.confirm', numbers)}
      keep={t('common:action.cancel')}
      onConfirm={decide}
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
