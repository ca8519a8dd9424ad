import { Field, ID, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';

@ObjectType('SignInProvider', { description: 'A way to sign in that the sign-in page offers.' })
export class SignInProviderNode {
  @Field(() => ID, { description: 'For `/api/v1/sso/{id}/start`.' })
  id: string;

  @Field(() => String, { description: 'As the button says it.' })
  name: string;
}

@ObjectType('SsoProvider', { description: 'A provider of single sign-on, without its secret.' })
export class SsoProviderNode extends SignInProviderNode {
  @Field(() => String, { description: 'Its address.' })
  issuer: string;

  @Field(() => String, { description: 'As it calls this installation.' })
  clientId: string;

  @Field(() => [String], { description: 'E-mail domains that it may vouch for.' })
  domains: string[];

  @Field(() => String, { nullable: true, description: 'Claim that names roles; null: by invitation alone.' })
  roleClaim: string | null;

  @Field(() => [String], { description: 'Values that make an admin.' })
  adminValues: string[];

  @Field(() => [String], { description: 'Values that make an HR user.' })
  hrValues: string[];

  @Field(() => Boolean, { description: 'Whether its domains sign in by it alone.' })
  isForced: boolean;

  @Field(() => Boolean, { description: 'Whether anybody comes in by it.' })
  isEnabled: boolean;
}

@ObjectType('SsoSettings', { description: 'Single sign-on of this installation.' })
export class SsoSettingsNode {
  @Field(() => UrlScalar, { description: 'The address to enter at the provider, to which it sends people back.' })
  callbackUrl: string;

  @Field(() => UrlScalar, {
    description: 'The address to enter at the provider, to which people come after signing out.',
  })
  signedOutUrl: string;

  @Field(() => [SsoProviderNode], { description: 'The oldest first.' })
  providers: SsoProviderNode[];
}
