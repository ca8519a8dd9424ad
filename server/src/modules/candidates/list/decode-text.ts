const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF16_LITTLE_MARK = [0xff, 0xfe];
const UTF16_BIG_MARK = [0xfe, 0xff];

/** Tab, line ends, form feeds and the end-of-file mark of old: no text file has another control character. */
const CONTROLS_OF_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
/** Text by its bytes, but another kind of file. */
const OTHER_KIND = /^\s*(?:<[!?a-z]|%PDF-|\{\\rtf|MZ|GIF8)/i;

/**
 * The text of a CSV file. A byte order mark decides; without one it is UTF-8, and where that is impossible the code page
 * in which Excel writes Arabic. Null when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return text === null || isBinary(text) || OTHER_KIND.test(text) ? null : text;
}

function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !CONTROLS_OF_TEXT.has(code)) return true;
  }
  return false;
}

function decode(bytes: Uint8Array): string | null {
  if (startsWith(bytes, UTF8_MARK)) return attempt('utf-8', bytes);
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return attempt('utf-16le', bytes);
  if (startsWith(bytes, UTF16_BIG_MARK)) return attempt('utf-16be', bytes);
  return attempt('utf-8', bytes) ?? attempt('windows-1256', bytes);
}

function attempt(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
