import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOfProof } from '../../../features/session/proof/proof-elsewhere';
import { SplitPage } from '../../layouts/split-page';

/** Where the window ends in which somebody signed in at the provider again, only to show that it is them. */
export function ConfirmedRoute() {
  const { t } = useTranslation('session');
  useEffect(() => {
    tellOfProof();
    window.close();
  }, []);
  return <SplitPage title={t('confirmed.title')} lead={t('confirmed.text')} />;
}
