export {
  ACCESS_RULE,
  AnyKey,
  BeforeFactor,
  CandidateOnly,
  FieldScope,
  FRESH_PROOF,
  FreshProof,
} from './access.decorator';
export { KEY_RULE, KeyScope, NoKeys } from './access.decorator';
export { Public, StaffOnly } from './access.decorator';
export type { AccessRule, KeyRule } from './access.decorator';
export { AccessGuard } from './access.guard';
export { ACCESS_TOKEN_PREFIX, API_KEY_PREFIX, apiKeyOf, ApiKeys } from './api-keys.port';
export type { KeyAllowance, KeyUse } from './api-keys.port';
export {
  SESSION_ENDED,
  SESSION_RENEWED,
  ExamAuthenticator,
  SealedFiles,
  StaffAuthenticator,
  USER_SHUT_OUT,
} from './authenticator.port';
export { CurrentExam, CurrentViewer } from './current.decorator';
export { KeyAccess, missingScope } from './key-access';
export { OwnerScope } from './owner-scope';
export type { SqlFragment } from './owner-scope';
export type { CallerRequest } from '../caller/request-context';
export { PROOF_MINUTES } from './standing';
export { apiScopes, roles } from '../caller/viewer';
export type { ApiKeyHolder, ApiScope, Role, ExamCredential, Viewer } from '../caller/viewer';
