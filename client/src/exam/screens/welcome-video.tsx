import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '../../graphql/exam-generated';
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
      <video className={styles.video} src={url} controls playsInline preload="metadata" dir="ltr" aria-label={title}>
        {captions && <Captions text={captions} language={language ?? 'EN'} />}
      </video>
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

function Captions({ text, language }: { text: string; language: ContentLanguage }) {
  const { t } = useTranslation('common');
  const load = useCallback(
    (track: HTMLTrackElement) => {
      track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      return () => URL.revokeObjectURL(track.src);
    },
    [text],
  );
  const label = t(`language.${language}`);
  return <track ref={load} kind="captions" srcLang={language.toLowerCase()} label={label} default />;
}
