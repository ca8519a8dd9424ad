export { FilesModule } from './files.module';
export { ReadableFiles } from './readable-files';
export { namelessly, staffFileUrl, StoredFileNode, toStoredFileNode } from './stored-file.type';
export { StoredFileLoader } from './stored-file.loader';
