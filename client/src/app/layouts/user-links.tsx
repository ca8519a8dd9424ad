import { Button, Tooltip } from 'antd';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/person/avatar';
import { UserText } from '../../components/text/user-text';
import { useViewer } from '../../features/session/session-context';
import { useSignOut } from '../../features/session/use-sign-out';
import { paths } from '../paths';
import styles from './user-links.module.css';

/** Who is signed in, as the way to the profile, and the way out. */
export function UserLinks() {
  const { t } = useTranslation('shell');
  const { viewer, role } = useViewer();
  return (
    <>
      <Link className={styles.user} to={paths.profile()} aria-label={t('header.profile', { name: viewer.name })}>
        <Avatar name={viewer.name} />
        <span className={styles.lines}>
          <UserText className={styles.name}>{viewer.name}</UserText>
          <span className={styles.role}>{t(`common:role.${role}`)}</span>
        </span>
      </Link>
      <SignOutButton />
    </>
  );
}

function SignOutButton() {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const providerUrl = await signOut();
    // Refused: the button is ready for another try.
    if (providerUrl === undefined) setBusy(false);
    else window.location.assign(providerUrl ?? paths.signIn());
  };
  return (
    <Tooltip title={t('header.signOut')}>
      <Button
        type="text"
        loading={busy}
        aria-label={t('header.signOut')}
        icon={<LogOut className="flip" size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void leave()}
      />
    </Tooltip>
  );
}
