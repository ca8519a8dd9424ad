const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF16_LITTLE_MARK = [0xff, 0xfe];
const UTF16_BIG_MARK = [0xfe, 0xff];

/** Tab, line ends, form feeds and the end-of-file mark of old: no text file has another control character. */
const CONTROLS_OF_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
/** Text by its bytes, but another kind of file. */
const OTHER_KIND = /^\s*(?:<[!?a-z]|%PDF-|\{\\rtf|MZ|GIF8)/i;

export const textEncodings = ['UTF_8', 'UTF_16', 'WINDOWS_1252', 'WINDOWS_1256'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * The text of a CSV file. A byte order mark decides; without one it is UTF-8, and where that is impossible one of the two code
 * pages in which Excel writes, unless somebody says which. Null when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array, told?: TextEncoding | null): DecodedText | null {
  const decoded = decode(bytes, told ?? null);
  return decoded === null || isBinary(decoded.text) || OTHER_KIND.test(decoded.text) ? null : decoded;
}

function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !CONTROLS_OF_TEXT.has(code)) return true;
  }
  return false;
}

function decode(bytes: Uint8Array, told: TextEncoding | null): DecodedText | null {
  if (startsWith(bytes, UTF8_MARK)) return attempt('UTF_8', 'utf-8', bytes);
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return attempt('UTF_16', 'utf-16le', bytes);
  if (startsWith(bytes, UTF16_BIG_MARK)) return attempt('UTF_16', 'utf-16be', bytes);
  const unicode = told === null || told === 'UTF_8' ? attempt('UTF_8', 'utf-8', bytes) : null;
  if (unicode) return unicode;
  const isArabic = told === null ? looksArabic(bytes) : told === 'WINDOWS_1256';
  return attempt(isArabic ? 'WINDOWS_1256' : 'WINDOWS_1252', isArabic ? 'windows-1256' : 'windows-1252', bytes);
}

/** Arabic words are runs of letters beyond ASCII; in French or German such letters stand alone among others. */
function looksArabic(bytes: Uint8Array): boolean {
  let inRuns = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (!isBeyondAscii(bytes[at])) continue;
    if (isBeyondAscii(bytes[at - 1]) || isBeyondAscii(bytes[at + 1])) inRuns++;
    else alone++;
  }
  return inRuns > alone;
}

const isBeyondAscii = (byte: number | undefined) => (byte ?? 0) >= 0xc0;

function attempt(encoding: TextEncoding, label: string, bytes: Uint8Array): DecodedText | null {
  try {
    return { encoding, text: new TextDecoder(label, { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
