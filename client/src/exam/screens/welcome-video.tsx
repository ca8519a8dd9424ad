import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CaptionTrack } from '../../components/media/caption-track';
import type { ContentLanguage } from '../../graphql/exam-generated';
import { videoTextOf } from '../../lib/media/video-text';
import { videoSourceOf } from '../video-source';
import styles from './welcome-video.module.css';

interface Props {
  address: string;
  /** WebVTT, for a file of our own; another player brings its own. */
  captions?: string | null;
  /** That is spoken in it. */
  language?: ContentLanguage;
}

/** What the employer would like to say first: a file, a video of a known player, or a link to wherever it is. */
export function WelcomeVideo({ address, captions, language }: Props) {
  const { t } = useTranslation('exam');
  const { kind, url } = videoSourceOf(address);
  const title = t('setUp.welcomeVideo');
  if (kind === 'file') {
    return (
      <div>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- shown where the employer has written them */}
        <video className={styles.video} src={url} controls playsInline preload="metadata" dir="ltr" aria-label={title}>
          {captions && <CaptionTrack text={captions} language={language ?? 'EN'} />}
        </video>
        {captions && <AsText captions={captions} language={language ?? 'EN'} />}
      </div>
    );
  }
  if (kind === 'player') {
    return (
      <iframe
        className={styles.video}
        src={url}
        title={title}
        allow="fullscreen; picture-in-picture"
        // Some players refuse to play for a page that does not say where it is; the address holds no token by now.
        referrerPolicy="strict-origin"
        allowFullScreen
      />
    );
  }
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      {title} <ExternalLink size={15} strokeWidth={1.75} aria-hidden />
    </a>
  );
}

/** For whoever cannot hear it, cannot see it, or has no line for it. */
function AsText({ captions, language }: { captions: string; language: ContentLanguage }) {
  const { t } = useTranslation('exam');
  return (
    <details className={styles.asText}>
      <summary>{t('setUp.videoAsText')}</summary>
      {videoTextOf(captions).map((paragraph, index) => (
        // They never change while they are read.
        <p key={index} lang={language.toLowerCase()} dir="auto">
          {paragraph}
        </p>
      ))}
    </details>
  );
}
