import { useTranslation } from 'react-i18next';
import { SplitPage } from '../../layouts/split-page';
import { WaysOn } from './ways-on';

/** The new password holds. */
export function ConfirmChangeRoute() {
  const { t } = useTranslation('access');
  return (
    <SplitPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <WaysOn />
    </SplitPage>
  );
}
