export {
  ACCESS_RULE,
  apiScopes,
  CandidateOnly,
  KEY_RULE,
  KeyScope,
  NoKeys,
  Public,
  StaffOnly,
} from './access.decorator';
export type { AccessRule, ApiScope } from './access.decorator';
export { AccessGuard } from './access.guard';
export { SESSION_ENDED, SittingAuthenticator, StaffAuthenticator } from './authenticator.port';
export { CurrentSitting, CurrentViewer } from './current.decorator';
export { OwnerScope } from './owner-scope';
export type { SqlFragment } from './owner-scope';
export type { AccessRequest } from './request-access';
export { roles } from './viewer';
export type { Role, Sitting, Viewer } from './viewer';
