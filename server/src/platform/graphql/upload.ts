import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/**
 * `@Args('file', { type: () => Upload }) file: UploadedFile`; never type the parameter as a bare Promise, the
 * decorator metadata would make the input pipe build one.
 */
export const Upload = GraphQLUpload;
export type UploadedFile = FileUpload | Promise<FileUpload>;
