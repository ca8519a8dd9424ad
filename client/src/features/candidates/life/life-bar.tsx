import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationTable_InvitationFragment } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import { allows, isDangerous, lifeActions } from './life-actions';
import type { LifeQuestion } from './life-dialog';
import { LIFE_ICONS } from './life-icons';
import styles from './life.module.css';
import { useNow } from './use-now';

interface Props {
  invitations: readonly InvitationTable_InvitationFragment[];
  onAsk: (question: LifeQuestion) => void;
  onClear: () => void;
}

/** What can be done with everybody who is ticked; each only to those to whom it can be done. Gone while nobody is. */
export function LifeBar({ invitations, onAsk, onClear }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const now = useNow();
  const count = invitations.length;
  if (count === 0) return null;
  const fitting = lifeActions.map((action) => ({
    action,
    able: invitations.filter((invitation) => allows(action, invitation, now)),
  }));
  return (
    <div className={styles.bulk} role="region" aria-label={t('life.label')}>
      <span className={styles.count} role="status">
        {t('life.chosen', { count, formatted: format.number(count) })}
      </span>
      {fitting.map(({ action, able }) => {
        const Icon = LIFE_ICONS[action];
        return (
          <Button
            key={action}
            danger={isDangerous(action)}
            disabled={able.length === 0}
            icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onAsk({ action, invitations: able })}
          >
            {t(`life.${action}.name`)}
          </Button>
        );
      })}
      <Button
        type="text"
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('life.clear')}
        title={t('life.clear')}
        onClick={onClear}
      />
    </div>
  );
}
