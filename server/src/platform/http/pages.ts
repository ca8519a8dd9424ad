import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config';
import { allowPage } from './security-headers';
import type { PageKind } from './security-headers';

/** Stands in the built pages where each answer gets a nonce of its own. */
const NONCE_PLACE = '__CSP_NONCE__';

/** Vite puts a hash of the content into the names under this folder. */
const HASHED = '/assets/';

type PageConfig = Pick<AppConfig, 'clientDir' | 'playground' | 'publicUrl'>;

/** The built interface: hashed assets for ever, pages never from a cache, every unknown address to the application's router. */
export async function servePages(http: FastifyInstance, config: PageConfig): Promise<void> {
  if (!existsSync(config.clientDir)) return;
  await http.register(fastifyStatic, {
    root: config.clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.slice(config.clientDir.length).startsWith(HASHED);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const page =
    (file: string, kind: PageKind = 'app') =>
    (_: FastifyRequest, reply: FastifyReply) =>
      sendPage(reply, join(config.clientDir, file), kind, config.publicUrl);
  if (config.playground) http.get('/api/playground', page('playground.html', 'playground'));
  http.get('/api/docs', page('docs.html'));
  http.get('/Exam/Preview/*', page('exam.html', 'preview'));
  http.get('/Exam/*', page('exam.html', 'exam'));
  http.get('/', page('index.html'));
  http.get('/*', (request, reply) => (isFile(request.url) ? reply.callNotFound() : page('index.html')(request, reply)));
}

/** An address that can only mean a file or the API, so that the application's page would be a wrong answer. */
function isFile(url: string): boolean {
  return url.startsWith('/api/') || url === '/api' || url.startsWith(HASHED);
}

async function sendPage(reply: FastifyReply, file: string, kind: PageKind, publicUrl: string): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const html = await readFile(file, 'utf8');
  allowPage(reply, kind, nonce, publicUrl);
  return reply.type('text/html; charset=utf-8').send(html.replaceAll(NONCE_PLACE, nonce));
}
