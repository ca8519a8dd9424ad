import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { StatusDot } from '../../components/status/status-dot';
import { UserText } from '../../components/text/user-text';
import { useRevokeShareLinkMutation, type ShareLink_LinkFragment } from './share-link-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './share.module.css';

interface Props {
  links: readonly ShareLink_LinkFragment[];
  onChanged: () => void;
}

/** Every link to the result: who made it, until when it works, when it was last opened. */
export function ShareLinkList({ links, onChanged }: Props): ReactNode {
  const { t } = useTranslation('exports');
  const [now] = useState(() => Date.now());
  return (
    <section className={styles.list} aria-label={t('share.links')}>
      <h3>{t('share.links')}</h3>
      {links.length === 0 && <p className={styles.lead}>{t('share.none')}</p>}
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} now={now} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link, now, onChanged }: { link: ShareLink_LinkFragment; now: number; onChanged: () => void }) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  const { createdAt, expiresAt, revokedAt, lastUsedAt, useCount, createdByName } = link;
  const state = revokedAt ? 'revoked' : Date.parse(expiresAt) <= now ? 'expired' : 'open';
  const used = lastUsedAt
    ? t('share.used', { count: useCount, formatted: format.number(useCount), moment: format.moment(lastUsedAt) })
    : t('share.unused');
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <StatusDot tone={state === 'open' ? 'success' : 'hollow'}>{t(`share.state.${state}`)}</StatusDot>
        <span>{t('share.until', { moment: format.moment(expiresAt) })}</span>
        <span>{used}</span>
        <span>
          {t('share.made', { moment: format.moment(createdAt) })}
          {createdByName && (
            <>
              {' · '}
              <UserText>{createdByName}</UserText>
            </>
          )}
        </span>
      </div>
      {state === 'open' && <RevokeButton id={link.id} onRevoked={onChanged} />}
    </li>
  );
}

function RevokeButton({ id, onRevoked }: { id: string; onRevoked: () => void }) {
  const { t } = useTranslation('exports');
  const [isAsked, setAsked] = useState(false);
  const [revoke] = useRevokeShareLinkMutation();
  return (
    <>
      <Button danger size="small" onClick={() => setAsked(true)}>
        {t('share.revoke.name')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('share.revoke.title')}
        confirm={t('share.revoke.name')}
        keep={t('share.revoke.keep')}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await revoke({ variables: { input: { id } } });
          onRevoked();
        }}
      >
        {t('share.revoke.text')}
      </ConfirmDialog>
    </>
  );
}
