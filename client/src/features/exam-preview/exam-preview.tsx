import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './exam-preview.module.css';
import { PreviewMarks } from './preview-marks';
import { PreviewToolbar, type Device } from './preview-toolbar';
import { useExamFrame } from './use-exam-frame';

/** The real exam page, sat without a candidate; at its end, what the answers would earn. Nothing of it is stored. */
export function ExamPreview({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('preview');
  const [device, setDevice] = useState<Device>('desktop');
  const { frame, news, round, send, restart } = useExamFrame();
  return (
    <div className={styles.preview}>
      <PreviewToolbar device={device} news={news} onDevice={setDevice} onCommand={send} onRestart={restart} />
      <div className={styles.stage}>
        <iframe
          key={round}
          ref={frame}
          className={classes(styles.frame, device === 'phone' && styles.phone)}
          src={`/Exam/Preview/${assessmentId}`}
          title={t('frame')}
          allow="camera; microphone; fullscreen"
        />
        {news?.stage === 'ended' && (
          <PreviewMarks key={news.seed} assessmentId={assessmentId} seed={news.seed} answers={news.answers} />
        )}
      </div>
    </div>
  );
}
