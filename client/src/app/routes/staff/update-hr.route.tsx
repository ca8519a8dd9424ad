import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { Parted } from '../../../components/page/parted';
import { Avatar } from '../../../components/person/avatar';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { BrandPart } from '../../../features/brand';
import { UpdateHrForm } from '../../../features/people';
import { useUpdateHrScreenQuery } from './update-hr.route-generated';
import { paths } from '../../paths';

export function UpdateHrRoute() {
  const { t } = useTranslation(['people', 'common']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useUpdateHrScreenQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) return <PageLoading error={error} onRetry={refetch} />;
  const { hr } = data;
  return (
    <Page title={t('people:hr.update')}>
      <Breadcrumb
        crumbs={[
          { label: t('people:hr.list'), to: paths.hrs() },
          { label: <UserText>{hr.name}</UserText>, to: paths.hrReport(id) },
          { label: t('people:hr.update') },
        ]}
      />
      <PageHeader
        lead={<Avatar name={hr.name} size={48} />}
        title={<UserText>{hr.name}</UserText>}
        facts={
          <Fact>
            <LtrText>{hr.email}</LtrText>
          </Fact>
        }
      />
      <UpdateHrForm
        key={id}
        user={hr}
        onDone={() => void navigate(paths.hrReport(id))}
        cancel={<ButtonLink to={paths.hrReport(id)}>{t('common:action.cancel')}</ButtonLink>}
      />
      <Parted>
        <BrandPart hrId={id} />
      </Parted>
    </Page>
  );
}
