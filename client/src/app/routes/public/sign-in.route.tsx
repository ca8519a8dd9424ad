import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { ProviderButtons } from '../../../features/session/provider-buttons';
import { SignInSteps } from '../../../features/session/sign-in-steps';
import { SplitPage } from '../../layouts/split-page';
import { paths, safeReturnPath } from '../../paths';
import styles from './ways.module.css';

/** What the server sends back with those whom a provider could not bring in. */
const REFUSED = /^SSO_[A-Z_]+$/;

export function SignInRoute() {
  const { t } = useTranslation(['session', 'errors', 'common']);
  const [search] = useSearchParams();
  const refused = search.get('sso') ?? '';
  return (
    <SplitPage title={t('title')} lead={t('lead')}>
      {REFUSED.test(refused) && (
        <div className={styles.refused}>
          <InlineAlert tone="danger">{t([`errors:${refused}`, 'errors:SSO_FAILED'])}</InlineAlert>
        </div>
      )}
      <SignInSteps
        forgot={
          <Link className={styles.link} to={paths.forgotPassword()}>
            {t('forgot')}
          </Link>
        }
      >
        <ProviderButtons next={safeReturnPath(search.get('next'))} />
        <p className={styles.also}>
          {t('newHere', { product: t('common:product') })}{' '}
          <Link className={styles.link} to={paths.contact()}>
            {t('requestAccess')}
          </Link>
        </p>
      </SignInSteps>
    </SplitPage>
  );
}
