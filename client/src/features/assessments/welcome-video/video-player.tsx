import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import { embeddedVideo } from '../../../lib/media/embedded-video';
import styles from './welcome-video.module.css';

interface Props {
  /** Of a video of our own, or an address somewhere else. */
  url: string;
  isOwn: boolean;
}

/** The video as candidates will see it; of an address that cannot be shown here, the address. */
export function VideoPlayer({ url, isOwn }: Props) {
  const { t } = useTranslation('assessments');
  const embedded = isOwn ? null : embeddedVideo(url);
  if (isOwn) {
    return (
      <video
        className={styles.player}
        src={url}
        controls
        preload="metadata"
        playsInline
        aria-label={t('video.player')}
      />
    );
  }
  if (embedded) {
    return <iframe className={styles.player} src={embedded} title={t('video.player')} allow="fullscreen" />;
  }
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      <LtrText ellipsis>{url}</LtrText>
    </a>
  );
}
