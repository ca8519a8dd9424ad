import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { useHeldFiles } from '../use-held-files';
import { MediaPlayer } from './media-player';
import { RecordingNews } from './recording-news';
import { RecordingPanel } from './recording-panel';
import { RecorderNotice } from './recorder-notice';
import styles from './recorder.module.css';
import { useRecorder } from './use-recorder';

/** A video or audio answer: turn on, look, record, listen, and once more if the candidate likes. */
export function RecordedAnswer({ question, isLocked, labelledBy, files }: AnswerProps) {
  const { t } = useTranslation('answering');
  const [state, recorder] = useRecorder(question, files, isLocked);
  const taken = useHeldFiles(files, question.id).find((file) => file.state !== 'recording');
  const isVideo = question.type === 'VIDEO';
  const isOn = state.name === 'ready' || state.name === 'recording';
  if (isOn) {
    return (
      <div role="group" aria-labelledby={labelledBy}>
        <RecordingPanel
          state={state}
          isVideo={isVideo}
          seconds={question.recordSeconds ?? 0}
          replaces={taken !== undefined}
          onStart={recorder.start}
          onStop={recorder.stop}
        />
      </div>
    );
  }
  if (!taken) {
    return (
      <div role="group" aria-labelledby={labelledBy}>
        <RecorderNotice
          state={state}
          isVideo={isVideo}
          seconds={question.recordSeconds ?? 0}
          isLocked={isLocked}
          onTurnOn={() => void recorder.turnOn()}
        />
      </div>
    );
  }
  return (
    <div className={styles.taken} role="group" aria-labelledby={labelledBy}>
      {taken.url && <MediaPlayer url={taken.url} isVideo={isVideo} label={t('recorder.yours')} />}
      <RecordingNews file={taken} isLocked={isLocked} onRetry={() => files.retry(question.id, taken.key)} />
      {!isLocked && (
        <div className={styles.actions}>
          <button type="button" className={styles.quiet} onClick={() => void recorder.turnOn()}>
            {t('recorder.again')}
          </button>
          {state.name === 'failed' && <span className={styles.failed}>{t(`recorder.failed.${state.why}.title`)}</span>}
        </div>
      )}
    </div>
  );
}
