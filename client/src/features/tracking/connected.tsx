import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { CopyField } from '../../components/secret/copy-field';
import type { Tracking_ConnectionFragment } from './tracking-generated';
import { SystemAddresses } from './system-addresses';
import { SYSTEM_NAMES } from './systems';
import styles from './tracking.module.css';

interface Props {
  secret: string;
  connection: Tracking_ConnectionFragment;
  onClose: () => void;
}

/** What is entered in the other system. Of the key the server has only a hash. */
export function Connected({ secret, connection: { system, addresses }, onClose }: Props) {
  const { t } = useTranslation('tracking');
  return (
    <div className={styles.form}>
      <InlineAlert tone="warning">{t('connected.warning')}</InlineAlert>
      <CopyField label={t('connected.key')} value={secret} />
      <SystemAddresses name={SYSTEM_NAMES[system]} addresses={addresses} />
      <div>
        <Button type="primary" onClick={onClose}>
          {t('connected.close')}
        </Button>
      </div>
    </div>
  );
}
