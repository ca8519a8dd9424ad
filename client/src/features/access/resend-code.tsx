import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useFormat } from '../../hooks/use-format';
import { failureOf, type Failure } from '../../lib/graphql/errors';
import styles from './access.module.css';
import { useCountdown } from './use-countdown';
import { usePasswordCode, type PendingCode } from './use-password-code';

interface Props {
  pending: PendingCode;
  onResent: (code: PendingCode) => void;
  onFailure: (failure: Failure) => void;
}

/** Another code, once the wait that the server set is over; the wait is shown as it runs. */
export function ResendCode({ pending, onResent, onFailure }: Props) {
  const { t } = useTranslation('access');
  const format = useFormat();
  const wait = useCountdown(pending.resendAt);
  const requestCode = usePasswordCode();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      onResent(await requestCode(pending.email));
      toast.success(t('code.resent'));
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={styles.resend}>
      <span>{t('code.notArrived')}</span>
      {wait > 0 ? (
        <span role="timer">{t('code.resendIn', { time: format.clock(wait) })}</span>
      ) : (
        <button type="button" className={styles.plain} disabled={busy} onClick={() => void resend()}>
          {t('code.resend')}
        </button>
      )}
    </p>
  );
}
