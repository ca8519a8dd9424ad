import { createHmac } from 'node:crypto';

export interface SignedParts {
  /** The `webhook-id`, the same at every try. */
  id: string;
  /** Of this try. */
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks 1.0.0: one signature for each secret, so that receivers can change theirs at leisure. */
export function signedHeaders({ id, at, body }: SignedParts, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${signatureOf(`${id}.${timestamp}.${body}`, secret)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function signatureOf(text: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
