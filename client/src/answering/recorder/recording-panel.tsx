import { Circle, Mic, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format/durations';
import { classes } from '../../lib/classes';
import { CameraView } from './camera-view';
import { LevelMeter } from './level-meter';
import type { RecorderState } from './recorder';
import styles from './recorder.module.css';
import { useRemaining } from './use-remaining';

interface Props {
  state: Extract<RecorderState, { name: 'ready' | 'recording' }>;
  isVideo: boolean;
  seconds: number;
  /** There is a recording already, which this one will take the place of. */
  replaces: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** What camera and microphone give, the time that is left, and the one button. */
export function RecordingPanel({ state, isVideo, seconds, replaces, onStart, onStop }: Props) {
  const { t } = useTranslation('answering');
  const isRecording = state.name === 'recording';
  const left = useRemaining(isRecording ? state.endsAt : null, seconds);
  return (
    <div className={styles.panel}>
      {isVideo ? (
        <CameraView stream={state.stream} />
      ) : (
        <span className={classes(styles.microphone, isRecording && styles.live)} aria-hidden>
          <Mic size={30} strokeWidth={1.75} />
        </span>
      )}
      <LevelMeter stream={state.stream} />
      <p className={styles.time}>
        {isRecording && <span className={styles.dot} aria-hidden />}
        <span>{isRecording ? t('recorder.left') : t('recorder.atMost')}</span>
        <bdi dir="ltr" className={styles.clock} role="timer">
          {formatClock(left)}
        </bdi>
      </p>
      {isRecording ? (
        <button type="button" className={styles.stop} onClick={onStop}>
          <Square size={16} fill="currentColor" aria-hidden /> {t('recorder.stop')}
        </button>
      ) : (
        <button type="button" className={styles.primary} onClick={onStart}>
          <Circle size={16} fill="currentColor" aria-hidden /> {t('recorder.start')}
        </button>
      )}
      <p className={styles.text} role="status">
        {isRecording ? t('recorder.isKept') : replaces ? t('recorder.replaces') : t('recorder.check')}
      </p>
    </div>
  );
}
