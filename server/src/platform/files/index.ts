export {
  documents,
  images,
  slides,
  spreadsheetFiles,
  texts,
  audios,
  videos,
  fileTypes,
  questionBanks,
} from './content/file-types';
export type { FileType } from './content/file-types';
export { typeByName } from './content/recognise-file';
export { cleanFileName, extensionOf } from './file-name';
export { FileStorage } from './file-storage.port';
export { FileUse, isImageIn } from './file-use.port';
export { FileNotFound, StorageFull, UploadIncomplete, UploadTooLarge } from './files.errors';
export { contentDisposition } from './http/content-disposition';
export { SendFile } from './http/send-file';
export type { SentFile } from './http/send-file';
export { JoinParts } from './join-parts';
export { PartedFiles } from './parted-files';
export { pictureLibrary } from './pictures/encode-picture';
export { ReadFile } from './read-file';
export { checkFile, MAX_UPLOAD_BYTES, readBytes, readPart, readUpload } from './read-upload';
export { REMOVE_FILES } from './remove-files';
export { FilePurpose, FileScan, StoredFile } from './stored-file.entity';
export { StoreFile } from './store-file';
