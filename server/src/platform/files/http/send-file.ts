import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyOfFile } from '../file-keys';
import { FileStorage } from '../file-storage.port';
import { FileScans } from '../scans/file-scans';
import type { StoredFile } from '../stored-file.entity';
import { readRange } from './byte-range';
import { contentDisposition } from './content-disposition';

/** Opened by itself a file may show itself and nothing else: no script, no form, no frame, no origin of ours. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export type SentFile = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'byteSize' | 'sha256'>;

/** Streams a file through the server, wherever it lies: whole, in part, or not at all when the browser has it already. */
@Injectable()
export class SendFile {
  constructor(
    private readonly storage: FileStorage,
    private readonly scans: FileScans,
  ) {}

  /** @throws FileWaiting, FileInfected */
  async execute(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
    await this.scans.assertOpen(file.id);
    const { download } = request.query as { download?: string };
    const etag = `"${file.sha256}"`;
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': contentDisposition(file.name, file.contentType, download !== undefined),
      'content-security-policy': POLICY,
      'content-type': file.contentType,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return this.sendContent(request, reply, file, etag);
  }

  private async sendContent(request: FastifyRequest, reply: FastifyReply, file: SentFile, etag: string) {
    const { range: header, 'if-range': condition } = request.headers;
    const range = condition === undefined || condition === etag ? readRange(header, file.byteSize) : null;
    if (range === 'unsatisfiable') {
      return reply
        .code(416)
        .header('content-range', `bytes */${file.byteSize}`)
        .removeHeader('content-disposition')
        .send();
    }
    const { start, end } = range ?? { start: 0, end: file.byteSize - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.byteSize}`);
    reply.header('content-length', end - start + 1);
    if (request.method === 'HEAD') return reply.send();
    return reply.send(await this.storage.read(keyOfFile(file.id), range ?? undefined));
  }
}
