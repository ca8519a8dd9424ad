/** How a welcome video can be shown: played here, in one of the players that the page may hold, or at its own place. */
export interface VideoSource {
  kind: 'file' | 'player' | 'link';
  url: string;
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID = /^[\w-]{6,}$/;

export function videoSourceOf(address: string): VideoSource {
  if (address.startsWith('/')) return { kind: 'file', url: address };
  const embedded = embeddedOf(new URL(address));
  return embedded ? { kind: 'player', url: embedded } : { kind: 'link', url: address };
}

function embeddedOf({ hostname, pathname, searchParams }: URL): string | null {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const youtube = YOUTUBE.test(hostname) ? (searchParams.get('v') ?? last) : hostname === 'youtu.be' ? last : null;
  if (youtube && ID.test(youtube)) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const isVimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(hostname);
  return isVimeo && /^\d+$/.test(last) ? `https://player.vimeo.com/video/${last}` : null;
}
