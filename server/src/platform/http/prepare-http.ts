import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessGuard, KeyAccess } from '../access';
import { runActing } from '../caller/acting-user';
import { AppConfig } from '../config';
import { answerKnown } from '../graphql/known/answer-known';
import { KnownOperations } from '../graphql/known/known-operations';
import { OperationWatchings } from '../graphql/operation-watchings';
import { GraphqlSocket } from '../graphql/socket/graphql-socket';
import { KeptAnswers } from '../idempotency/kept-answers';
import { Log } from '../observability';
import { Metrics } from '../observability/metrics';
import { LookUps, RequestAllowances } from '../throttle';
import { logAccess } from './access-log';
import { ErrorFilter } from './error.filter';
import { acceptForms } from './forms';
import { answerOnce } from './answer-once';
import { limitJson } from './json-limit';
import { letInTogether } from './let-in-together';
import { limitKeys } from './limit-keys';
import { limitRequests } from './limit-requests';
import { PageBrand } from './page-brand.port';
import { servePages } from './pages';
import { addSecurityHeaders } from './security-headers';
import { warnOfUntrustedProxy } from './untrusted-proxy';
import { acceptUploads } from './uploads';
import { warnOfPlainHttp } from './warn-of-plain-http';
import type { FastifyInstance } from 'fastify';
import { BadRequestException } from '@nestjs/common';
import { hook } from './hook';

/** Everything around the routes, in the order in which a request meets it. Call it before `init`. */
export async function prepareHttp(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig, { strict: false });
  const http = app.getHttpAdapter().getInstance();
  const guard = app.get(AccessGuard, { strict: false });
  app.setGlobalPrefix('api', { exclude: ['.well-known/oauth-authorization-server'] });
  // Plain text, like a form, can be sent by a foreign page without asking first.
  http.removeContentTypeParser('text/plain');
  letInTogether(http);
  addSecurityHeaders(http, config);
  logAccess(http, app.get(Log, { strict: false }));
  measureRequests(http, app.get(Metrics, { strict: false }));
  warnOfPlainHttp(config, app.get(Log, { strict: false }));
  warnOfUntrustedProxy(http, config, app.get(Log, { strict: false }));
  refuseMalformedHost(http);
  limitRequests(http, guard, {
    allowances: app.get(RequestAllowances, { strict: false }),
    lookUps: app.get(LookUps, { strict: false }),
  });
  limitKeys(http, guard, app.get(KeyAccess, { strict: false }));
  limitJson(http, guard);
  acceptUploads(http, guard);
  acceptForms(http);
  answerOnce(http, guard, app.get(KeptAnswers, { strict: false }));
  http.addHook('preValidation', (request, reply, done) => {
    runActing(request, reply.raw, done);
  });
  answerKnown(http, {
    known: app.get(KnownOperations, { strict: false }),
    watchings: app.get(OperationWatchings, { strict: false }),
    schema: remembered(() => app.get(GraphQLSchemaHost, { strict: false }).schema),
  });
  http.addHook('preClose', () => app.get(GraphqlSocket, { strict: false }).end());
  const errors = new ErrorFilter(app.get(Log, { strict: false }));
  await http.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => errors.answer(error, request, reply));
    await servePages(pages, config, app.get(PageBrand, { strict: false }));
  });
}

/** What is there once the routes are made and looked up by every answer from then on. */
function remembered<Value>(find: () => Value): () => Value {
  let found: Value | undefined;
  return () => (found ??= find());
}

/** By the route that was found; what has none is one kind, whatever was asked for. */
function measureRequests(http: FastifyInstance, metrics: Pick<Metrics, 'request'>): void {
  http.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.request(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** Whatever builds an address from the header later would fail on it; the mistake is the caller's. */
function refuseMalformedHost(http: FastifyInstance): void {
  // Nearly always the same as that of the request before.
  let readable = 'localhost';
  http.addHook(
    'onRequest',
    hook(({ headers: { host = 'localhost' } }) => {
      if (host === readable) return;
      if (!URL.canParse(`http://${host}/`)) throw new BadRequestException('The Host header cannot be read.');
      readable = host;
    }),
  );
}
