import { list, oneOf } from '../../shape/declare';
import { FileKind } from '../../vocabulary/file-kind';

export const fileUploadContent = { fileKinds: list(oneOf('FileKind', FileKind)) };
