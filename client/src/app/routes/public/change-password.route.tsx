import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { ButtonLink } from '../../../components/page/button-link';
import { SetPasswordForm } from '../../../features/access';
import { usePasswordTicketQuery } from './change-password.route-generated';
import { CenteredPage } from '../../layouts/centered-page';
import { SplitPage } from '../../layouts/split-page';
import { paths } from '../../paths';
import styles from '../../layouts/ways.module.css';

/** A new password for whoever holds a valid ticket: from the code, or from the link in a welcome mail. */
export function ChangePasswordRoute() {
  const { t } = useTranslation('access');
  const { id: ticket = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = usePasswordTicketQuery({ variables: { ticket }, fetchPolicy: 'no-cache' });
  if (!data) {
    return (
      <CenteredPage>
        <PageLoading error={error} onRetry={refetch} />
      </CenteredPage>
    );
  }
  const { isValid, purpose, minimumLength } = data.passwordTicket;
  if (!isValid) return <ExpiredTicket />;
  const words = purpose === 'WELCOME' ? 'welcome' : 'reset';
  return (
    <SplitPage title={t(`password.${words}.title`)} lead={t(`password.${words}.lead`)}>
      <SetPasswordForm
        ticket={ticket}
        minimumLength={minimumLength}
        onSet={(confirmation) => void navigate(paths.passwordChanged(confirmation), { replace: true })}
      />
    </SplitPage>
  );
}

function ExpiredTicket() {
  const { t } = useTranslation('access');
  return (
    <SplitPage title={t('expired.title')} lead={t('expired.lead')}>
      <div className={styles.ways}>
        <ButtonLink type="primary" size="large" to={paths.forgotPassword()}>
          {t('expired.again')}
        </ButtonLink>
        <Link className={styles.link} to={paths.signIn()}>
          {t('way.signIn')}
        </Link>
      </div>
    </SplitPage>
  );
}
