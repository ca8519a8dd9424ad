import type { ReceivedResponse } from './webhook-try.entity';
import type { RawResponse } from './post-message';

/** What people read of an answer; the rest of it tells nothing more. */
const MOST_SHOWN = 4_000;
const MOST_HEADER = 300;
/** What the cut leaves of a sign of two halves: PostgreSQL refuses it in JSON, and the try would never be written down. */
const HALF_PAIR = /\p{Surrogate}/gu;

/** Headers that help to find a fault; the others may be cookies and keys. */
const SHOWN_HEADERS = ['content-type', 'content-length', 'date', 'location', 'retry-after', 'server', 'x-request-id'];

/** The address without what stands in its query: keys are often there. */
export function shownUrl(text: string | null): string {
  if (text === null) return 'callbacks';
  if (!URL.canParse(text)) return text.replace(/[?#].*$/su, '');
  const { origin, pathname, search } = new URL(text);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

/** The headers that went out, without the signatures: with them a stranger could play the message again. */
export function shownRequestHeaders(headers: Record<string, string>): Record<string, string> {
  const { authorization, 'webhook-signature': signature, ...rest } = headers;
  return {
    ...rest,
    ...(authorization !== undefined && { authorization: 'Basic …' }),
    ...(signature !== undefined && {
      'webhook-signature': signature
        .split(' ')
        .map(() => 'v1,…')
        .join(' '),
    }),
  };
}

/** The answer as the log keeps it. `secrets` are cut out of it wherever a receiver repeats them. */
export function shownResponse({ headers, body, isCut }: RawResponse, secrets: readonly string[]): ReceivedResponse {
  const text = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), storable(body));
  const kept = SHOWN_HEADERS.flatMap((name) => {
    const value = headers[name];
    if (typeof value !== 'string') return [];
    return [[name, name === 'location' ? shownUrl(value) : value.slice(0, MOST_HEADER)] as const];
  });
  return {
    headers: Object.fromEntries(kept),
    body: text.slice(0, MOST_SHOWN).replace(HALF_PAIR, '\uFFFD'),
    isCut: isCut || text.length > MOST_SHOWN,
  };
}

/** PostgreSQL stores no NUL, and half a letter at the end of what was read becomes a replacement character. */
function storable(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '\uFFFD');
}
