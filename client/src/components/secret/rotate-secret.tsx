import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { toast } from '../toast/toasts';
import styles from './rotate-secret.module.css';

const OVERLAPS = [0, 24, 72] as const;

interface Props {
  title: string;
  text: string;
  /** Whether the secret was changed; a failure has been told by then. */
  onRotate: (overlapHours: number) => Promise<boolean>;
}

/** A new secret for signing, beside which the one before signs for a while. */
export function RotateSecret({ title, text, onRotate }: Props) {
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const [overlapHours, setOverlap] = useState<number>(24);
  const confirm = async () => {
    const isRotated = await onRotate(overlapHours);
    if (isRotated) toast.success(t('secret.rotated'));
    return isRotated;
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('secret.rotate')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirm={t('secret.rotate')}
        keep={t('secret.keep')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p className={styles.text}>{text}</p>
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
