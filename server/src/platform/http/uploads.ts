import type { IncomingMessage } from 'node:http';
import { BadRequestException, HttpException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { AccessGuard } from '../access';
import { FileTooLarge, Unauthenticated } from '../errors';
import { GRAPHQL_PATH } from '../graphql/graphql-path';
import { askedRoute } from './asked-route';
import { hook, payloadHook } from './hook';

/** The product's limit for one file: 250 KB. */
const MAX_FILE_BYTES = 256_000;
/** The file and what the multipart form puts around it. */
const MAX_BODY_BYTES = 300 * 1024;
// The parser refuses a file that reaches its limit, not one that exceeds it.
const limits = { maxFileSize: MAX_FILE_BYTES + 1, maxFiles: 5, maxFieldSize: 65_536 };

/** Many programs read no answer before they have sent everything: so much of a refused body is read and thrown away first. */
const MOST_READ_AWAY = 25 * 1024 * 1024;
const LONGEST_READ_AWAY_MS = 10_000;

const finished = Symbol('the whole request has been read');
type UploadRequest = FastifyRequest & { [finished]?: Promise<void> };

/**
 * Files in GraphQL. Nothing of a body is parsed before its length, its sender and the header that a foreign page cannot send
 * have been looked at; everywhere but on the GraphQL path a multipart body is refused.
 */
export function acceptUploads(http: FastifyInstance, guard: AccessGuard): void {
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  http.addHook(
    'preParsing',
    payloadHook((request, reply) => (isMultipart(request) ? letIn(request, reply, guard) : undefined)),
  );
  http.addHook(
    'preValidation',
    hook((request, reply) => (isMultipart(request) ? readForm(request, reply) : undefined)),
  );
  // An answer sent before the request has been read to its end would leave the connection hanging.
  http.addHook(
    'onSend',
    payloadHook((request: UploadRequest) => request[finished]),
  );
}

async function letIn(request: UploadRequest, reply: FastifyReply, guard: AccessGuard): Promise<void> {
  try {
    await refuseEarly(request, reply, guard);
  } catch (refusal) {
    request[finished] = readAway(request.raw);
    throw refusal;
  }
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') === true;
}

async function refuseEarly(request: FastifyRequest, reply: FastifyReply, guard: AccessGuard): Promise<void> {
  // Whatever is refused here has not been read, so the connection cannot be used again.
  reply.header('connection', 'close');
  if (request.method !== 'POST' || askedRoute(request) !== GRAPHQL_PATH) throw new UnsupportedMediaTypeException();
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!Number.isInteger(length)) throw new HttpException('Length Required', 411);
  if (length > MAX_BODY_BYTES) throw new FileTooLarge();
  if (!request.headers['apollo-require-preflight'])
    throw new BadRequestException('apollo-require-preflight is missing.');
  if (!(await guard.isKnown(request))) throw new Unauthenticated();
  reply.removeHeader('connection');
}

function readAway(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const timer = setTimeout(resolve, LONGEST_READ_AWAY_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MOST_READ_AWAY) end();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, end);
  });
}

async function readForm(request: UploadRequest, reply: FastifyReply): Promise<void> {
  request[finished] = new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) request.raw.once(event, () => resolve());
  });
  try {
    request.body = await processRequest(request.raw, reply.raw, limits);
  } catch (error) {
    // What the parser left unread (at most what the length allowed) must still be read away before the answer.
    request.raw.resume();
    throw uploadProblem(error);
  }
}

/** What the form parser calls too large is a file that is too large; the rest of its complaints are the caller's mistakes. */
function uploadProblem(error: unknown): Error {
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return new FileTooLarge();
  return new BadRequestException(status === 400 ? message : 'The multipart form cannot be read.');
}
