import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import styles from '../editor/question-settings.module.css';

interface Props {
  status: ActiveStatus;
  /** Stores it, and says what happened. */
  onStatus: (status: ActiveStatus) => Promise<unknown>;
}

/** Whether new exams may ask the question. Stored at once. */
export function StatusSwitch({ status, onStatus }: Props) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      await onStatus(on ? 'ACTIVE' : 'INACTIVE');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.additional}>
      <label htmlFor={id}>
        <span className={styles.additionalTitle}>{t('status.active')}</span>
        <span className={styles.additionalHelp}>{t('status.help')}</span>
      </label>
      <Switch id={id} checked={status === 'ACTIVE'} loading={isBusy} onChange={(on) => void change(on)} />
    </div>
  );
}
