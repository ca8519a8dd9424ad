import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Disk } from 'flydrive';
import type { S3Settings } from '../config';
import { FileStorage } from './file-storage.port';
import type { ByteRange } from './file-storage.port';

interface Connection {
  client: S3Client;
  disk: Disk;
}

/** A bucket of S3, or of what speaks like it. An object there is whole or absent by itself. */
export class S3Storage extends FileStorage {
  private connection: Promise<Connection> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async put(key: string, content: Readable, byteSize: number): Promise<void> {
    const { disk } = await this.connect();
    // The service wants to know beforehand how much is coming.
    await disk.putStream(key, content, { contentLength: byteSize, contentType: 'application/octet-stream' });
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { client, disk } = await this.connect();
    if (!range) return disk.getStream(key);
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const Range = `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key: key, Range }));
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    const { disk } = await this.connect();
    await disk.delete(key);
  }

  private connect(): Promise<Connection> {
    this.connection ??= openConnection(this.settings);
    // A service that is away for a moment is asked anew.
    this.connection.catch(() => (this.connection = undefined));
    return this.connection;
  }
}

/** Loaded only where it is used: the SDK is large, and warns about the version of Node.js as it loads. */
async function openConnection({ bucket, accessKeyId, secretAccessKey, ...options }: S3Settings): Promise<Connection> {
  const [{ S3Client }, { Disk }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    ...options,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Checksums that other services than Amazon's do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await makeBucket(client, bucket);
  return { client, disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })) };
}

/** A bucket that is not there yet is made; whether it may be looked at, Amazon leaves to the rights of the key. */
async function makeBucket(client: S3Client, Bucket: string): Promise<void> {
  const { CreateBucketCommand, HeadBucketCommand } = await import('@aws-sdk/client-s3');
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode === 404) await client.send(new CreateBucketCommand({ Bucket }));
  }
}
