import { CameraOff, ClockPlus, Info, ServerCrash, TimerOff, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './strip.module.css';

export type StripKind = 'camera' | 'offline' | 'trouble' | 'time-up' | 'late' | 'added';

const ICONS: Record<StripKind, LucideIcon> = {
  camera: CameraOff,
  offline: WifiOff,
  trouble: ServerCrash,
  'time-up': TimerOff,
  late: Info,
  added: ClockPlus,
};

interface Props {
  kind: StripKind;
  children: ReactNode;
  end?: ReactNode;
}

/** One line of news above the question, or above the button on a phone. The question does not move for it. */
export function Strip({ kind, children, end }: Props) {
  const Icon = ICONS[kind];
  const isCalm = kind === 'late' || kind === 'added';
  return (
    <div className={classes(styles.strip, isCalm && styles.plain)}>
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.text} role={isCalm ? 'status' : 'alert'}>
        {children}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
