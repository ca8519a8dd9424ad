import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButtonLink } from '../../../components/plain/plain-button';
import { SignInProvidersDocument, type SignInProvidersQuery } from '../../../graphql/sign-in-generated';
import { askServer } from '../../../lib/graphql/ask-server';
import { providerPath } from '../provider-path';
import styles from './sign-in-form.module.css';

type Provider = SignInProvidersQuery['signInProviders'][number];

/** A button for each provider of single sign-on. Nothing where there is none, or none is known. */
export function ProviderButtons({ next }: { next: string }) {
  const { t } = useTranslation('session');
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      {providers.map(({ id, name }) => (
        <PlainButtonLink
          key={id}
          isLarge
          isWide
          href={providerPath(id, next)}
          icon={<Building2 size={18} strokeWidth={1.75} aria-hidden />}
        >
          {t('provider.use', { name })}
        </PlainButtonLink>
      ))}
    </div>
  );
}

function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    askServer(SignInProvidersDocument).then(
      ({ signInProviders }) => setProviders(signInProviders),
      (error: unknown) => console.error(error),
    );
  }, []);
  return providers;
}
