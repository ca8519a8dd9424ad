import { defineError } from '../../../platform/errors';

/** The provider did not answer, or not as OpenID Connect has it; `reason` is for whoever sets it up. */
export class SsoFailed extends defineError<{ reason: string }>('SSO_FAILED', 'unavailable') {}
/** The step is over, was used, or was begun in another browser. */
export class SsoStepOver extends defineError('SSO_STEP_OVER', 'unauthenticated') {}
/** The provider names no e-mail of a domain that it may vouch for, or one that it has not verified. */
export class SsoEmailRefused extends defineError('SSO_EMAIL_REFUSED', 'unauthenticated') {}
/** Nobody has invited this person, and no role of theirs brings an account. */
export class SsoNoAccount extends defineError('SSO_NO_ACCOUNT', 'unauthenticated') {}
/** Whoever had to prove who they are signed in at the provider as somebody else. */
export class SsoNotYou extends defineError('SSO_NOT_YOU', 'unauthenticated') {}
/** The address is that of somebody here whom the provider has meant by another id: it may have been given to another person. */
export class SsoOtherPerson extends defineError('SSO_OTHER_PERSON', 'unauthenticated') {}
/** People of this e-mail domain sign in by their company's provider alone. */
export class SsoRequired extends defineError<{ providerId: string; name: string }>('SSO_REQUIRED', 'unauthenticated') {}
export class SsoProviderNotFound extends defineError('SSO_PROVIDER_NOT_FOUND', 'not-found') {}
