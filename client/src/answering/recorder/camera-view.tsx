import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recorder.module.css';

/** What the camera sees, as in a mirror. Silent, or the candidate would hear themselves. */
export function CameraView({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('answering');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} className={styles.camera} autoPlay muted playsInline aria-label={t('recorder.camera')} />;
}
