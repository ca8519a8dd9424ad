import { CircleAlert, CloudOff, FileCheck2, FileUp, RotateCw, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import type { FileState, HeldFile } from '../file-port';
import { FileName } from './file-name';
import styles from './files.module.css';
import { kilobytesOf } from './kilobytes';

const ICONS: Record<FileState, LucideIcon> = {
  recording: FileUp,
  sending: FileUp,
  kept: CloudOff,
  unsent: CloudOff,
  sent: FileCheck2,
  refused: CircleAlert,
};

interface Props {
  file: HeldFile;
  isLocked: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file, how far it is, and what can be done with it. */
export function FileRow({ file, isLocked, onRemove, onRetry }: Props) {
  const { t } = useTranslation('answering');
  const { name, state, share, url } = file;
  const Icon = ICONS[state];
  return (
    <li className={classes(styles.file, styles[state])}>
      <Icon className={styles.fileIcon} size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles.names}>
        {url ? (
          <a className={styles.name} href={url} target="_blank" rel="noreferrer" download={name}>
            <FileName>{name}</FileName>
          </a>
        ) : (
          <span className={styles.name}>
            <FileName>{name}</FileName>
          </span>
        )}
        <FileNews file={file} isLocked={isLocked} />
        {state === 'sending' && <progress className={styles.progress} max={1} value={share} aria-label={name} />}
      </span>
      {state === 'refused' && !isLocked && (
        <IconButton icon={RotateCw} label={t('files.retry', { name })} onPress={onRetry} />
      )}
      {!isLocked && <IconButton icon={Trash2} label={t('files.remove', { name })} onPress={onRemove} />}
    </li>
  );
}

function FileNews({ file: { byteSize, state, share, refusedWith }, isLocked }: Pick<Props, 'file' | 'isLocked'>) {
  const { t } = useTranslation('answering');
  const format = useFormat();
  const size = t('files.size', { size: format.number(kilobytesOf(byteSize)) });
  const other = isLocked ? 'final' : 'other';
  const problem =
    refusedWith === 'FILE_TOO_LARGE' ? 'tooLarge' : refusedWith === 'FILE_TYPE_NOT_ALLOWED' ? 'notAllowed' : other;
  return (
    <span className={styles.news} role={state === 'sending' ? undefined : 'status'}>
      {size} · {state === 'sending' && t('files.sending', { percent: format.percent(Math.round(share * 100)) })}
      {state === 'refused' && t(`files.problem.${problem}`)}
      {state !== 'sending' && state !== 'refused' && t(`files.state.${state}`)}
    </span>
  );
}

function IconButton({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onPress}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
