import { AdmitByClaims } from './admit-by-claims';
import { OtherWays } from './other-ways';
import { SsoClient } from './sso-client';
import { SsoIdentity } from './sso-identity.entity';
import { SsoProvider } from './sso-provider.entity';
import { SsoProviders } from './sso-providers.service';
import { SsoResolver } from './sso.resolver';
import { SsoSignIn } from './sso-sign-in';
import { SsoSignOut } from './sso-sign-out';

export const ssoEntities = [SsoIdentity, SsoProvider];
export const ssoProviders = [AdmitByClaims, OtherWays, SsoClient, SsoProviders, SsoResolver, SsoSignIn, SsoSignOut];
