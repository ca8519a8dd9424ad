import { defineError } from '../errors';

/** Making the file took longer than the server gives to one; nothing was kept. */
export class FileTookTooLong extends defineError('FILE_TOOK_TOO_LONG', 'unavailable') {}

/** So many files wait to be made that another would only wait in vain. */
export class TooManyFilesAsked extends defineError('TOO_MANY_FILES_ASKED', 'unavailable') {}
