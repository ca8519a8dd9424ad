import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreActions } from '../../../components/page/more-actions';
import { BulkBar } from '../../../components/table/bulk-bar';
import { MOST_AT_ONCE, useBulkNote } from '../../../components/table/bulk-limits';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { useFormat } from '../../../hooks/use-format';
import { allows, isDangerous, lifeActions } from './life-actions';
import { LIFE_ICONS } from './life-icons';
import type { LifeWish } from './use-life-ask';
import { useNow } from './use-now';

interface Props {
  invitations: readonly InvitationRow_InvitationFragment[];
  onAsk: (wish: LifeWish) => void;
  onClear: () => void;
  /** What comes before, done more often. */
  children?: ReactNode;
}

/** What can be done with everybody who is ticked; each only to those to whom it can be done. Gone while nobody is. */
export function LifeBar({ invitations, onAsk, onClear, children }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const now = useNow();
  const noteFor = useBulkNote();
  const count = invitations.length;
  if (count === 0) return null;
  const fitting = lifeActions.map((action) => ({
    action,
    able: invitations.filter((invitation) => allows(action, invitation, now)),
  }));
  return (
    <BulkBar
      label={t('life.label')}
      note={noteFor(count)}
      count={t('life.selected', { count, formatted: format.number(count) })}
      clear={t('life.clear')}
      onClear={onClear}
    >
      {children}
      <MoreActions opensUp>
        {fitting.map(({ action, able }) => {
          const Icon = LIFE_ICONS[action];
          return (
            <Button
              key={action}
              danger={isDangerous(action)}
              disabled={able.length === 0 || able.length > MOST_AT_ONCE}
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onAsk({ action, invitations: able })}
            >
              {t(`life.${action}.name`)}
            </Button>
          );
        })}
      </MoreActions>
    </BulkBar>
  );
}
