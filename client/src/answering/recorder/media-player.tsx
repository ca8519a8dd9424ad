import type { SyntheticEvent } from 'react';
import styles from './recorder.module.css';

interface Props {
  url: string;
  isVideo: boolean;
  label: string;
}

/** Further than any recording lasts. */
const FAR_SECONDS = 1e7;

/** A recorder writes no length into its file; going to its end once makes the browser find it. */
function findLength({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>): void {
  if (Number.isFinite(media.duration)) return;
  media.ondurationchange = () => {
    if (!Number.isFinite(media.duration)) return;
    media.ondurationchange = null;
    media.currentTime = 0;
  };
  media.currentTime = FAR_SECONDS;
}

/** Plays a recording back. The controls are the browser's own, and never mirrored. */
export function MediaPlayer({ url, isVideo, label }: Props) {
  const shared = { src: url, controls: true, preload: 'metadata', 'aria-label': label, onLoadedMetadata: findLength };
  // Nobody has written down what a candidate says.
  return isVideo ? (
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video className={styles.player} playsInline dir="ltr" {...shared} />
  ) : (
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <audio className={styles.sound} dir="ltr" {...shared} />
  );
}
