import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/page/button-link';
import { paths } from '../../paths';
import styles from '../../layouts/ways.module.css';

/** Where a confirmation leads: to sign-in and home. */
export function WaysOn() {
  const { t } = useTranslation('access');
  return (
    <div className={styles.ways}>
      <ButtonLink type="primary" size="large" to={paths.signIn()}>
        {t('way.signIn')}
      </ButtonLink>
      <Link className={styles.link} to={paths.dashboard()}>
        {t('way.home')}
      </Link>
    </div>
  );
}

/** Below a form: the way back to sign-in. */
export function BackToSignIn({ because }: { because: 'known' | 'remembered' }) {
  const { t } = useTranslation('access');
  return (
    <p className={styles.also}>
      {t(`way.${because}`)}{' '}
      <Link className={styles.link} to={paths.signIn()}>
        {t('way.signIn')}
      </Link>
    </p>
  );
}
