import { embeddedVideo } from '../lib/media/embedded-video';

/** How a welcome video can be shown: played here, in one of the players that the page may hold, or at its own place. */
export interface VideoSource {
  kind: 'file' | 'player' | 'link';
  url: string;
}

export function videoSourceOf(address: string): VideoSource {
  if (address.startsWith('/')) return { kind: 'file', url: address };
  const embedded = embeddedVideo(address);
  return embedded === null ? { kind: 'link', url: address } : { kind: 'player', url: embedded };
}
