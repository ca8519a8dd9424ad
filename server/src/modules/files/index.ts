export { FilesModule } from './files.module';
export { ReadableFiles } from './readable-files';
export { staffFileUrl, StoredFileNode, toStoredFileNode } from './stored-file.type';
export { StoredFileLoader } from './stored-file.loader';
