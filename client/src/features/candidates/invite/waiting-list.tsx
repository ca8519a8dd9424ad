import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { useFormat } from '../../../hooks/use-format';
import { useClearList } from './use-clear-list';
import styles from './invite-drawer.module.css';

interface Props {
  /** Lines or rows in the list that was begun. */
  count: number;
  onContinue: () => void;
  /** @returns puts everything back */
  onClear: () => () => void;
}

/** A list that was begun and not sent, while its drawer is closed. */
export function WaitingList({ count, onContinue, onClear }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const clear = useClearList();
  if (count === 0) return null;
  return (
    <div className={styles.waitingList}>
      <InlineAlert
        tone="info"
        action={
          <span className={styles.waiting}>
            <Button size="small" type="primary" onClick={onContinue}>
              {t('invite.continue')}
            </Button>
            <Button size="small" type="text" onClick={() => clear(onClear)}>
              {t('invite.clear')}
            </Button>
          </span>
        }
      >
        {t('invite.waiting', { count, formatted: format.number(count) })}
      </InlineAlert>
    </div>
  );
}
