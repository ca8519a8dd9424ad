import { Module } from '@nestjs/common';
import { FileRecords } from './file-records';
import { FilesController } from './files.controller';
import { ReadableFiles } from './readable-files';
import { StaffUploads } from './staff-uploads';
import { StoredFileLoader } from './stored-file.loader';
import { UploadsResolver } from './uploads.resolver';

@Module({
  controllers: [FilesController],
  providers: [FileRecords, ReadableFiles, StaffUploads, StoredFileLoader, UploadsResolver],
  exports: [ReadableFiles, StoredFileLoader],
})
export class FilesModule {}
