import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReorderHandle } from '../../components/reorder/reorder-handle';
import type { HandleProps } from '../../components/reorder/use-reorder';
import { UserText } from '../../components/text/user-text';
import { classes } from '../../lib/classes';
import styles from './ranking.module.css';

interface Props {
  text: string;
  /** From 1. */
  place: number;
  count: number;
  isDragged: boolean;
  isLocked: boolean;
  handle: HandleProps;
  onMove: (place: number) => void;
}

export function RankingRow({ text, place, count, isDragged, isLocked, handle, onMove }: Props) {
  const { t } = useTranslation('answering');
  return (
    <li className={classes(styles.row, isDragged && styles.dragged, isLocked && styles.locked)}>
      {!isLocked && (
        <ReorderHandle className={styles.handle} label={t('ranking.move', { text, place, count })} {...handle} />
      )}
      <span className={styles.place}>{place}</span>
      <UserText className={styles.text}>{text}</UserText>
      {!isLocked && (
        <span className={styles.steps}>
          <Step
            label={t('ranking.up', { text })}
            isOff={place === 1}
            onStep={() => onMove(place - 1)}
            icon={<ArrowUp size={18} strokeWidth={1.75} aria-hidden />}
          />
          <Step
            label={t('ranking.down', { text })}
            isOff={place === count}
            onStep={() => onMove(place + 1)}
            icon={<ArrowDown size={18} strokeWidth={1.75} aria-hidden />}
          />
        </span>
      )}
    </li>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  icon: ReactNode;
  onStep: () => void;
}

/** Stays in place and keeps the focus at the end of the list, so that nobody falls out of it. */
function Step({ label, isOff, icon, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onStep}
    >
      {icon}
    </button>
  );
}
