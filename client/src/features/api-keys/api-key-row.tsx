import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import { toast } from '../../components/toast/toasts';
import { useRevokeApiKeyMutation, type ApiKeys_KeyFragment } from './api-keys-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './api-keys.module.css';

interface Props {
  apiKey: ApiKeys_KeyFragment;
  onRevoked: () => Promise<void>;
}

export function ApiKeyRow({ apiKey, onRevoked }: Props) {
  const { t } = useTranslation('api-keys');
  const { id, name, hint, scopes, isOwn, isOfOrganization, ownerName, isExpired } = apiKey;
  const owner = isOfOrganization ? t('ofOrganization') : t('ownedBy', { name: ownerName });
  return (
    <li className={styles.key}>
      <KeyRound size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.name}>
          <UserText>{name}</UserText>
          <LtrText className={styles.hint}>{hint}</LtrText>
          {isExpired && <span className={styles.expired}>{t('expired')}</span>}
        </p>
        {!isOwn && <p className={styles.facts}>{owner}</p>}
        <ul className={styles.scopes} aria-label={t('scopes')}>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}.name`)}</li>
          ))}
        </ul>
        <KeyFacts apiKey={apiKey} />
        {isOfOrganization && (
          <p className={styles.facts}>
            <span>{t('clientId')}</span>
            <LtrText>{id}</LtrText>
          </p>
        )}
      </div>
      <RevokeButton apiKey={apiKey} onRevoked={onRevoked} />
    </li>
  );
}

function KeyFacts({ apiKey }: Pick<Props, 'apiKey'>) {
  const { t } = useTranslation('api-keys');
  const format = useFormat();
  const { createdAt, expiresAt, isExpired, lastUsedAt, lastUsedIp, recentCalls } = apiKey;
  const until = expiresAt ? t(isExpired ? 'expiredOn' : 'expires', { date: format.date(expiresAt) }) : t('noExpiry');
  return (
    <p className={styles.facts}>
      <span>{lastUsedAt ? t('lastUsed', { moment: format.moment(lastUsedAt) }) : t('neverUsed')}</span>
      {lastUsedIp && <LtrText>{lastUsedIp}</LtrText>}
      {recentCalls > 0 && <span>{t('calls', { count: recentCalls, formatted: format.number(recentCalls) })}</span>}
      <span>{t('created', { date: format.date(createdAt) })}</span>
      <span>{until}</span>
    </p>
  );
}

function RevokeButton({ apiKey: { id, name }, onRevoked }: Props) {
  const { t } = useTranslation('api-keys');
  const [isAsked, setIsAsked] = useState(false);
  const [revoke] = useRevokeApiKeyMutation();
  const run = async () => {
    await revoke({ variables: { input: { id } } });
    toast.success(t('revoke.done'));
    await onRevoked();
  };
  return (
    <>
      <Button danger aria-label={t('revoke.one', { name })} onClick={() => setIsAsked(true)}>
        {t('revoke.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('revoke.title')}
        confirm={t('revoke.confirm')}
        keep={t('revoke.keep')}
        onConfirm={run}
        onClose={() => setIsAsked(false)}
      >
        {t('revoke.text')}
      </ConfirmDialog>
    </>
  );
}
