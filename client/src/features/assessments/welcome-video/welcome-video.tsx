import { Button, Segmented } from 'antd';
import { Film, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { FileDrop } from '../../../components/upload/file-drop';
import { UploadRow } from '../../../components/upload/upload-row';
import {
  useSetWelcomeVideoMutation,
  useWelcomeVideoQuery,
  type UpdateAssessmentInput,
  type WelcomeVideo_AssessmentFragment,
} from '../../../graphql/generated';
import { useVideoUpload, VIDEO_ENDINGS } from './use-video-upload';
import { VideoCaptions } from './video-captions';
import { VideoLink } from './video-link';
import { VideoPlayer } from './video-player';
import styles from './welcome-video.module.css';

const WAYS = ['upload', 'link'] as const;
type Way = (typeof WAYS)[number];
type Change = Pick<UpdateAssessmentInput, 'welcomeVideoFileId' | 'welcomeVideoUrl' | 'welcomeVideoCaptions'>;

/** The film that candidates see before they start: uploaded in parts, or the address of one. */
export function WelcomeVideo({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('assessments');
  const { data, error, refetch } = useWelcomeVideoQuery({ variables: { id: assessmentId } });
  const [set] = useSetWelcomeVideoMutation();
  const change = (given: Change) => set({ variables: { input: { id: assessmentId, ...given } } });
  return (
    <section className={styles.part} aria-labelledby="welcome-video">
      <div>
        <h2 className={styles.heading} id="welcome-video">
          {t('video.title')}
        </h2>
        <p className={styles.note}>{t('video.note')}</p>
      </div>
      <div className={styles.content}>
        {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <Content assessment={data.assessment} onChange={change} />}
      </div>
    </section>
  );
}

interface ContentProps {
  assessment: WelcomeVideo_AssessmentFragment;
  onChange: (change: Change) => Promise<unknown>;
}

function Content({ assessment: { welcomeVideo, welcomeVideoUrl, welcomeVideoCaptions }, onChange }: ContentProps) {
  const { t } = useTranslation('assessments');
  const remove = (
    <Button
      icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
      // The client has told why it was refused.
      onClick={() => void onChange({ welcomeVideoFileId: null, welcomeVideoUrl: null }).catch(() => undefined)}
    >
      {t('video.remove')}
    </Button>
  );
  if (welcomeVideo) {
    const { name, byteSize, url } = welcomeVideo;
    return (
      <>
        <VideoPlayer url={url} isOwn />
        <UploadRow icon={<VideoIcon />} name={name} byteSize={byteSize} sent={null} failure={null} actions={remove} />
        <VideoCaptions
          isThere={welcomeVideoCaptions !== null}
          onChange={(captions) => onChange({ welcomeVideoCaptions: captions })}
        />
      </>
    );
  }
  if (welcomeVideoUrl) {
    return (
      <>
        <VideoPlayer url={welcomeVideoUrl} isOwn={false} />
        <div>{remove}</div>
      </>
    );
  }
  return <NewVideo onChange={onChange} />;
}

function NewVideo({ onChange }: Pick<ContentProps, 'onChange'>) {
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

const VideoIcon = () => <Film size={20} strokeWidth={1.75} aria-hidden />;
