import { NotUnderstood } from './not-understood';

const UTF16_LITTLE_MARK = [0xff, 0xfe];
const UTF16_BIG_MARK = [0xfe, 0xff];
/** Tab, line ends, form feeds and the end-of-file mark of old: no text file has another control character. */
const CONTROLS_OF_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);

/**
 * The text of a file, with `\n` for every line end. UTF-16 is known by its byte order mark; everything else must be UTF-8: a guess
 * between the code pages of two languages would turn questions into letters that nobody wrote.
 * @throws NotUnderstood NOT_UTF8 or NOT_TEXT
 */
export function sourceText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/\r\n?/gu, '\n');
  const control = controlIn(text);
  if (control >= 0) throw new NotUnderstood('NOT_TEXT', {}, lineAt(text, control));
  return text;
}

/** From 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return attempt('utf-16le', bytes);
  if (startsWith(bytes, UTF16_BIG_MARK)) return attempt('utf-16be', bytes);
  return attempt('utf-8', bytes);
}

function attempt(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new NotUnderstood('NOT_UTF8');
  }
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function controlIn(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !CONTROLS_OF_TEXT.has(code)) return at;
  }
  return -1;
}
