import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/page/page-link';
import { ProviderButtons } from '../../features/session/sign-in/provider-buttons';
import { SignInSteps } from '../../features/session/sign-in/sign-in-steps';
import { SplitPage } from '../layouts/split-page';
import { paths, safeReturnPath } from '../paths';
import styles from '../layouts/ways.module.css';
import { ProviderRefusal } from './provider-refusal';

/** E-mail, password and what else lets somebody in. `search` is what the address says behind its question mark. */
export function SignInScreen({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <SplitPage title={t('title')} lead={t('lead')}>
      <ProviderRefusal search={search} />
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
