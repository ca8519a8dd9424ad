import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useSsoSettingsQuery, type Sso_ProviderFragment } from './sso-generated';
import styles from './security.module.css';
import { SsoDialog } from './sso-dialog';
import { SsoProviderRow } from './sso-provider-row';

/** The company's own ways to sign in. */
export function SsoPart() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useSsoSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<Sso_ProviderFragment | 'new' | null>(null);
  const reload = () => unlessRefused(refetch());
  return (
    <Part title={t('sso.title')} note={t('sso.note')}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void reload()} /> : <SkeletonRows rows={2} />)}
      {data?.ssoSettings.providers.length === 0 && <p className={styles.text}>{t('sso.none')}</p>}
      <ul className={styles.keys}>
        {data?.ssoSettings.providers.map((provider) => (
          <SsoProviderRow key={provider.id} provider={provider} onEdit={() => setEdited(provider)} onRemoved={reload} />
        ))}
      </ul>
      {data && (
        <Button
          className={styles.add ?? ''}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('sso.add')}
        </Button>
      )}
      {data && edited && (
        <SsoDialog
          provider={edited === 'new' ? null : edited}
          addresses={data.ssoSettings}
          onSaved={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}
