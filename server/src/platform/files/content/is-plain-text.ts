/** What no text holds: control characters other than tab, line feed, form feed and carriage return. */
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

const utf16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

export function isMarkedText(bytes: Buffer): boolean {
  return utf16.some(({ mark }) => bytes.subarray(0, mark.length).equals(mark)) && isPlainText(bytes);
}

/** Whether all of it is text: UTF-8, or UTF-16 that says so, without anything that only binary files have. */
export function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const encoding = utf16.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))?.encoding ?? 'utf-8';
  try {
    return !control.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
