export { emailOf, nameOf, roleOf } from './claims.policy';
export type { Claims } from './claims.policy';
export { SSO_SECRETS, SsoClient } from './sso-client';
export { SsoIdentity } from './sso-identity.entity';
export { SsoProvider } from './sso-provider.entity';
export { SsoProviders } from './sso-providers.service';
export { SsoEmailRefused, SsoNoAccount, SsoNotYou, SsoOtherPerson, SsoRequired, SsoStepOver } from './sso.errors';
export { SignInProviderNode } from './sso.type';
export { SsoModule } from './sso.module';
