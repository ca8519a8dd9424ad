import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { watchLevel } from './watch-level';
import styles from './recorder.module.css';

const BARS = 12;

/** How loud the microphone hears, so that a dead one is noticed before anything is said into it. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('answering');
  const [level, setLevel] = useState(0);
  useEffect(() => watchLevel(stream, setLevel), [stream]);
  const lit = Math.round(level * BARS);
  return (
    <span className={styles.meter} role="img" aria-label={t('recorder.level')}>
      {Array.from({ length: BARS }, (_, index) => (
        <span key={index} className={classes(styles.bar, index < lit && styles.lit)} />
      ))}
    </span>
  );
}
