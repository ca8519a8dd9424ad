import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { UploadRow } from '../../../components/upload/upload-row';
import type { UpdateAssessmentInput } from '../../../graphql/schema-generated';
import {
  useSetWelcomeVideoMutation,
  useWelcomeVideoQuery,
  type WelcomeVideo_AssessmentFragment,
} from './welcome-video-generated';
import { NewVideo, VideoIcon } from './new-video';
import { VideoCaptions } from './video-captions';
import { VideoPlayer } from './video-player';
import styles from './welcome-video.module.css';

type Change = Pick<UpdateAssessmentInput, 'welcomeVideoFileId' | 'welcomeVideoUrl' | 'welcomeVideoCaptions'>;

/** The film that candidates see before they start: uploaded in parts, or the address of one. */
export function WelcomeVideoPart({ assessmentId }: { assessmentId: string }) {
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
        {error && !data && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rows={2} />}
        {data && <Content assessment={data.assessment} onChange={change} />}
      </div>
    </section>
  );
}

interface ContentProps {
  assessment: WelcomeVideo_AssessmentFragment;
  onChange: (change: Change) => Promise<unknown>;
}

function Content({ assessment, onChange }: ContentProps) {
  const { language, welcomeVideo, welcomeVideoUrl, welcomeVideoCaptions } = assessment;
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
        <VideoPlayer url={url} isOwn captions={welcomeVideoCaptions} language={language} />
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
