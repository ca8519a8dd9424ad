import { Camera, CameraOff, ScanFace } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraView } from '../../answering/recorder/camera-view';
import { sharedCamera } from '../../answering/recorder/shared-camera';
import { Button } from '../components/button';
import type { FaceHint } from '../engine/ports';
import styles from './camera-panel.module.css';
import { takePicture } from '../engine/proctoring/take-picture';

/** The camera before the exam: what it sees, and how to get it going. The same stream serves the exam afterwards. */
export function CameraPanel({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('proctoring');
  const state = useSyncExternalStore(sharedCamera.subscribe, sharedCamera.state);
  if (state.name === 'on') return <Live stream={state.stream} />;
  const text =
    state.name === 'failed'
      ? t(`camera.failed.${state.why}`)
      : t(state.name === 'asking' ? 'camera.asking' : 'camera.text');
  const Icon = state.name === 'failed' ? CameraOff : Camera;
  return (
    <section className={styles.panel} aria-label={t('camera.title')}>
      <Icon className={styles.icon} size={26} strokeWidth={1.75} aria-hidden />
      <p className={styles.text} role="status">
        {text} {!isRequired && state.name === 'failed' && t('camera.optional')}
      </p>
      <Button kind="quiet" isBusy={state.name === 'asking'} onClick={() => void sharedCamera.turnOn()}>
        <span>{t(state.name === 'failed' ? 'camera.again' : 'camera.start')}</span>
      </Button>
    </section>
  );
}

function Live({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('proctoring');
  const faces = useFaces(stream);
  return (
    <section className={styles.live} aria-label={t('camera.title')}>
      <CameraView stream={stream} />
      <span className={styles.oval} aria-hidden />
      <span className={styles.on}>{t('camera.on')}</span>
      {faces && (
        <span className={styles.face} role="status">
          <ScanFace size={15} strokeWidth={1.75} aria-hidden />
          {t(`camera.face.${faces}`)}
        </span>
      )}
    </section>
  );
}

const EVERY_MS = 2_500;

/** A guess made on this device; null while there is none, or where it cannot be made. */
function useFaces(stream: MediaStream): Exclude<FaceHint, 'UNKNOWN'> | null {
  const [faces, setFaces] = useState<FaceHint | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const { countFaces } = await import('../engine/proctoring/count-faces');
      const { canvas } = await takePicture(stream);
      const found = await countFaces(canvas);
      if (!isWanted) return;
      setFaces(found);
      timer = setTimeout(() => void look().catch(() => setFaces(null)), EVERY_MS);
    };
    void look().catch(() => undefined);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [stream]);
  return faces === 'UNKNOWN' ? null : faces;
}
