import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config';
import { escapeHtml } from '../mail/escape-html';
import { askedPath } from './asked-route';
import { compressFor } from './compress-for';
import type { PageBrand } from './page-brand.port';
import { allowPage } from './security-headers';
import type { PageKind } from './security-headers';

/** Stands in the built pages where each answer gets a nonce of its own. */
const NONCE_PLACE = '__CSP_NONCE__';
/** Stands where the installation's own name, colour and logo are told; nobody's own is an empty text. */
const BRAND_PLACE = '__BRAND__';

/** Vite puts a hash of the content into the names under this folder. */
const HASHED = '/assets/';

/** Pages have addresses of their own, and what is compressed is chosen by what the browser takes. */
const NOT_SERVED = /\.(html|br|gz)$/;

/** The page to sign in is one of its own; the console draws it as well, under any other spelling. */
const SIGN_IN = ['/Login', '/Login/'];

type Page = [file: string, kind: PageKind];
type PageConfig = Pick<AppConfig, 'clientDir' | 'playground' | 'publicUrl'>;

/** The built interface: hashed assets for ever, pages never from a cache, every unknown address to the application's router. */
export async function servePages(http: FastifyInstance, config: PageConfig, brand: PageBrand): Promise<void> {
  if (!existsSync(config.clientDir)) return;
  await serveFiles(http, config.clientDir);
  const page =
    (file: string, kind: PageKind = 'app') =>
    (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, [file, kind], { ...config, brand });
  if (config.playground) http.get('/api/playground', page('playground.html', 'playground'));
  http.get('/api/docs', page('docs.html'));
  http.get('/Exam/Preview/*', page('exam.html', 'preview'));
  http.get('/Exam/*', page('exam.html', 'exam'));
  http.get('/', page('index.html'));
  for (const address of SIGN_IN) http.get(address, page('sign-in.html'));
  http.get('/*', (request, reply) =>
    isFile(askedPath(request.url)) ? reply.callNotFound() : page('index.html')(request, reply),
  );
}

/** An address that can only mean a file or the API, so that the application's page would be a wrong answer. */
function isFile(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path.startsWith(HASHED);
}

/** One route for a folder, not one for each file in it: there are hundreds, and each would cost at the start. */
async function serveFiles(http: FastifyInstance, clientDir: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(clientDir.length).startsWith(HASHED);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  for (const entry of readdirSync(clientDir, { withFileTypes: true })) {
    const address = `/${entry.name}`;
    if (address.startsWith('/.') || NOT_SERVED.test(address)) continue;
    if (entry.isFile()) http.get(address, (_, reply) => reply.sendFile(entry.name));
    if (entry.isDirectory()) http.get(`${address}/*`, (request, reply) => sendFrom(entry.name, request, reply));
  }
}

function sendFrom(folder: string, { params }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { '*': file } = params as { '*': string };
  if (NOT_SERVED.test(file)) reply.callNotFound();
  else void reply.sendFile(`${folder}/${file}`);
  return reply;
}

async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  [file, kind]: Page,
  { clientDir, publicUrl, brand }: PageConfig & { brand: PageBrand },
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const told = escapeHtml(JSON.stringify(brand.read()));
  const built = await readFile(join(clientDir, file), 'utf8');
  const html = built.replaceAll(NONCE_PLACE, nonce).replace(BRAND_PLACE, () => told);
  allowPage(reply, kind, nonce, publicUrl);
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  const small = await compressFor(headers['accept-encoding'] ?? '', html);
  return small ? reply.header('content-encoding', small.encoding).send(small.body) : reply.send(html);
}
