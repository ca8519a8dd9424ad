import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Parted } from '../../../components/page/parted';
import { useViewer } from '../../../features/session/session-context';
import { AppearancePart, ExamDefaultsPart, NotificationsPart, ReportDefaultsPart } from '../../../features/settings';
import { useSettingsQuery } from '../../../graphql/generated';

export function SettingsRoute() {
  const { t } = useTranslation('settings');
  const { role } = useViewer();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonPage />;
  const { settings } = data;
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader title={t('title')} facts={t('lead')} />
      <Parted>
        <AppearancePart settings={settings} />
        <NotificationsPart settings={settings} decidesRequests={role !== 'Hr'} />
        <ExamDefaultsPart settings={settings} />
        <ReportDefaultsPart settings={settings} />
      </Parted>
    </Page>
  );
}
