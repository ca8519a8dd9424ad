export {
  AUDIT_EXPORT,
  BRAND_CHANGE,
  FACTOR_ADD,
  FACTOR_DEMAND,
  FACTOR_REMOVE,
  FACTOR_RENEW,
  FACTOR_RESET,
  IDENTITY_PROVE,
  PASSWORD_CHANGE,
  PASSWORD_REQUEST_CODE,
  PASSWORD_SET,
  PASSWORD_VERIFY_CODE,
  SESSION_END,
  SIGN_IN,
  SIGN_INS_COUNTED,
  SIGN_IN_STEP,
  SIGN_OUT,
  SSO_CHANGE,
  SSO_DELETE,
  SUPPORT_CONTACT,
  USER_CREATE,
  USER_DELETE,
  USER_DISABLE,
  USER_HAND_OVER,
  USER_UPDATE,
  USER_VERIFY,
} from './audited-actions';
export { Credits, creditsOf } from './credits';
export type { CreditsLeft } from './credits';
export {
  AuthenticatorExists,
  EmailIncorrect,
  LastFactor,
  LastSuperAdmin,
  NotEnoughRequests,
  OwnAccount,
  PasskeyNotFound,
  PasskeyRefused,
  PasswordCodeWrong,
  PasswordTicketInvalid,
  SessionNotFound,
  SignInCodeWrong,
  SignInFailed,
  SignInStepOver,
  StaffEmailTaken,
  StaffUserNotFound,
} from './identity.errors';
export { ORGANIZATION_ID, Organization } from './organization';
export { Owners } from './owners.loader';
export { ThemeChoice, preferencesOf } from './stored-settings';
export type { Preferences, StoredSettings } from './stored-settings';
export { User } from './user.entity';
export { Users } from './users.service';
export type { ShownViewer } from './shown-viewer';
export { CreditsType, RoleType, ViewerType } from './viewer.type';
export { UserModule } from './user.module';
