import {
  CircleDashed,
  CloudAlert,
  CloudCheck,
  CloudOff,
  ServerCrash,
  Wifi,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import type { ConnectionStatus } from '../engine/connection';
import type { SaveState } from '../engine/save-state';
import styles from './line-states.module.css';

const SAVE_ICONS: Record<Exclude<SaveState, 'saving'>, LucideIcon> = {
  empty: CircleDashed,
  saved: CloudCheck,
  kept: CloudOff,
  unsent: CloudOff,
  refused: CloudAlert,
};
const LINE_ICONS: Record<ConnectionStatus, LucideIcon> = { online: Wifi, offline: WifiOff, trouble: ServerCrash };

interface Props {
  save: SaveState;
  /** When the server stored the newest answer it has. */
  savedAt: string | null;
  connection: ConnectionStatus;
  /** In few words and without changing its width much, beside the task on a phone. */
  isShort?: boolean;
}

/** What the server has of the answer, and whether the line is up: the only feedback on saving there is. */
export function LineStates({ save, savedAt, connection, isShort = false }: Props) {
  const { t } = useTranslation('exam');
  const LineIcon = LINE_ICONS[connection];
  return (
    <span className={styles.states}>
      {!(isShort && save === 'empty') && (
        <span className={classes(styles.state, styles[save])}>
          <SaveIcon save={save} />
          <span>{t(isShort && save === 'kept' ? 'save.keptShort' : `save.${save}`)}</span>
          {save === 'saved' && savedAt && <SavedTime savedAt={savedAt} />}
        </span>
      )}
      <span className={classes(styles.state, connection !== 'online' && styles.kept)}>
        <LineIcon size={16} strokeWidth={1.75} aria-hidden />
        <span className={isShort ? 'visually-hidden' : undefined}>{t(`connection.${connection}`)}</span>
      </span>
      <SaveAnnouncer save={save} />
    </span>
  );
}

function SavedTime({ savedAt }: { savedAt: string }) {
  const format = useFormat();
  return (
    <time dateTime={savedAt} className={styles.savedTime}>
      {format.time(savedAt)}
    </time>
  );
}

function SaveIcon({ save }: { save: SaveState }) {
  if (save === 'saving') return <span className={styles.spinner} aria-hidden />;
  const Icon = SAVE_ICONS[save];
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

const SETTLED_AFTER_MS = 1_500;

/** For a screen reader: the state it came to rest in, not each save on the way. */
function SaveAnnouncer({ save }: { save: SaveState }) {
  const { t } = useTranslation('exam');
  const [settled, setSettled] = useState<SaveState | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(save), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [save]);
  const isNews = settled !== null && settled !== 'empty' && settled !== 'saving';
  return (
    <span className="visually-hidden" role="status">
      {isNews ? t(`save.${settled}`) : ''}
    </span>
  );
}
