import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Part, Parted } from '../../../components/page/parted';
import { ApiKeysPart } from '../../../features/api-keys';
import { ErasuresPart, RetentionPart } from '../../../features/privacy';
import { useViewer } from '../../../features/session/session-context';
import { AppearancePart, ExamDefaultsPart, NotificationsPart, ReportDefaultsPart } from '../../../features/settings';
import { TrackingPart } from '../../../features/tracking';
import { DeliveryLog, WebhooksPanel } from '../../../features/webhooks';
import { useSettingsQuery } from '../../../graphql/generated';

export function SettingsRoute() {
  const { t } = useTranslation(['settings', 'webhooks']);
  const { role } = useViewer();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonPage />;
  const { settings } = data;
  return (
    <Page title={t('settings:title')}>
      <Breadcrumb crumbs={[{ label: t('settings:title') }]} />
      <PageHeader title={t('settings:title')} facts={t('settings:lead')} />
      <Parted>
        <AppearancePart settings={settings} />
        <NotificationsPart settings={settings} decidesRequests={role !== 'Hr'} />
        <ExamDefaultsPart settings={settings} />
        <ReportDefaultsPart settings={settings} />
        {role === 'super-admin' && <RetentionPart />}
        {role !== 'Hr' && <ErasuresPart />}
        <ApiKeysPart administers={role !== 'Hr'} />
        <Part title={t('webhooks:title')} note={t('webhooks:note')}>
          <WebhooksPanel assessmentId={null} />
        </Part>
        <TrackingPart
          renderLog={(id, test, onTried) => (
            <DeliveryLog endpoint={{ id, isEnabled: true }} test={test} onTried={onTried} />
          )}
        />
      </Parted>
    </Page>
  );
}
