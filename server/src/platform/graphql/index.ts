export { Connection } from './connection.type';
export type { ConnectionOf } from './connection.type';
export { decodeCursor, toConnection } from './keyset';
export { PageArgs, pageSize } from './page.args';
export { EmailAddress, Lines, Phone, SingleLine } from './field-rules.decorator';
export { Upload } from './upload';
export type { UploadedFile } from './upload';
export type { GraphqlContext } from './graphql-context';
export { ContentLanguage, SortDirection } from './vocabulary.type';
