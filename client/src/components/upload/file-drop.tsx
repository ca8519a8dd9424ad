import { UploadCloud } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './upload.module.css';

interface Props {
  /** Of the names that are taken, such as `.webm`. */
  endings: readonly string[];
  /** What is asked for: "Drop the video here, or choose it". */
  children: ReactNode;
  /** How large it may be, where that is worth saying. */
  limit?: ReactNode;
  onFile: (file: File) => void;
}

/** A place to drop one file on. Under it lies a real file field, so it is also a button for the keyboard. */
export function FileDrop({ endings, children, limit, onFile }: Props) {
  const { t } = useTranslation('upload');
  const rulesId = useId();
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        className={styles.input}
        type="file"
        accept={endings.join(',')}
        aria-describedby={rulesId}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          take(event.target.files);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <UploadCloud className={styles.dropIcon} size={26} strokeWidth={1.75} aria-hidden />
      <span className={styles.invitation}>{children}</span>
      <span className={styles.rules} id={rulesId}>
        {t('types')} <bdi dir="ltr">{endings.join(' ')}</bdi>
        {limit !== undefined && <> · {limit}</>}
      </span>
    </label>
  );
}
