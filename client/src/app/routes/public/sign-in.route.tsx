import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SignInSteps } from '../../../features/session/sign-in-steps';
import { SplitPage } from '../../layouts/split-page';
import { paths } from '../../paths';
import styles from './ways.module.css';

export function SignInRoute() {
  const { t } = useTranslation('session');
  return (
    <SplitPage title={t('title')} lead={t('lead')}>
      <SignInSteps
        forgot={
          <Link className={styles.link} to={paths.forgotPassword()}>
            {t('forgot')}
          </Link>
        }
      >
        <p className={styles.also}>
          {t('newHere')}{' '}
          <Link className={styles.link} to={paths.contact()}>
            {t('requestAccess')}
          </Link>
        </p>
      </SignInSteps>
    </SplitPage>
  );
}
