import { useTranslation } from 'react-i18next';
import { UserText } from '../components/text/user-text';
import { staffRole } from '../lib/roles';
import styles from './playground.module.css';
import type { SignedIn } from './session-api';

interface Props {
  viewer: SignedIn;
  onSignOut: () => Promise<void>;
}

export function SignedInLine({ viewer, onSignOut }: Props) {
  const { t } = useTranslation('playground');
  return (
    <div className={styles.session} role="status">
      <span className={styles.dot} aria-hidden />
      <span>
        {t('signedInAs')} <UserText className={styles.name}>{viewer.name}</UserText>
        <span className={styles.role}>{t(`common:role.${staffRole(viewer.role)}`)}</span>
      </span>
      <button type="button" className={styles.button} onClick={() => void onSignOut()}>
        {t('signOut')}
      </button>
    </div>
  );
}
