import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { toast } from '../../components/toast/toasts';
import { useRemoveAuthenticatorMutation, useStartAuthenticatorMutation } from './security-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { AuthenticatorDialog, type AuthenticatorSecret } from './authenticator-dialog';
import { FactorSection } from './factor-section';

interface Props {
  /** Null: off. */
  since: string | null;
  /** With recovery codes that have to be shown. */
  onChanged: (codes: readonly string[] | null) => Promise<void>;
}

export function OneTimeCodes({ since, onChanged }: Props) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const [remove] = useRemoveAuthenticatorMutation();
  const turnOff = async () => {
    await remove();
    toast.success(t('codes.offDone'));
    await onChanged(null);
  };
  return (
    <FactorSection
      title={t('codes.title')}
      text={since ? t('codes.since', { date: format.date(since) }) : t('codes.text')}
      action={
        since ? <Button onClick={() => setIsAsked(true)}>{t('codes.turnOff')}</Button> : <TurnOn onDone={onChanged} />
      }
    >
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('codes.offTitle')}
        confirm={t('codes.offConfirm')}
        keep={t('keep')}
        onConfirm={turnOff}
        onClose={() => setIsAsked(false)}
      >
        {t('codes.offText')}
      </ConfirmDialog>
    </FactorSection>
  );
}

function TurnOn({ onDone }: { onDone: Props['onChanged'] }) {
  const { t } = useTranslation('security');
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [start, { loading }] = useStartAuthenticatorMutation({ fetchPolicy: 'no-cache', ...resolvesWhenRefused });
  const open = async () => setSecret((await start()).data?.startAuthenticator.authenticator ?? null);
  const done = async (codes: readonly string[] | null) => {
    setSecret(null);
    toast.success(t('codes.done'));
    await onDone(codes);
  };
  return (
    <>
      <Button loading={loading} onClick={() => void open()}>
        {t('codes.turnOn')}
      </Button>
      {secret && <AuthenticatorDialog secret={secret} onDone={done} onClose={() => setSecret(null)} />}
    </>
  );
}
