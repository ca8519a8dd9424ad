import { useTranslation } from 'react-i18next';
import type { ApiKeys_KeyFragment } from './api-keys-generated';
import { ApiKeyRow } from './api-key-row';
import styles from './api-keys.module.css';

interface Props {
  keys: readonly ApiKeys_KeyFragment[];
  onRevoked: () => Promise<void>;
}

/** One's own keys first, then those of the organization and of others. */
export function ApiKeyList({ keys, onRevoked }: Props) {
  const { t } = useTranslation('api-keys');
  const own = keys.filter(({ isOwn }) => isOwn);
  const organization = keys.filter(({ isOfOrganization }) => isOfOrganization);
  const others = keys.filter(({ isOwn, isOfOrganization }) => !isOwn && !isOfOrganization);
  return (
    <>
      {own.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <KeyRows keys={own} label={t('own')} onRevoked={onRevoked} />
      {organization.length > 0 && <h3 className={styles.group}>{t('organization')}</h3>}
      <KeyRows keys={organization} label={t('organization')} onRevoked={onRevoked} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others', { count: others.length })}</summary>
          <KeyRows keys={others} label={t('others', { count: others.length })} onRevoked={onRevoked} />
        </details>
      )}
    </>
  );
}

function KeyRows({ keys, label, onRevoked }: Props & { label: string }) {
  if (keys.length === 0) return null;
  return (
    <ul className={styles.keys} aria-label={label}>
      {keys.map((key) => (
        <ApiKeyRow key={key.id} apiKey={key} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}
