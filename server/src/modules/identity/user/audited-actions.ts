import { auditAction } from '../../../platform/audit';

/** What this module writes into the audit log. */
export const SIGN_IN = auditAction('session.sign-in');
export const SIGN_INS_COUNTED = auditAction('session.sign-ins-counted');
export const SIGN_OUT = auditAction('session.sign-out');
export const SESSION_END = auditAction('session.end');
export const SIGN_IN_STEP = auditAction('session.second-step');
export const IDENTITY_PROVE = auditAction('session.prove');
export const FACTOR_ADD = auditAction('second-factor.add');
export const FACTOR_REMOVE = auditAction('second-factor.remove');
export const FACTOR_RENEW = auditAction('second-factor.renew-codes');
export const FACTOR_RESET = auditAction('second-factor.reset');
export const FACTOR_DEMAND = auditAction('second-factor.demand');
export const BRAND_CHANGE = auditAction('brand.change');
export const SSO_CHANGE = auditAction('sso-provider.change');
export const SSO_DELETE = auditAction('sso-provider.delete');
export const USER_CREATE = auditAction('user.create');
export const USER_UPDATE = auditAction('user.update');
export const USER_VERIFY = auditAction('user.verify');
export const USER_DISABLE = auditAction('user.disable');
export const USER_DELETE = auditAction('user.delete');
export const USER_HAND_OVER = auditAction('user.hand-over');
export const PASSWORD_REQUEST_CODE = auditAction('password.request-code');
export const PASSWORD_VERIFY_CODE = auditAction('password.verify-code');
export const PASSWORD_SET = auditAction('password.set');
export const PASSWORD_CHANGE = auditAction('password.change');
export const SUPPORT_CONTACT = auditAction('support.contact');
export const AUDIT_EXPORT = auditAction('audit.export');
