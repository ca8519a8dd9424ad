import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import { AppConfig } from '../config';
import { FileStorage } from './file-storage.port';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';

export const fileStorageProvider: Provider = {
  provide: FileStorage,
  inject: [AppConfig],
  useFactory: ({ s3, dataDir }: AppConfig) => (s3 ? new S3Storage(s3) : new LocalStorage(join(dataDir, 'files'))),
};
