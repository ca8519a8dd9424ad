import { Button } from 'antd';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { LtrText } from '../../components/text/ltr-text';
import { toast } from '../../components/toast/toasts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  type SessionList_SessionFragment,
} from './profile-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './profile.module.css';

interface Props {
  sessions: readonly SessionList_SessionFragment[];
  /** The list after one or more have ended. */
  onEnded: (left: readonly SessionList_SessionFragment[]) => void;
}

/** Where one is signed in: this device first, then by last use. */
export function SessionList({ sessions, onEnded }: Props) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  return (
    <>
      <ul className={styles.sessions}>
        {[...current, ...others].map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {others.length > 0 && <EndOthers count={others.length} onEnded={onEnded} />}
    </>
  );
}

interface RowProps extends Pick<Props, 'onEnded'> {
  session: SessionList_SessionFragment;
}

function SessionRow({ session, onEnded }: RowProps) {
  const { t } = useTranslation('profile');
  const { isCurrent } = session;
  const device = session.device || t('sessions.unknownDevice');
  const Icon = /iOS|iPadOS|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.device}>
          <bdi>{device}</bdi>
          {isCurrent && <span className={styles.here}>{t('sessions.current')}</span>}
        </p>
        <SessionTimes session={session} />
      </div>
      {!isCurrent && <EndButton session={session} onEnded={onEnded} />}
    </li>
  );
}

function SessionTimes({ session: { ip, createdAt, lastUsedAt } }: Pick<RowProps, 'session'>) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <p className={styles.when}>
      <span>{t('sessions.lastUsed', { moment: format.moment(lastUsedAt) })}</span>
      <span>{t('sessions.since', { moment: format.moment(createdAt) })}</span>
      {ip && <LtrText>{ip}</LtrText>}
    </p>
  );
}

function EndButton({ session, onEnded }: RowProps) {
  const { t } = useTranslation('profile');
  const [end, { loading }] = useEndSessionMutation(resolvesWhenRefused);
  const run = async () => {
    const { data } = await end({ variables: { id: session.id } });
    if (!data) return;
    toast.success(t('sessions.ended', { count: 1 }));
    onEnded(data.endSession.sessions);
  };
  return (
    <Button
      loading={loading}
      aria-label={t('sessions.endOne', { device: session.device || t('sessions.unknownDevice') })}
      onClick={() => void run()}
    >
      {t('sessions.end')}
    </Button>
  );
}

function EndOthers({ count, onEnded }: Pick<Props, 'onEnded'> & { count: number }) {
  const { t } = useTranslation('profile');
  const [isAsked, setIsAsked] = useState(false);
  const [endOthers] = useEndOtherSessionsMutation();
  const run = async () => {
    const { data } = await endOthers();
    toast.success(t('sessions.ended', { count }));
    if (data) onEnded(data.endOtherSessions.sessions);
  };
  return (
    <div className={styles.others}>
      <Button danger onClick={() => setIsAsked(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('sessions.endOthersTitle')}
        confirm={t('sessions.endOthersConfirm', { count })}
        keep={t('sessions.keep')}
        onConfirm={run}
        onClose={() => setIsAsked(false)}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </div>
  );
}
