import type { IncomingHttpHeaders } from 'node:http';
import type { ExamCredential, Viewer } from '../caller/viewer';

/** Live topic: a session was ended; payload `{ sessionId }`. */
export const SESSION_ENDED = 'session.ended';

/** Live topic: a session goes on under another token, and its sockets have to come back with that; payload `{ sessionId }`. */
export const SESSION_RENEWED = 'session.renewed';

/** Live topic: a user was disabled or deleted, and everything that was open in their name ends; payload `{ userId }`. */
export const USER_SHUT_OUT = 'user.shut-out';

/** Implemented by the identity module. */
export abstract class StaffAuthenticator {
  /** The viewer behind a session cookie or bearer token, or null. */
  abstract authenticate(request: { headers: IncomingHttpHeaders }): Promise<Viewer | null>;

  /** The same viewer again if the session still lives, with the role as it is now; does not count as use. */
  abstract recheck(viewer: Viewer): Promise<Viewer | null>;
}

/** Implemented by the candidates module: a pure check of the token, with no database behind it. */
export abstract class ExamAuthenticator {
  abstract authenticate(token: string): ExamCredential | null;
}

/** Implemented by the exam module: a pure check of the seal in the address of a file, with no database behind it. */
export abstract class SealedFiles {
  /** The sitting for which this file was sealed; null for anything else, and when its time is over. */
  abstract read(fileId: string, seal: unknown): ExamCredential | null;
}
