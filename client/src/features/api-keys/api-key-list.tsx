import { useTranslation } from 'react-i18next';
import type { ApiKeys_KeyFragment } from '../../graphql/generated';
import { ApiKeyRow } from './api-key-row';
import styles from './api-keys.module.css';

interface Props {
  keys: readonly ApiKeys_KeyFragment[];
  onRevoked: () => Promise<void>;
}

/** One's own keys first, then those of others. */
export function ApiKeyList({ keys, onRevoked }: Props) {
  const { t } = useTranslation('api-keys');
  const own = keys.filter(({ isOwn }) => isOwn);
  const others = keys.filter(({ isOwn }) => !isOwn);
  return (
    <>
      {own.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <KeyRows keys={own} label={t('own')} onRevoked={onRevoked} />
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
