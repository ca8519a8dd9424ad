import { InvalidInput } from '../../platform/errors';

/** About an hour of speech. */
const MAX_LENGTH = 65_536;
const FIELD = 'welcomeVideoCaptions';

/** By the first line that the format demands (https://www.w3.org/TR/webvtt1/#file-structure), and at least one time. */
const WEBVTT = /^WEBVTT(?:[ \t][^\n]*)?\n[\s\S]*-->/u;

/** @throws InvalidInput for what no player would show */
export function readCaptions(text: string): string {
  const captions = text.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  if (captions.length > MAX_LENGTH) throw InvalidInput.at(FIELD, 'max-length', { max: MAX_LENGTH });
  if (!WEBVTT.test(captions)) throw InvalidInput.at(FIELD, 'web-vtt');
  return captions;
}
