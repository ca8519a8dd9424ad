import { Segmented } from 'antd';
import { Film } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/upload/file-drop';
import { UploadRow } from '../../../components/upload/upload-row';
import type { UpdateAssessmentInput } from '../../../graphql/schema-generated';
import { useVideoUpload, VIDEO_ENDINGS } from './use-video-upload';
import { VideoLink } from './video-link';
import styles from './welcome-video.module.css';

const WAYS = ['upload', 'link'] as const;
type Way = (typeof WAYS)[number];

interface Props {
  onChange: (change: Pick<UpdateAssessmentInput, 'welcomeVideoFileId' | 'welcomeVideoUrl'>) => Promise<unknown>;
}

/** Where there is none yet: a file, or an address. */
export function NewVideo({ onChange }: Props) {
  const { t } = useTranslation('assessments');
  const [way, setWay] = useState<Way>('upload');
  const upload = useVideoUpload((welcomeVideoFileId) => onChange({ welcomeVideoFileId }));
  const { sending } = upload;
  if (sending) {
    const { file, sent, failure } = sending;
    return (
      <UploadRow
        icon={<VideoIcon />}
        name={file.name}
        byteSize={file.size}
        sent={sent}
        failure={failure}
        onRetry={failure?.code === 'FILE_TYPE_NOT_ALLOWED' ? undefined : upload.retry}
        onCancel={upload.cancel}
      />
    );
  }
  return (
    <>
      <Segmented
        className={styles.ways ?? ''}
        aria-label={t('video.title')}
        value={way}
        options={WAYS.map((each) => ({ value: each, label: t(`video.way.${each}`) }))}
        onChange={setWay}
      />
      {way === 'upload' ? (
        <FileDrop endings={VIDEO_ENDINGS} onFile={upload.choose}>
          {t('video.drop')}
        </FileDrop>
      ) : (
        <VideoLink onLink={(welcomeVideoUrl) => onChange({ welcomeVideoUrl }).catch(() => undefined)} />
      )}
    </>
  );
}

export const VideoIcon = () => <Film size={20} strokeWidth={1.75} aria-hidden />;
