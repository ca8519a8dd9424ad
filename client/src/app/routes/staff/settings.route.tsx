import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { LinkTabs } from '../../../components/page/link-tabs';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Part, Parted } from '../../../components/page/parted';
import { ApiKeysPart } from '../../../features/api-keys';
import { BrandPart } from '../../../features/brand';
import { ErasuresPart, RetentionPart } from '../../../features/privacy';
import { FactorDemandPart, SsoPart } from '../../../features/security';
import { useViewer } from '../../../features/session/session-context';
import { AppearancePart, ExamDefaultsPart, NotificationsPart, ReportDefaultsPart } from '../../../features/settings';
import { TrackingPart } from '../../../features/tracking';
import { DeliveryLog, WebhooksPanel } from '../../../features/webhooks';
import { useSettingsQuery, type SettingsQuery } from '../../../features/settings/settings-generated';
import { paths } from '../../paths';
import { settingsPartsFor, type SettingsPart } from '../../settings-parts';

export function SettingsRoute() {
  const { t } = useTranslation('settings');
  const { role } = useViewer();
  const [search] = useSearchParams();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const offered = settingsPartsFor(role);
  const current = offered.find((part) => part === search.get('part')) ?? 'general';
  if (!data) return <PageLoading error={error} onRetry={refetch} />;
  return (
    <Page title={`${t(`part.${current}`)} · ${t('title')}`}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader title={t('title')} facts={current === 'brand' ? undefined : t('lead')} />
      <LinkTabs
        label={t('title')}
        tabs={offered.map((key) => ({ key, label: t(`part.${key}`), to: paths.settings(key) }))}
        current={current}
      />
      <Parted key={current}>
        <Content part={current} settings={data.settings} />
      </Parted>
    </Page>
  );
}

function Content({ part, settings }: { part: SettingsPart; settings: SettingsQuery['settings'] }) {
  const { role, viewer } = useViewer();
  switch (part) {
    case 'general':
      return (
        <>
          <AppearancePart settings={settings} />
          <NotificationsPart settings={settings} decidesRequests={role !== 'Hr'} />
        </>
      );
    case 'assessments':
      return (
        <>
          <ExamDefaultsPart settings={settings} />
          <ReportDefaultsPart settings={settings} />
        </>
      );
    case 'brand':
      return <BrandPart hrId={role === 'Hr' ? viewer.id : null} />;
    case 'privacy':
      return (
        <>
          {role === 'super-admin' && <RetentionPart />}
          <ErasuresPart />
        </>
      );
    case 'sign-in':
      return (
        <>
          <FactorDemandPart />
          <SsoPart />
        </>
      );
    case 'connections':
      return <Connections />;
  }
}

/** What other programs do with Mizan. */
function Connections() {
  const { t } = useTranslation('webhooks');
  const { role } = useViewer();
  return (
    <>
      <ApiKeysPart administers={role !== 'Hr'} keepsOrganization={role === 'super-admin'} />
      <Part title={t('title')} note={t('note')}>
        <WebhooksPanel assessmentId={null} />
      </Part>
      <TrackingPart
        renderLog={(id, test, onTried) => (
          <DeliveryLog endpoint={{ id, isEnabled: true }} test={test} onTried={onTried} />
        )}
      />
    </>
  );
}
