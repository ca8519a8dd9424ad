import { Webhook } from 'standardwebhooks';
import type { ReceivedCall } from './receiver';

export interface GenuineMessage {
  type: string;
  data: Record<string, unknown>;
}

/** What a call says, by the library that receivers use. @throws when it is not signed with the secret, or not of now. */
export function genuine({ body, headers }: ReceivedCall, secret: string): GenuineMessage {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as GenuineMessage;
}
