import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './security-generated';
import { canUsePasskeys, createPasskey } from '../../lib/passkeys';
import styles from './security.module.css';

interface Props {
  onAdded: (codes: readonly string[] | null) => Promise<void>;
}

/** Lets the browser make one. What the server refuses has shown its toast. */
export function AddPasskey({ onAdded }: Props) {
  const { t } = useTranslation('security');
  const [busy, setBusy] = useState(false);
  const add = useAdd();
  if (!canUsePasskeys()) return <span className={styles.text}>{t('passkeys.unavailable')}</span>;
  const run = async () => {
    setBusy(true);
    try {
      const codes = await add();
      if (codes === undefined) {
        toast.info(t('passkeys.failed'));
        return;
      }
      toast.success(t('passkeys.added'));
      await onAdded(codes);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      loading={busy}
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void run().catch(() => undefined)}
    >
      {t('passkeys.add')}
    </Button>
  );
}

/** Recovery codes with the first factor, null with a further one; undefined when the person turned away. */
function useAdd(): () => Promise<readonly string[] | null | undefined> {
  const [start] = useStartPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation({ fetchPolicy: 'no-cache' });
  return async () => {
    const question = (await start()).data?.startPasskey.question;
    const answer = question ? await createPasskey(question.options) : null;
    if (!question || answer === null) return undefined;
    const { data } = await add({ variables: { input: { handle: question.handle, answer } } });
    return data ? (data.addPasskey.recoveryCodes ?? null) : undefined;
  };
}
