import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { UserText } from '../../components/text/user-text';
import { toast } from '../../components/toast/toasts';
import { useRemovePasskeyMutation, type Security_OwnFragment } from './security-generated';
import { useFormat } from '../../hooks/use-format';
import { AddPasskey } from './add-passkey';
import { FactorSection } from './factor-section';
import styles from './security.module.css';

type Passkey = Security_OwnFragment['passkeys'][number];

interface Props {
  passkeys: readonly Passkey[];
  onChanged: (codes: readonly string[] | null) => Promise<void>;
}

export function PasskeyList({ passkeys, onChanged }: Props) {
  const { t } = useTranslation('security');
  return (
    <FactorSection title={t('passkeys.title')} text={t('passkeys.text')} action={<AddPasskey onAdded={onChanged} />}>
      {passkeys.length === 0 ? (
        <p className={styles.text}>{t('passkeys.none')}</p>
      ) : (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => onChanged(null)} />
          ))}
        </ul>
      )}
    </FactorSection>
  );
}

interface RowProps {
  passkey: Passkey;
  onRemoved: () => Promise<void>;
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, onRemoved }: RowProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const [remove] = useRemovePasskeyMutation();
  const run = async () => {
    await remove({ variables: { input: { id } } });
    toast.success(t('passkeys.removed'));
    await onRemoved();
  };
  return (
    <li className={styles.key}>
      <KeyRound size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <UserText className={styles.title}>{name}</UserText>
        <p className={styles.facts}>
          <span>{t('passkeys.addedOn', { date: format.date(createdAt) })}</span>
          <span>
            {lastUsedAt ? t('passkeys.lastUsed', { moment: format.moment(lastUsedAt) }) : t('passkeys.neverUsed')}
          </span>
        </p>
      </div>
      <Button aria-label={t('passkeys.removeOne', { name })} onClick={() => setIsAsked(true)}>
        {t('passkeys.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('passkeys.removeTitle', { name })}
        confirm={t('passkeys.removeConfirm')}
        keep={t('keep')}
        onConfirm={run}
        onClose={() => setIsAsked(false)}
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
    </li>
  );
}
