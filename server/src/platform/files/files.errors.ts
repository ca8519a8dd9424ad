import { defineError } from '../errors';

/** Absent, or not this reader's. */
export class FileNotFound extends defineError('FILE_NOT_FOUND', 'not-found') {}

/** The scanner has not looked at it yet; soon it will have. */
export class FileWaiting extends defineError('FILE_WAITING', 'conflict') {}

/** The scanner found something in it, so nobody can open it. */
export class FileInfected extends defineError('FILE_INFECTED', 'conflict') {}

/** The disk or the budget is used up; nothing of the file was kept. */
export class StorageFull extends defineError('STORAGE_FULL', 'unavailable') {}

/** The parts together exceed what was announced, or what this kind of file may have. */
export class UploadTooLarge extends defineError<{ megabytes: number }>('UPLOAD_TOO_LARGE', 'too-large') {}

/** So many pixels that opening it would cost everybody; however few bytes it has. */
export class PictureTooLarge extends defineError<{ megapixels: number }>('PICTURE_TOO_LARGE', 'too-large') {}

/** Parts are missing; `missing` names the first of them. */
export class UploadIncomplete extends defineError<{ missing: number[] }>('UPLOAD_INCOMPLETE', 'conflict') {}
