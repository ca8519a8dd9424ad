import { useTranslation } from 'react-i18next';
import { sharedCamera } from '../../answering/recorder/shared-camera';
import { Button } from '../components/button';
import { Strip } from '../components/strip';
import type { Exam } from '../engine/exam';
import { useProctor } from './use-proctor';
import styles from './camera-news.module.css';

/** The camera that the exam asks for is off; the exam goes on. */
export function CameraNews({ exam }: { exam: Exam }) {
  const { t } = useTranslation('proctoring');
  const { isCameraLost, isRunning } = useProctor(exam.proctor);
  if (!isCameraLost || !isRunning) return null;
  return (
    <aside className={styles.news} aria-label={t('camera.title')}>
      <Strip
        kind="camera"
        end={
          <Button kind="quiet" onClick={() => void sharedCamera.turnOn()}>
            <span>{t('camera.start')}</span>
          </Button>
        }
      >
        {t('camera.lost')}
      </Strip>
    </aside>
  );
}
