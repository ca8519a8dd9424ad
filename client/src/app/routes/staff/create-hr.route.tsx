import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { CreateHrForm } from '../../../features/people';
import { useNewHrQuery } from './create-hr.route-generated';
import { paths } from '../../paths';

export function CreateHrRoute() {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  const { data, error, refetch } = useNewHrQuery();
  if (!data?.viewer) return <PageLoading error={error} onRetry={refetch} />;
  return (
    <Page title={t('people:hr.create')}>
      <Breadcrumb crumbs={[{ label: t('people:hr.list'), to: paths.hrs() }, { label: t('people:hr.create') }]} />
      <PageHeader title={t('people:hr.create')} facts={t('people:hr.createLead')} />
      <CreateHrForm
        requests={data.viewer.requestsForNewUsers}
        onDone={() => void navigate(paths.hrs())}
        cancel={<ButtonLink to={paths.hrs()}>{t('common:action.cancel')}</ButtonLink>}
      />
    </Page>
  );
}
