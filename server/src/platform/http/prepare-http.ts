import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessGuard, KeyAccess } from '../access';
import { AppConfig } from '../config';
import { GraphqlSocket } from '../graphql/socket/graphql-socket';
import { Log } from '../observability';
import { logAccess } from './access-log';
import { limitJson } from './json-limit';
import { limitKeys } from './limit-keys';
import { refuseMalformedHost } from './malformed-host';
import { servePages } from './pages';
import { addSecurityHeaders } from './security-headers';
import { acceptUploads } from './uploads';

/** Everything around the routes, in the order in which a request meets it. Call it before `init`. */
export async function prepareHttp(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig, { strict: false });
  const http = app.getHttpAdapter().getInstance();
  app.setGlobalPrefix('api');
  // Plain text, like a form, can be sent by a foreign page without asking first.
  http.removeContentTypeParser('text/plain');
  addSecurityHeaders(http, config);
  logAccess(http, app.get(Log, { strict: false }));
  refuseMalformedHost(http);
  limitKeys(http, app.get(AccessGuard, { strict: false }), app.get(KeyAccess, { strict: false }));
  limitJson(http, app.get(AccessGuard, { strict: false }));
  acceptUploads(http, app.get(AccessGuard, { strict: false }));
  http.addHook('preClose', () => app.get(GraphqlSocket, { strict: false }).end());
  await servePages(http, config);
}
