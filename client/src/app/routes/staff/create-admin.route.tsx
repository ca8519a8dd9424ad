import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { AdminForm } from '../../../features/people';
import { paths } from '../../paths';

export function CreateAdminRoute() {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  return (
    <Page title={t('people:admin.create')}>
      <Breadcrumb
        crumbs={[{ label: t('people:admin.list'), to: paths.admins() }, { label: t('people:admin.create') }]}
      />
      <PageHeader title={t('people:admin.create')} facts={t('people:admin.createLead')} />
      <AdminForm
        onCreated={() => void navigate(paths.admins())}
        cancel={<ButtonLink to={paths.admins()}>{t('common:action.cancel')}</ButtonLink>}
      />
    </Page>
  );
}
