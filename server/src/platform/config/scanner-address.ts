/** Where clamd listens. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** `clamav:3310`, or `/run/clamav/clamd.ctl`. Null for what is neither. */
export function readScannerAddress(text: string): ScannerAddress | null {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(\[[\da-f:]+\]|[^\s:/]+):(\d{1,5})$/iu.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[|\]$/gu, ''), port: Number(port) };
}
