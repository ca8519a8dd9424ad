import { useTranslation } from 'react-i18next';
import { CopyField } from '../../components/secret/copy-field';
import type { Tracking_ConnectionFragment } from './tracking-generated';
import styles from './tracking.module.css';

type Props = Pick<Tracking_ConnectionFragment, 'addresses'> & { name: string };

/** What the other system calls, each to be copied there. */
export function SystemAddresses({ name, addresses }: Props) {
  const { t } = useTranslation('tracking');
  return (
    <div className={styles.addresses}>
      <p className={styles.text}>{t('addresses', { name })}</p>
      {addresses.map((address) => (
        <CopyField key={address.name} label={address.name} value={address.url} />
      ))}
    </div>
  );
}
