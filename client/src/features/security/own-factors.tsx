import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useSignInSecurityQuery } from './security-generated';
import { useFormat } from '../../hooks/use-format';
import { OneTimeCodes } from './one-time-codes';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';
import { ShownCodes } from './shown-codes';
import styles from './security.module.css';

interface Props {
  /** Once there is a factor, and its recovery codes were seen. */
  onAdded?: () => void;
  /** Until when there was time is said above it, or helps nobody any more. */
  isOverdue?: boolean;
}

/** What guards one's own account beside the password. */
export function OwnFactors({ onAdded, isOverdue = false }: Props) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { data, error, refetch } = useSignInSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={3} />;
  const own = data.signInSecurity;
  const changed = async (shown: readonly string[] | null) => {
    setCodes(shown);
    await unlessRefused(refetch());
    if (!shown) onAdded?.();
  };
  const seen = () => {
    setCodes(null);
    onAdded?.();
  };
  return (
    <div className={styles.factors}>
      {own.addFactorBy && !isOverdue && (
        <InlineAlert tone="warning">{t('due', { moment: format.moment(own.addFactorBy) })}</InlineAlert>
      )}
      <PasskeyList passkeys={own.passkeys} onChanged={changed} />
      <OneTimeCodes since={own.oneTimeCodesSince} onChanged={changed} />
      {(own.passkeys.length > 0 || own.oneTimeCodesSince) && (
        <RecoveryCodes left={own.recoveryCodesLeft} onRenewed={changed} />
      )}
      {codes && <ShownCodes codes={codes} onClose={seen} />}
    </div>
  );
}
