import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { tellOfProof } from '../../../features/session/proof/proof-elsewhere';
import { SplitPage } from '../../layouts/split-page';
import { ProviderRefusal } from '../../sign-in/provider-refusal';

/** Where the window ends in which somebody signed in at the provider again, only to show that it is them. */
export function ConfirmedRoute() {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const isRefused = search.has('sso');
  useEffect(() => {
    if (isRefused) return;
    tellOfProof();
    window.close();
  }, [isRefused]);
  if (!isRefused) return <SplitPage title={t('confirmed.title')} lead={t('confirmed.text')} />;
  return (
    <SplitPage title={t('notConfirmed.title')} lead={t('notConfirmed.text')}>
      <ProviderRefusal search={search} />
    </SplitPage>
  );
}
