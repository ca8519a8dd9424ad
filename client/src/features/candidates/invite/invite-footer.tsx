import { Button, Progress } from 'antd';
import { Coins, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import { useClearList } from './use-clear-list';
import { isBeyondCredits, type Hindrance } from './use-invite';
import styles from './invite-drawer.module.css';

interface Props {
  /** How many are ready. */
  count: number;
  remaining: number | null;
  isSending: boolean;
  /** Why nobody was invited when it was pressed. */
  hindrance: Hindrance | null;
  onClose: () => void;
  /** Null while there is nothing to clear. */
  onClear: (() => () => void) | null;
  onSend: () => void;
}

export function InviteFooter(props: Props): ReactNode {
  const { count, remaining, isSending, hindrance, onClose, onClear, onSend } = props;
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const clear = useClearList();
  const numbers = { count, formatted: format.number(count) };
  return (
    <>
      {isSending && (
        <Progress
          percent={100}
          status="active"
          showInfo={false}
          size="small"
          aria-label={t('invite.sending', numbers)}
        />
      )}
      {hindrance && (
        <p className={styles.ask} role="alert">
          {t(`candidates:invite.${hindrance}`)}
        </p>
      )}
      <div className={styles.footer}>
        <Credits count={count} remaining={remaining} />
        {onClear && (
          <Button type="text" disabled={isSending} onClick={() => clear(onClear)}>
            {t('invite.clear')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common:action.close')}</Button>
        <Button
          type="primary"
          loading={isSending}
          icon={<Send className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onSend}
        >
          {t('invite.button', numbers)}
        </Button>
      </div>
    </>
  );
}

function Credits({ count, remaining }: { count: number; remaining: number | null }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const over = isBeyondCredits(count, remaining);
  const numbers = { count, formatted: format.number(count), remaining: format.number(remaining ?? 0) };
  const key = remaining === null ? 'invite.usesUnlimited' : over ? 'invite.usesTooMany' : 'invite.uses';
  return (
    <span className={over ? styles.over : styles.credits} role={over ? 'alert' : undefined}>
      <Coins size={16} strokeWidth={1.75} aria-hidden /> {t(key, numbers)}
    </span>
  );
}
