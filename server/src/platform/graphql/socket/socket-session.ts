import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { CallerRequest, StaffAuthenticator, Viewer } from '../../access';

/** Close codes of graphql-ws: the client stops reconnecting on them and asks for a sign-in. */
export const UNAUTHORIZED = 4401;
export const FORBIDDEN = 4403;
/** Of WebSockets themselves; the client tries again, later and later. */
export const TRY_LATER = 1013;

export type SocketContext = Context<Record<string, unknown> | undefined, Extra & { viewer?: Viewer }>;

/** Cookie of the upgrade request, or `authorization` (a session's token or an API key) in the connection's parameters. */
export function headersOfSocket(ctx: SocketContext): IncomingHttpHeaders {
  const { authorization = ctx.connectionParams?.Authorization } = ctx.connectionParams ?? {};
  const { headers } = ctx.extra.request;
  return typeof authorization === 'string' ? { ...headers, authorization } : headers;
}

/** Ends the socket if its session has ended, or its user's role changed since. */
export async function stillWelcome(ctx: SocketContext, staff: StaffAuthenticator): Promise<boolean> {
  const { viewer, socket } = ctx.extra;
  const now = viewer && (await staff.recheck(viewer));
  if (!now) socket.close(UNAUTHORIZED, 'Unauthorized');
  else if (now.role !== viewer.role) socket.close(FORBIDDEN, 'Forbidden');
  return now?.role === viewer?.role;
}

/** What resolvers and guards take for the request of an operation on this socket. */
export function requestOfSocket(
  { extra }: SocketContext,
  id: string,
  addressOf: (request: IncomingMessage) => string,
): CallerRequest & { id: string; ip: string } {
  const { request, viewer = null } = extra;
  const access = { viewer: Promise.resolve(viewer), resolvedViewer: viewer };
  return { headers: request.headers, raw: request, access, id, ip: addressOf(request) };
}
