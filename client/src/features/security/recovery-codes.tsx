import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { useRenewRecoveryCodesMutation } from './security-generated';
import { FactorSection } from './factor-section';
import styles from './security.module.css';

interface Props {
  left: number;
  onRenewed: (codes: readonly string[]) => Promise<void>;
}

export function RecoveryCodes({ left, onRenewed }: Props) {
  const { t } = useTranslation('security');
  const [isAsked, setIsAsked] = useState(false);
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  const run = async () => {
    const { data } = await renew();
    if (data) await onRenewed(data.renewRecoveryCodes.recoveryCodes);
  };
  return (
    <FactorSection
      title={t('recovery.title')}
      text={t('recovery.text')}
      action={<Button onClick={() => setIsAsked(true)}>{t('recovery.renew')}</Button>}
    >
      <p className={styles.facts}>{t('recovery.left', { count: left })}</p>
      <ConfirmDialog
        open={isAsked}
        title={t('recovery.renewTitle')}
        confirm={t('recovery.renewConfirm')}
        keep={t('keep')}
        onConfirm={run}
        onClose={() => setIsAsked(false)}
      >
        {t('recovery.renewText')}
      </ConfirmDialog>
    </FactorSection>
  );
}
