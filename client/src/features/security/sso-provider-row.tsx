import { Button } from 'antd';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import { toast } from '../../components/toast/toasts';
import { useDeleteSsoProviderMutation, type Sso_ProviderFragment } from './sso-generated';
import styles from './security.module.css';

interface Props {
  provider: Sso_ProviderFragment;
  onEdit: () => void;
  onRemoved: () => Promise<void>;
}

export function SsoProviderRow({ provider, onEdit, onRemoved }: Props) {
  const { t } = useTranslation('security');
  const { id, name, issuer, domains, isForced, isEnabled } = provider;
  const [isAsked, setIsAsked] = useState(false);
  const [remove] = useDeleteSsoProviderMutation();
  const run = async () => {
    await remove({ variables: { input: { id } } });
    toast.success(t('sso.removed'));
    await onRemoved();
  };
  return (
    <li className={styles.key}>
      <Building2 size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <UserText className={styles.title}>{name}</UserText>
        <p className={styles.facts}>
          <LtrText>{issuer}</LtrText>
          <LtrText>{domains.join(', ')}</LtrText>
          {!isEnabled && <span>{t('sso.off')}</span>}
          {isForced && <span>{t('sso.forced')}</span>}
        </p>
      </div>
      <div className={styles.ways}>
        <Button aria-label={t('sso.editOne', { name })} onClick={onEdit}>
          {t('sso.edit')}
        </Button>
        <Button danger aria-label={t('sso.removeOne', { name })} onClick={() => setIsAsked(true)}>
          {t('sso.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('sso.removeTitle', { name })}
        confirm={t('sso.removeConfirm')}
        keep={t('keep')}
        onConfirm={run}
        onClose={() => setIsAsked(false)}
      >
        {t('sso.removeText')}
      </ConfirmDialog>
    </li>
  );
}
