export { FilesModule } from './files.module';
export { ReadableFiles } from './readable-files';
export { StoredFileNode } from './stored-file.type';
export { StoredFileLoader } from './stored-file.loader';
export { toShownFile, namelessly, staffFileUrl } from './shown-file';
