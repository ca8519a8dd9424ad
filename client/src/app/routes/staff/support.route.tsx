import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { LtrText } from '../../../components/text/ltr-text';
import { useViewer } from '../../../features/session/session-context';
import { SupportForm } from '../../../features/support';

export function SupportRoute() {
  const { t } = useTranslation('settings');
  const [isSent, setIsSent] = useState(false);
  return (
    <Page title={t('support.title')}>
      <Breadcrumb crumbs={[{ label: t('support.title') }]} />
      {isSent ? (
        <Sent onAnother={() => setIsSent(false)} />
      ) : (
        <>
          <PageHeader title={t('support.title')} facts={<Lead />} />
          <SupportForm onSent={() => setIsSent(true)} />
        </>
      )}
    </Page>
  );
}

function Lead() {
  const { t } = useTranslation('settings');
  const { viewer } = useViewer();
  return (
    <span>
      <Trans t={t} i18nKey="support.lead" components={[<LtrText key="email">{viewer.email}</LtrText>]} />
    </span>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <div role="status">
      <EmptyState title={t('support.sent')} action={<Button onClick={onAnother}>{t('support.another')}</Button>}>
        {t('support.sentText')}
      </EmptyState>
    </div>
  );
}
