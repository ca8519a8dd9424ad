import type { AppConfig } from '../config';
import type { Log } from '../observability';

/** Said at the start: whoever puts a proxy in front and leaves the address out would notice nothing else. */
export function warnOfPlainHttp(
  { servesOthersByHttp, publicUrl }: Pick<AppConfig, 'servesOthersByHttp' | 'publicUrl'>,
  log: Log,
): void {
  if (!servesOthersByHttp) return;
  log.warn(
    { publicUrl },
    'MIZAN_PUBLIC_URL is no https address: cookies are not Secure, browsers are not held to https (HSTS), and links in emails lead to publicUrl. Set it to the address that people type, unless nobody but this machine comes.',
  );
}
