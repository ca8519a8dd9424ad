import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../../components/form/date-locale';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { UserText } from '../../../components/text/user-text';
import type { InvitationTable_InvitationFragment } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { isDangerous, type LifeAction } from './life-actions';
import styles from './life.module.css';
import { useLifeActions } from './use-life-actions';

export interface LifeQuestion {
  action: LifeAction;
  invitations: readonly InvitationTable_InvitationFragment[];
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
  const [expiresAt, setExpiresAt] = useState(invitations[0]?.expiresAt ?? null);
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
      onConfirm={async () => {
        await act(
          action,
          invitations.map(({ id }) => id),
          expiresAt,
        );
        onDone();
      }}
    >
      {invitations.length === 1 && only && (
        <p className={styles.who}>
          <UserText>{only.candidate.name}</UserText>
        </p>
      )}
      <p>{t(`life.${action}.text`, numbers)}</p>
      {action === 'revoke' && invitations.some(({ stage }) => stage === 'INROLLED') && (
        <p className={styles.warning}>{t('life.revoke.running')}</p>
      )}
      {action === 'date' && <LastMoment value={expiresAt} onChange={setExpiresAt} />}
    </ConfirmDialog>
  );
}

function LastMoment({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const { t } = useTranslation('candidates');
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{t('life.date.label')}</label>
      <DatePicker
        id={id}
        locale={dateLocale(language)}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        format="YYYY-MM-DD HH:mm"
        minDate={dayjs()}
        placeholder={t('life.date.none')}
        value={value === null ? null : dayjs(value)}
        onChange={(moment) => onChange(moment === null ? null : moment.second(0).millisecond(0).toISOString())}
      />
    </div>
  );
}
