import { useTranslation } from 'react-i18next';
import { NextSteps } from '../../../features/access';
import { SplitPage } from '../../layouts/split-page';
import { WaysOn } from './ways-on';

/** The message is with support. */
export function SuccessRoute() {
  const { t } = useTranslation('access');
  return (
    <SplitPage title={t('success.title')} lead={t('success.lead')}>
      <NextSteps />
      <WaysOn />
    </SplitPage>
  );
}
