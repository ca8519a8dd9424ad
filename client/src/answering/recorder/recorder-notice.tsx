import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { RecorderState } from './recorder';
import styles from './recorder.module.css';

interface Props {
  state: RecorderState;
  isVideo: boolean;
  seconds: number;
  isLocked: boolean;
  onTurnOn: () => void;
}

/** Before there is a picture or a sound: what will be asked for, or why it is not there and how to mend it. */
export function RecorderNotice({ state, isVideo, seconds, isLocked, onTurnOn }: Props) {
  const { t } = useTranslation('answering');
  const format = useFormat();
  const kind = isVideo ? 'video' : 'audio';
  const isFailed = state.name === 'failed';
  const Icon = isVideo ? (isFailed ? VideoOff : Video) : isFailed ? MicOff : Mic;
  if (isLocked) return <p className={styles.none}>{t('view.none')}</p>;
  return (
    <div className={styles.notice}>
      <span className={isFailed ? styles.noticeIconFailed : styles.noticeIcon} aria-hidden>
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <div role="status">
        <p className={styles.title}>
          {isFailed ? t(`recorder.failed.${state.why}.title`) : t(`recorder.${kind}.title`)}
        </p>
        <p className={styles.text}>
          {isFailed
            ? t(`recorder.failed.${state.why}.text`)
            : t(`recorder.${kind}.text`, { time: format.duration(seconds, 'long') })}
        </p>
      </div>
      <button
        type="button"
        className={styles.primary}
        aria-busy={state.name === 'asking'}
        aria-disabled={state.name === 'asking'}
        onClick={state.name === 'asking' ? undefined : onTurnOn}
      >
        {state.name === 'asking'
          ? t('recorder.asking')
          : isFailed
            ? t('recorder.tryAgain')
            : t(`recorder.${kind}.turnOn`)}
      </button>
    </div>
  );
}
