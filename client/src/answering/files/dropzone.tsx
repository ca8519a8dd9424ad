import { Camera, Upload } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { useIsTouch } from '../../hooks/use-is-touch';
import styles from './files.module.css';

/** Some telephones hand over a photo of their own format as a JPEG where that is asked for. */
const acceptOf = (endings: readonly string[]) =>
  [...endings, ...(endings.includes('.jpg') ? ['image/jpeg', '.heic', '.heif'] : [])].join(',');

interface Props {
  endings: readonly string[];
  takesSeveral: boolean;
  /** How many more may come. */
  room: number;
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on. Under it lies a real file field, so it is also a button for the keyboard. */
export function Dropzone({ endings, takesSeveral, room, onFiles }: Props) {
  const { t } = useTranslation('answering');
  const rulesId = useId();
  const [isOver, setIsOver] = useState(false);
  const isTouch = useIsTouch();
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was mended.
    event.target.value = '';
  };
  const zone = (
    <label
      className={classes(styles.zone, isOver && styles.over)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        className={styles.input}
        type="file"
        multiple={takesSeveral && room > 1}
        accept={acceptOf(endings)}
        aria-describedby={rulesId}
        onChange={choose}
      />
      <span className={styles.icon} aria-hidden>
        <Upload size={22} strokeWidth={1.75} />
      </span>
      <span className={styles.invitation}>
        {t(`files.${isTouch ? 'touch' : 'choose'}${takesSeveral ? 'Several' : ''}`)}
      </span>
      <span id={rulesId} className={styles.rules}>
        <bdi dir="ltr">{endings.join(' ')}</bdi> · {t(takesSeveral ? 'files.limitEach' : 'files.limit')}
        {takesSeveral && ` · ${t('files.room', { count: room })}`}
      </span>
    </label>
  );
  if (!isTouch || !endings.includes('.jpg')) return zone;
  return (
    <>
      {zone}
      <label className={styles.camera}>
        <input className={styles.input} type="file" accept="image/*" capture="environment" onChange={choose} />
        <Camera size={18} strokeWidth={1.75} aria-hidden />
        <span>{t('files.photo')}</span>
      </label>
    </>
  );
}
