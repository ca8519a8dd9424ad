import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../components/plain/plain-button';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { canUsePasskeys } from '../../../lib/passkeys';
import { useDoor, useSignInWithPasskey } from './sign-in-requests';

/** Somebody who turned away from the passkey, or a server that refused. */
export type PasskeyTrouble = 'turned-away' | Failure;

interface Props {
  /** After a password: the step that it finishes. */
  step?: string;
  label: string;
  onTrouble: (trouble: PasskeyTrouble | null) => void;
}

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ step, label, onTrouble }: Props) {
  const signIn = useSignInWithPasskey();
  const { prepare } = useDoor();
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  const run = async () => {
    onTrouble(null);
    setBusy(true);
    prepare();
    try {
      if (!(await signIn(step))) onTrouble('turned-away');
    } catch (error) {
      onTrouble(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <PlainButton
      isLarge
      isWide
      isBusy={busy}
      icon={<Fingerprint size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => void run()}
    >
      {label}
    </PlainButton>
  );
}

/** What went wrong, as the page says it. */
export function useTroubleText(failureText: (failure: Failure) => string) {
  const { t } = useTranslation('session');
  return (trouble: PasskeyTrouble) => (trouble === 'turned-away' ? t('passkey.failed') : failureText(trouble));
}
