import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { usePasswordWasSetQuery } from './confirm-change.route-generated';
import { CenteredPage } from '../../layouts/centered-page';
import { SplitPage } from '../../layouts/split-page';
import { WaysOn } from './ways-on';

/** The new password holds; said only to whoever has just set one. */
export function ConfirmChangeRoute() {
  const { t } = useTranslation('access');
  const { id: confirmation = '' } = useParams();
  const { data, error, refetch } = usePasswordWasSetQuery({ variables: { confirmation }, fetchPolicy: 'no-cache' });
  if (!data) {
    return (
      <CenteredPage>
        <PageLoading error={error} onRetry={refetch} />
      </CenteredPage>
    );
  }
  const words = data.passwordWasSet ? 'confirm' : 'confirm.unknown';
  return (
    <SplitPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <WaysOn />
    </SplitPage>
  );
}
