export const roles = ['super-admin', 'admin', 'Hr'] as const;
export type Role = (typeof roles)[number];

/** The staff user behind a request; the role is read with the session row, never from the token. */
export interface Viewer {
  userId: string;
  role: Role;
  sessionId: string;
  name: string;
}

/** The candidate behind a request, as far as the token alone tells: revocation is checked by the operation's own SQL. */
export interface Sitting {
  invitationId: string;
  tokenVersion: number;
}
