export { declaredErrorCodes, declaredErrors, defineError, DomainError } from './domain-error';
export type { ErrorKind } from './domain-error';
export {
  ApiKeyInvalid,
  ApiKeyRefused,
  FactorRequired,
  FileTooLarge,
  FileTypeNotAllowed,
  Forbidden,
  InvalidInput,
  OperationTooCostly,
  ProofRequired,
  RateLimited,
  TooBusy,
  ServiceUnavailable,
  Unauthenticated,
  UploadUnreadable,
} from './platform.errors';
export type { FieldProblem } from './platform.errors';
export { toWire } from './wire-error';
