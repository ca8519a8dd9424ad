import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProctoringTimeline_TimelineFragment as Timeline } from './proctoring-timeline-generated';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import styles from './snapshot-strip.module.css';

/** The pictures in their order, and the gaps where none came. Looking at one is logged, and the note says so. */
export function SnapshotStrip({ timeline: { snapshots, startedAt } }: { timeline: Timeline }) {
  const { t } = useTranslation('proctoring-record');
  if (snapshots.length === 0) return null;
  const isBlind = snapshots.some(({ faces }) => faces === 'UNKNOWN');
  return (
    <>
      <ul className={styles.strip} aria-label={t('snapshots')}>
        {snapshots.map((snapshot) => (
          <Picture key={snapshot.id} snapshot={snapshot} start={startedAt} />
        ))}
      </ul>
      <p className={styles.note}>
        {t('logged')} {isBlind && t('facesUnknown')}
      </p>
    </>
  );
}

function Picture({ snapshot, start }: { snapshot: Timeline['snapshots'][number]; start: string }) {
  const { t } = useTranslation('proctoring-record');
  const format = useFormat();
  const { url, faces, takenAt, askedAt } = snapshot;
  const time = format.clock((Date.parse(takenAt ?? askedAt) - Date.parse(start)) / 1000);
  const isOdd = faces === 'NONE' || faces === 'SEVERAL';
  return (
    <li className={styles.item}>
      {url ? (
        <a className={classes(styles.frame, isOdd && styles.odd)} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('picture', { time })} loading="lazy" width={160} height={120} />
          {isOdd && <span className={styles.hint}>{t(`kind.${faces === 'NONE' ? 'NO_FACE' : 'SEVERAL_FACES'}`)}</span>}
        </a>
      ) : (
        <span className={classes(styles.frame, styles.missing)}>
          <CameraOff size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('missing')}</span>
        </span>
      )}
      <span className={styles.time}>{time}</span>
    </li>
  );
}
