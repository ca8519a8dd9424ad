import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { KeyAccess } from '../../access';
import type { Viewer } from '../../access';
import { AppConfig } from '../../config';
import { RateLimited } from '../../errors';
import { addressGroup } from '../../network';
import { Log } from '../../observability';
import { LookUps, RequestAllowances } from '../../throttle';
import { GRAPHQL_PATH } from '../graphql-path';
import { isAllowedOrigin } from './is-allowed-origin';
import { OpenSockets } from './open-sockets';
import { SocketsByAddress } from './socket-limits';
import { maskSocketErrors, maskSocketResult } from './socket-errors';
import { headersOfSocket, requestOfSocket, stillWelcome, TRY_LATER, UNAUTHORIZED } from './socket-session';
import type { SocketContext } from './socket-session';
import { SharedSubscriptions } from './shared-subscriptions';
import { tellerOf } from './socket-frames';
import { SocketLine } from './socket-line';
import { refusal, subscriptionRequest } from './subscription-request';

const MAX_MESSAGE_BYTES = 65_536;
const MAX_SUBSCRIPTIONS = 10;
const INIT_WITHIN_MS = 3_000;
/** Between two that come in: hundreds at once, of one who floods or of all after a restart, would keep every answer waiting. */
const PACE_MS = 5;
/** Often enough for proxies, which close a silent line after a minute; the library's twelve seconds cost more than what is told. */
const PING_EVERY_MS = 25_000;

type Options = ServerOptions<SocketContext['connectionParams'], SocketContext['extra']>;

/** Subscriptions over graphql-ws, on a server of our own: the framework's neither limits messages nor asks who is calling. */
@Injectable()
export class GraphqlSocket implements OnApplicationBootstrap {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly shared = new SharedSubscriptions();
  private readonly lines = new WeakMap<WebSocket, Duplex>();
  private readonly byAddress: SocketsByAddress;
  private readonly line = new SocketLine(PACE_MS);
  private endServer: (() => void | Promise<void>) | undefined;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly config: AppConfig,
    private readonly sockets: OpenSockets,
    private readonly log: Log,
    private readonly keyAccess: KeyAccess,
    private readonly allowances: RequestAllowances,
    private readonly lookUps: LookUps,
  ) {
    this.byAddress = new SocketsByAddress(config.trustProxy);
  }

  onApplicationBootstrap(): void {
    // A worker has no HTTP server, and so no sockets. The guard against its absence is not in the framework's types.
    const http = (this.adapter.httpAdapter as HttpAdapterHost['httpAdapter'] | undefined)?.getHttpServer() as
      | Server
      | undefined;
    if (!http) return;
    const { dispose } = useServer(this.options(), this.server, PING_EVERY_MS);
    this.endServer = dispose;
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.sockets.watch();
  }

  /** Every socket is told that the server goes away (1001); the HTTP server does not close before its sockets have. */
  async end(): Promise<void> {
    await this.endServer?.();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // From here on nobody else listens: a line cut at this moment would otherwise end the whole process.
    socket.on('error', ({ message }) => this.log.debug({ reason: message }, 'socket'));
    if (request.url?.split('?')[0] !== GRAPHQL_PATH || !isAllowedOrigin(request, this.config.publicUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    if (!this.byAddress.hasRoom(request)) {
      socket.end(
        'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    }
    // Counted while it waits too: a line of one address has its end.
    this.byAddress.add(request, socket);
    this.line.enter(socket, () => this.letIn(request, socket, head));
  }

  private letIn(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (webSocket) => {
      this.lines.set(webSocket, socket);
      this.server.emit('connection', webSocket, request);
      // The library prints every broken connection; for us that is everyday life.
      webSocket.removeAllListeners('error').on('error', ({ message }) => this.log.debug({ reason: message }, 'socket'));
    });
  }

  private options(): Options {
    return {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onConnect: (ctx) => this.admit(ctx),
      onSubscribe: (ctx, id, payload) => this.subscribe(ctx, id, payload),
      subscribe: (args: ExecutionArgs) => this.shared.subscribe(args),
      onError: (_ctx, _id, _payload, errors) => maskSocketErrors(errors, randomUUID(), this.log),
      onNext: (_ctx, _id, _payload, _args, result) => maskSocketResult(result, randomUUID(), this.log),
      onClose: (ctx) => this.sockets.remove(ctx),
    };
  }

  private async admit(ctx: SocketContext): Promise<boolean> {
    const headers = headersOfSocket(ctx);
    const address = `address ${addressGroup(this.byAddress.addressOf(ctx.extra.request))}`;
    const lookUp = this.lookUps.begin(headers, address);
    if (typeof lookUp === 'number') return turnAway(ctx, TRY_LATER, 'Too many tries');
    const viewer = await this.sockets.staff.authenticate({ headers }).catch((error: unknown) => {
      lookUp?.('unknown');
      throw error;
    });
    lookUp?.(viewer ? 'found' : 'missed');
    if (!viewer) return turnAway(ctx, UNAUTHORIZED, 'Unauthorized');
    if (!this.sockets.hasRoom(viewer)) return turnAway(ctx, TRY_LATER, 'Too many sockets');
    ctx.extra.viewer = viewer;
    this.sockets.add(ctx);
    return true;
  }

  private async subscribe(
    ctx: SocketContext,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (Object.keys(ctx.subscriptions).length > MAX_SUBSCRIPTIONS) {
      return [refusal(`A socket carries at most ${MAX_SUBSCRIPTIONS} subscriptions.`)];
    }
    const tooSoon = this.countPerson(ctx);
    if (tooSoon) return [tooSoon];
    if (!(await stillWelcome(ctx, this.sockets.staff))) return [refusal('The session has ended.')];
    const tooMany = await this.countKey(ctx);
    if (tooMany) return [tooMany];
    const request = subscriptionRequest(this.schemaHost.schema, payload, ctx.extra.viewer?.apiKey);
    if (!('document' in request)) return request;
    const sharedAs = JSON.stringify([
      scopeOf(ctx.extra.viewer),
      payload.query,
      payload.operationName,
      payload.variables,
    ]);
    const req = requestOfSocket(ctx, randomUUID(), this.byAddress.addressOf);
    const { socket } = ctx.extra;
    const line = this.lines.get(socket);
    if (!line) return [refusal('The socket has ended.')];
    const tell = tellerOf(line, socket, id);
    return { ...request, contextValue: { req, sharedAs, tell } };
  }

  /** Like a request, and out of the same allowance. */
  private countPerson({ extra }: SocketContext): GraphQLError | null {
    const waitMs = extra.viewer ? this.allowances.take(`user ${extra.viewer.userId}`) : 0;
    return waitMs > 0 ? comeBackAfter(Math.ceil(waitMs / 1_000)) : null;
  }

  private async countKey({ extra }: SocketContext): Promise<GraphQLError | null> {
    const key = extra.viewer?.apiKey;
    const allowance = key && (await this.keyAccess.keys.count(key.id));
    return allowance?.isExceeded ? comeBackAfter(allowance.resetSeconds) : null;
  }
}

function turnAway({ extra }: SocketContext, code: number, reason: string): false {
  extra.socket.close(code, reason);
  return false;
}

/** Over a socket there are no headers: the refusal tells when to try again. */
function comeBackAfter(retryAfterSeconds: number): GraphQLError {
  const cause = new RateLimited({ retryAfterSeconds });
  return new GraphQLError(cause.message, { originalError: cause });
}

/** Who has all of this in common is shown the same. */
function scopeOf(viewer: Viewer | undefined): unknown[] {
  return [viewer?.userId, viewer?.role, viewer?.apiKey?.id];
}
