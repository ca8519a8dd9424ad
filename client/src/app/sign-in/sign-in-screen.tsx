import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { PageLink } from '../../components/page/page-link';
import { ProviderButtons } from '../../features/session/sign-in/provider-buttons';
import { SignInSteps } from '../../features/session/sign-in/sign-in-steps';
import { SplitPage } from '../layouts/split-page';
import { paths, safeReturnPath } from '../paths';
import styles from '../layouts/ways.module.css';

/** What the server sends back with those whom a provider could not bring in. */
const REFUSED = /^[A-Z_]+$/;
/** At the longest, until a limit lets somebody through again. */
const LIMIT_SECONDS = 60;

/** E-mail, password and what else lets somebody in. `search` is what the address says behind its question mark. */
export function SignInScreen({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(['session', 'errors', 'common']);
  const refused = search.get('sso') ?? '';
  return (
    <SplitPage title={t('title')} lead={t('lead')}>
      {REFUSED.test(refused) && (
        <div className={styles.refused}>
          <InlineAlert tone="danger">
            {t([`errors:${refused}`, 'errors:SSO_FAILED'], { count: LIMIT_SECONDS })}
          </InlineAlert>
        </div>
      )}
      <SignInSteps
        forgot={
          <PageLink className={styles.link} href={paths.forgotPassword()}>
            {t('forgot')}
          </PageLink>
        }
      >
        <ProviderButtons next={safeReturnPath(search.get('next'))} />
        <p className={styles.also}>
          {t('newHere', { product: t('common:product') })}{' '}
          <PageLink className={styles.link} href={paths.contact()}>
            {t('requestAccess')}
          </PageLink>
        </p>
      </SignInSteps>
    </SplitPage>
  );
}
