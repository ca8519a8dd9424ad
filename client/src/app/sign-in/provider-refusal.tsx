import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import styles from '../layouts/ways.module.css';

/** What the server sends back with those whom a provider could not bring in. */
const REFUSED = /^[A-Z_]+$/;
/** At the longest, until a limit lets somebody through again. */
const LIMIT_SECONDS = 60;

/** Says why somebody came back from the provider with nothing. `search` is what the address says behind its question mark. */
export function ProviderRefusal({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('errors');
  const refused = search.get('sso') ?? '';
  if (!REFUSED.test(refused)) return null;
  return (
    <div className={styles.refused}>
      <InlineAlert tone="danger">{t([`errors:${refused}`, 'errors:SSO_FAILED'], { count: LIMIT_SECONDS })}</InlineAlert>
    </div>
  );
}
