import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { toast } from '../../components/toast/toasts';
import { ReturnPathDocument, useRotateReturnSecretMutation } from '../../graphql/generated';
import styles from './return-secret.module.css';

const OVERLAPS = [0, 24, 72] as const;

/** A new secret, beside which the one before signs for a while. */
export function RotateReturnSecret({ assessmentId, onRotated }: { assessmentId: string; onRotated: () => void }) {
  const { t } = useTranslation('webhooks');
  const [isAsking, setAsking] = useState(false);
  const [overlapHours, setOverlap] = useState<number>(24);
  const [rotate] = useRotateReturnSecretMutation({
    variables: { input: { assessmentId, overlapHours } },
    refetchQueries: [ReturnPathDocument],
    onError: () => undefined,
  });
  const confirm = async () => {
    const { data } = await rotate();
    if (!data) return;
    toast.success(t('secret.rotated'));
    onRotated();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('secret.rotate')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t('return.rotateTitle')}
        confirm={t('secret.rotate')}
        keep={t('secret.keep')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p className={styles.dialogText}>{t('return.rotateText')}</p>
        <Radio.Group
          className={styles.overlaps ?? ''}
          aria-label={t('secret.overlapLabel')}
          value={overlapHours}
          options={OVERLAPS.map((value) => ({ value, label: t(`secret.overlapFor.${value}`) }))}
          onChange={({ target }) => setOverlap(target.value as number)}
        />
      </ConfirmDialog>
    </>
  );
}
