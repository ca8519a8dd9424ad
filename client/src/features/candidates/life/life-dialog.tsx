import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { UserText } from '../../../components/text/user-text';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { useFormat } from '../../../hooks/use-format';
import { isDangerous, type AskedBefore } from './life-actions';
import styles from './life.module.css';
import { commonWindow, isInOrder } from './start-window';
import { useLifeActions } from './use-life-actions';
import { StartWindowFields } from './window-fields';

export interface LifeQuestion {
  action: AskedBefore;
  invitations: readonly InvitationRow_InvitationFragment[];
}

interface Props {
  question: LifeQuestion | null;
  onClose: () => void;
  onDone: () => void;
}

/** Says what will happen to whom, and does it when it is confirmed. */
export function LifeDialog({ question, onClose, onDone }: Props): ReactNode {
  return question && <OpenDialog key={question.action} question={question} onClose={onClose} onDone={onDone} />;
}

function OpenDialog({ question: { action, invitations }, onClose, onDone }: Props & { question: LifeQuestion }) {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const act = useLifeActions();
  const [window, setWindow] = useState(() => commonWindow(invitations));
  const numbers = { count: invitations.length, formatted: format.number(invitations.length) };
  const [only] = invitations;
  return (
    <ConfirmDialog
      open
      title={t(`life.${action}.title`, numbers)}
      confirm={t(`life.${action}.confirm`, numbers)}
      keep={t('common:action.cancel')}
      danger={isDangerous(action)}
      onClose={onClose}
      mayConfirm={action !== 'date' || isInOrder(window)}
      onConfirm={async () => {
        const ids = invitations.map(({ id }) => id);
        const isTaken = await act(action, ids, window);
        if (isTaken) onDone();
        return isTaken;
      }}
    >
      {invitations.length === 1 && only && (
        <p className={styles.who}>
          <UserText>{only.candidate.name}</UserText>
        </p>
      )}
      <p>{t(`life.${action}.text`, numbers)}</p>
      {action === 'revoke' && invitations.some(({ stage }) => stage === 'ENROLLED') && (
        <p className={styles.warning}>{t('life.revoke.running')}</p>
      )}
      {action === 'date' && <StartWindowFields window={window} onChange={setWindow} />}
    </ConfirmDialog>
  );
}
