import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ContactForm } from '../../../features/access';
import { SplitPage } from '../../layouts/split-page';
import { paths } from '../../paths';
import { BackToSignIn } from './ways-on';

export function ContactRoute() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  return (
    <SplitPage title={t('contact.title')} lead={t('contact.lead')}>
      <ContactForm onSent={() => void navigate(paths.contactSent(), { replace: true })} />
      <BackToSignIn because="known" />
    </SplitPage>
  );
}
