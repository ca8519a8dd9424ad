import { Trans, useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import type { AccessDecision } from '../../../graphql/schema-generated';
import { useDecideAccessRequestMutation } from './access-request-generated';
import type { AccessRequestRow } from './request-table';

export interface PendingDecision {
  request: Pick<AccessRequestRow, 'id' | 'name' | 'email'>;
  decision: AccessDecision;
}

interface Props {
  /** Null while nothing is asked. */
  pending: PendingDecision | null;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks before either decision: both are final and both send a mail. */
export function AccessDecisionDialog({ pending, onDecided, onClose }: Props) {
  const { t } = useTranslation('people');
  const [decide] = useDecideAccessRequestMutation();
  const words = pending?.decision === 'DECLINE' ? 'decline' : 'approve';
  const run = async () => {
    if (!pending) return;
    await decide({ variables: { input: { id: pending.request.id, decision: pending.decision } } });
    toast.success(t(`requests.${words}Dialog.done`));
    onDecided();
  };
  return (
    <ConfirmDialog
      open={pending !== null}
      title={t(`requests.${words}Dialog.title`)}
      confirm={t(`requests.${words}Dialog.confirm`)}
      keep={t('requests.keep')}
      danger={words === 'decline'}
      onConfirm={run}
      onClose={onClose}
    >
      <Trans
        t={t}
        i18nKey={`requests.${words}Dialog.text`}
        components={[
          <UserText key="name">{pending?.request.name}</UserText>,
          <LtrText key="email">{pending?.request.email}</LtrText>,
        ]}
      />
    </ConfirmDialog>
  );
}
