import { Button } from 'antd';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignInProvidersQuery } from './session-generated';
import styles from './sign-in-form.module.css';
import { providerPath } from './provider-path';

/** A button for each provider of single sign-on. Nothing where there is none, or none is known. */
export function ProviderButtons({ next }: { next: string }) {
  const { t } = useTranslation('session');
  const { data } = useSignInProvidersQuery();
  const providers = data?.signInProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          block
          size="large"
          href={providerPath(id, next)}
          icon={<Building2 size={18} strokeWidth={1.75} aria-hidden />}
        >
          {t('provider.use', { name })}
        </Button>
      ))}
    </div>
  );
}
