import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ContactForm, HelpForm } from '../../../features/access';
import { SplitPage } from '../../layouts/split-page';
import { paths } from '../../paths';
import { BackToSignIn } from './ways-on';
import styles from '../../layouts/ways.module.css';

/** Two purposes, each with its own form: an account, or help. `?for=help` is where "Contact support" leads. */
export function ContactRoute() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isHelp = search.get('for') === 'help';
  const sent = () => void navigate(paths.contactSent(), { replace: true });
  return (
    <SplitPage
      title={t(isHelp ? 'contact.helpTitle' : 'contact.title')}
      lead={t(isHelp ? 'contact.helpLead' : 'contact.lead')}
    >
      <Segmented
        block
        className={styles.purpose ?? ''}
        aria-label={t('contact.purpose')}
        value={isHelp ? 'help' : 'access'}
        options={[
          { value: 'access', label: t('contact.access') },
          { value: 'help', label: t('contact.help') },
        ]}
        onChange={(purpose) => setSearch(purpose === 'help' ? { for: 'help' } : {}, { replace: true })}
      />
      {isHelp ? <HelpForm onSent={sent} /> : <ContactForm onSent={sent} />}
      <BackToSignIn because="known" />
    </SplitPage>
  );
}
