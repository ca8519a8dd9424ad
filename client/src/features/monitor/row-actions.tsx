import { Button, Tooltip, type MenuProps } from 'antd';
import {
  CircleStop,
  ClockPlus,
  FileCheck,
  Hourglass,
  MessageSquare,
  Pause,
  Play,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuOfRow } from '../../components/table/menu-of-row';
import type { AttemptCommand } from './control.schema';
import type { MonitoredAttempt } from './monitored-attempts';
import styles from './monitor.module.css';

export interface MonitorActions {
  onControl: (control: AttemptCommand, attempt: MonitoredAttempt) => void;
  onContinue: (attempt: MonitoredAttempt) => void;
  onMessage: (attempt: MonitoredAttempt) => void;
  onLedger: (attempt: MonitoredAttempt) => void;
  onResult: (attempt: MonitoredAttempt) => void;
}

const size = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pausing, adding time and writing at one press, the rest in a menu; nothing that would be refused. */
export function RowActions({ attempt, ...actions }: MonitorActions & { attempt: MonitoredAttempt }) {
  const { t } = useTranslation('monitor');
  const isRunning = attempt.state === 'IN_PROGRESS';
  const button = (Icon: LucideIcon, label: string, run: () => void) => (
    <Tooltip title={label}>
      <Button type="text" icon={<Icon {...size} />} aria-label={label} onClick={run} />
    </Tooltip>
  );
  return (
    <span className={styles.actions}>
      {isRunning && (
        <>
          {attempt.pausedAt
            ? button(Play, t('action.continue'), () => actions.onContinue(attempt))
            : button(Pause, t('action.pause'), () => actions.onControl('pause', attempt))}
          {button(ClockPlus, t('action.addTime'), () => actions.onControl('addTime', attempt))}
          {button(MessageSquare, t('action.message'), () => actions.onMessage(attempt))}
        </>
      )}
      <RowMenu attempt={attempt} isRunning={isRunning} {...actions} />
    </span>
  );
}

function RowMenu({
  attempt,
  isRunning,
  ...actions
}: MonitorActions & { attempt: MonitoredAttempt; isRunning: boolean }) {
  const { t } = useTranslation('monitor');
  const item = (key: string, Icon: LucideIcon, label: ReactNode, onClick: () => void, danger = false) => ({
    key,
    label,
    onClick,
    danger,
    icon: <Icon {...size} />,
  });
  const items: MenuProps['items'] = [
    item('ledger', Hourglass, t('action.ledger'), () => actions.onLedger(attempt)),
    ...(isRunning
      ? [item('end', CircleStop, t('action.end'), () => actions.onControl('end', attempt), true)]
      : [
          {
            ...item('reopen', RotateCcw, <Reopen attempt={attempt} />, () => actions.onControl('reopen', attempt)),
            disabled: attempt.answersForgottenAt !== null,
          },
          item('result', FileCheck, t('action.result'), () => actions.onResult(attempt)),
        ]),
  ];
  return (
    <MenuOfRow items={items} label={t('action.more', { name: attempt.candidate.name })} title={t('action.menu')} />
  );
}

/** Why it cannot be done stands where it would be pressed. */
function Reopen({ attempt }: { attempt: MonitoredAttempt }) {
  const { t } = useTranslation('monitor');
  return (
    <span className={styles.stacked}>
      {t('action.reopen')}
      {attempt.answersForgottenAt && <span className={styles.second}>{t('action.answersForgotten')}</span>}
    </span>
  );
}
