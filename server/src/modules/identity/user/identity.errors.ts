import { defineError } from '../../../platform/errors';

/** One answer for every cause: unknown e-mail, wrong password, disabled user. */
export class SignInFailed extends defineError('SIGN_IN_FAILED', 'unauthenticated') {}
export class NotEnoughRequests extends defineError<{ remaining: number; asked: number }>(
  'NOT_ENOUGH_REQUESTS',
  'conflict',
) {}

/** There is no such user, or the viewer does not manage them. */
export class StaffUserNotFound extends defineError('STAFF_USER_NOT_FOUND', 'not-found') {}
export class StaffEmailTaken extends defineError<{ email: string }>('STAFF_EMAIL_TAKEN', 'conflict') {}
/** Nobody disables or deletes themselves. */
export class OwnAccount extends defineError('OWN_ACCOUNT', 'conflict') {}
export class LastSuperAdmin extends defineError('LAST_SUPER_ADMIN', 'conflict') {}
export class SessionNotFound extends defineError('SESSION_NOT_FOUND', 'not-found') {}

/** Not an e-mail address at all; an unknown one is answered like a known one. */
export class EmailIncorrect extends defineError('EMAIL_INCORRECT', 'bad-input') {}
/** One answer for every cause: wrong, expired, used, replaced, tried too often. */
export class PasswordCodeWrong extends defineError('PASSWORD_CODE_WRONG', 'bad-input') {}
/** Used, expired, or never issued. */
export class PasswordTicketInvalid extends defineError('PASSWORD_TICKET_INVALID', 'bad-input') {}

/** The step is over: used, expired, tried too often, or never begun. Sign in from the start. */
export class SignInStepOver extends defineError('SIGN_IN_STEP_OVER', 'unauthenticated') {}
/** Neither the present code of the app nor a recovery code that is left. */
export class SignInCodeWrong extends defineError('SIGN_IN_CODE_WRONG', 'bad-input') {}
/** Not known here, or what it signed is not what was asked. */
export class PasskeyRefused extends defineError('PASSKEY_REFUSED', 'bad-input') {}
/** There is no such passkey, or it is somebody else's. */
export class PasskeyNotFound extends defineError('PASSKEY_NOT_FOUND', 'not-found') {}
/** Remove the app that there is before another one is added. */
export class AuthenticatorExists extends defineError('AUTHENTICATOR_EXISTS', 'conflict') {}
/** A second factor is demanded of everybody: the last one stays. */
export class LastFactor extends defineError('LAST_FACTOR', 'conflict') {}
