import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraView } from '../../answering/recorder/camera-view';
import { LevelMeter } from '../../answering/recorder/level-meter';
import { Recorder } from '../../answering/recorder/recorder';
import { Button } from '../components/button';
import styles from './equipment-check.module.css';

/** Nothing is recorded here. */
const nowhere = () => ({ write: () => undefined, finish: () => undefined });

/** Camera and microphone, before a clock runs: only where a question will ask for them. */
export function EquipmentCheck({ withCamera }: { withCamera: boolean }) {
  const { t } = useTranslation(['exam', 'answering']);
  const [recorder] = useState(() => new Recorder({ withPicture: withCamera, seconds: 1, open: nowhere }));
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  useEffect(() => () => recorder.leave(), [recorder]);
  const kind = withCamera ? 'camera' : 'microphone';
  return (
    <section className={styles.check} aria-label={t(`setUp.equipment.${kind}`)}>
      <p className={styles.label}>{t(`setUp.equipment.${kind}`)}</p>
      {state.name === 'ready' ? (
        <div className={styles.live}>
          {withCamera && <CameraView stream={state.stream} />}
          <LevelMeter stream={state.stream} />
          <p className={styles.text} role="status">
            {t(`setUp.equipment.${kind}Works`)}
          </p>
        </div>
      ) : (
        <>
          <p className={styles.text} role="status">
            {state.name === 'failed'
              ? `${t(`answering:recorder.failed.${state.why}.title`)}. ${t(`answering:recorder.failed.${state.why}.text`)}`
              : t(`setUp.equipment.${kind}Text`)}
          </p>
          <Button kind="quiet" isBusy={state.name === 'asking'} onClick={() => void recorder.turnOn()}>
            <span>{state.name === 'failed' ? t('answering:recorder.tryAgain') : t('setUp.equipment.check')}</span>
          </Button>
        </>
      )}
    </section>
  );
}
