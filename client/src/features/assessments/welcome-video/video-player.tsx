import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CaptionTrack } from '../../../components/media/caption-track';
import { LtrText } from '../../../components/text/ltr-text';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { embeddedVideo } from '../../../lib/media/embedded-video';
import styles from './welcome-video.module.css';

interface Props {
  /** Of a video of our own, or an address somewhere else. */
  url: string;
  isOwn: boolean;
  /** WebVTT, for a video of our own. */
  captions?: string | null;
  language?: ContentLanguage | null;
}

/** The video as candidates will see it; of an address that cannot be shown here, the address. */
export function VideoPlayer({ url, isOwn, captions, language }: Props) {
  const { t } = useTranslation('assessments');
  const embedded = isOwn ? null : embeddedVideo(url);
  if (isOwn) {
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- its captions are edited beside it
      <video
        className={styles.player}
        src={url}
        controls
        preload="metadata"
        playsInline
        dir="ltr"
        aria-label={t('video.player')}
      >
        {captions && <CaptionTrack key={captions} text={captions} language={language ?? 'EN'} />}
      </video>
    );
  }
  if (embedded) {
    return (
      <iframe
        className={styles.player}
        src={embedded}
        title={t('video.player')}
        allow="fullscreen"
        // Some players refuse to play for a page that does not say where it is.
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      <LtrText ellipsis>{url}</LtrText>
    </a>
  );
}
