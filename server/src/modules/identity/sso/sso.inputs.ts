import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsFQDN, IsOptional, IsUrl, MaxLength } from 'class-validator';
import { SingleLine } from '../../../platform/graphql';

const MAX_NAME = 60;
const MAX_TEXT = 300;
const MAX_SECRET = 1_000;
const MAX_ENTRIES = 50;

@InputType({ description: 'A provider of single sign-on; it is kept only when it answers.' })
export class SaveSsoProviderInput {
  @Field(() => ID, { nullable: true, description: 'Of the one that is changed; left out for a new one.' })
  @IsOptional()
  id?: string | null;

  @Field(() => String, { description: 'As the button on the sign-in page says it.' })
  @SingleLine(MAX_NAME)
  name: string;

  @Field(() => String, { description: 'Its issuer, such as https://login.microsoftonline.com/{tenant}/v2.0.' })
  @IsUrl({ protocols: ['https', 'http'], require_protocol: true, require_tld: false })
  @MaxLength(MAX_TEXT)
  issuer: string;

  @Field(() => String, { description: 'As the provider calls this installation.' })
  @SingleLine(MAX_TEXT)
  clientId: string;

  @Field(() => String, { nullable: true, description: 'Left out, the one that there is stays.' })
  @IsOptional()
  @MaxLength(MAX_SECRET)
  clientSecret?: string | null;

  @Field(() => [String], { description: 'E-mail domains that it may vouch for.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ENTRIES)
  @IsFQDN({ require_tld: true }, { each: true })
  domains: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Claim that names roles; without one, only invited people come in.',
  })
  @IsOptional()
  @SingleLine(MAX_TEXT)
  roleClaim?: string | null;

  @Field(() => [String], { description: 'Values of the claim that make an admin.' })
  @ArrayMaxSize(MAX_ENTRIES)
  @MaxLength(MAX_TEXT, { each: true })
  adminValues: string[];

  @Field(() => [String], { description: 'Values of the claim that make an HR user.' })
  @ArrayMaxSize(MAX_ENTRIES)
  @MaxLength(MAX_TEXT, { each: true })
  hrValues: string[];

  @Field(() => Boolean, { description: 'Nobody of the domains signs in another way, but for the first super-admin.' })
  @IsBoolean()
  isForced: boolean;

  @Field(() => Boolean, { description: 'False: nobody comes in by it.' })
  @IsBoolean()
  isEnabled: boolean;
}

@InputType()
export class DeleteSsoProviderInput {
  @Field(() => ID)
  id: string;
}
