export const roles = ['super-admin', 'admin', 'Hr'] as const;
export type Role = (typeof roles)[number];

/** The staff user behind a request; the role is read with the session row, never from the token. */
export interface Viewer {
  userId: string;
  role: Role;
  /** Of a program with an API key: the id of the key. */
  sessionId: string;
  name: string;
  /** When the person last showed that it is them; programs never do. */
  provedAt?: Date;
  /** A second factor is demanded and the time to add one is over: nothing else opens. */
  lacksFactor?: boolean;
  /** Present when a program calls with an API key of this user. */
  apiKey?: ApiKeyHolder;
}

/** What an API key can be given. A key never reaches further than its owner's role. */
export const apiScopes = ['READ', 'INVITE', 'RESULTS', 'AUTHORING', 'ADMINISTRATION'] as const;
export type ApiScope = (typeof apiScopes)[number];

export interface ApiKeyHolder {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** Where it calls with a token that it got for its key. */
  tokenHash?: Buffer;
}

/** The candidate behind a request, as far as the token alone tells: revocation is checked by the operation's own SQL. */
export interface ExamCredential {
  invitationId: string;
  tokenVersion: number;
}
