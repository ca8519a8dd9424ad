import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { Meter } from '../../../components/status/meter';
import { StatusDot } from '../../../components/status/status-dot';
import { LtrText } from '../../../components/text/ltr-text';
import { copyText } from '../../../components/toast/copy-text';
import { toast } from '../../../components/toast/toasts';
import {
  useChangePublicLinkMutation,
  useClosePublicLinkMutation,
  type PublicLink_LinkFragment,
} from './public-link-generated';
import { useFormat } from '../../../hooks/use-format';
import { LinkForm } from './link-form';
import styles from './public-link.module.css';

/** The address, how many have joined by it, and what can be changed of it. */
export function OpenLink({ link, onChanged }: { link: PublicLink_LinkFragment; onChanged: () => void }): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const [change] = useChangePublicLinkMutation();
  const { id, url, state, cap, joinedCount, closesAt } = link;
  const joined = t('publicLink.joined', { joined: format.number(joinedCount), cap: format.number(cap) });
  const copy = () => copyText(url, t('publicLink.copied'));
  return (
    <>
      <StatusDot tone={state === 'OPEN' ? 'success' : 'warning'}>{t(`publicLink.state.${state}`)}</StatusDot>
      <div className={styles.address}>
        <LtrText className={styles.url ?? ''}>{url}</LtrText>
        <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('publicLink.copy')}
        </Button>
      </div>
      <p className={styles.joined}>{joined}</p>
      <Meter share={joinedCount / cap} label={joined} height={6} />
      <LinkForm
        key={`${cap} ${closesAt}`}
        initial={{ cap: String(cap), closesAt }}
        joined={joinedCount}
        send={t('common:action.save')}
        beside={<CloseLink id={id} onClosed={onChanged} />}
        onSend={async (input) => {
          await change({ variables: { input: { id, ...input } } });
          toast.success(t('publicLink.saved'));
          onChanged();
        }}
      />
    </>
  );
}

function CloseLink({ id, onClosed }: { id: string; onClosed: () => void }) {
  const { t } = useTranslation('candidates');
  const [isAsked, setAsked] = useState(false);
  const [close] = useClosePublicLinkMutation();
  return (
    <>
      <Button danger onClick={() => setAsked(true)}>
        {t('publicLink.close.name')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('publicLink.close.title')}
        confirm={t('publicLink.close.name')}
        keep={t('publicLink.close.keep')}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await close({ variables: { input: { id } } });
          onClosed();
        }}
      >
        {t('publicLink.close.text')}
      </ConfirmDialog>
    </>
  );
}
