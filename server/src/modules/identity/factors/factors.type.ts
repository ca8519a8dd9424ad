import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SignInProviderNode } from '../sso';
import { SecondStepWay } from './second-step';

registerEnumType(SecondStepWay, {
  name: 'SecondStepWay',
  description: 'How a sign-in can be finished after the password.',
  valuesMap: {
    CODE: { description: 'The code of an app, by `signInWithCode`.' },
    PASSKEY: { description: 'A passkey, by `startPasskeySignIn` and `signInWithPasskey`.' },
    RECOVERY_CODE: { description: 'A recovery code, by `signInWithCode`.' },
  },
});

@ObjectType('SecondStep', { description: 'The password was right, and something more is asked for.' })
export class SecondStepNode {
  @Field(() => ID, { description: 'Names this sign-in in its next step.' })
  handle: string;

  @Field(() => [SecondStepWay], { description: 'How it can go on.' })
  ways: SecondStepWay[];

  @Field(() => Int, { description: 'After that, it begins with the password again.' })
  expiresInSeconds: number;
}

@ObjectType('PasskeyQuestion', { description: 'What the browser has to ask a passkey.' })
export class PasskeyQuestionNode {
  @Field(() => ID, { description: 'Goes with the answer.' })
  handle: string;

  @Field(() => String, { description: 'JSON, as `navigator.credentials` takes it.' })
  options: string;
}

@ObjectType('Passkey', { description: 'A key in a device that signs in without a password.' })
export class PasskeyNode {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'As its owner called it, or the browser it was made with.' })
  name: string;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null: never.' })
  lastUsedAt: Date | null;
}

@ObjectType('SignInSecurity', { description: "What guards the viewer's own account." })
export class SignInSecurityNode {
  @Field(() => Boolean, { description: 'False of somebody who only signs in by other ways.' })
  hasPassword: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when an app shows one-time codes; null: none does.' })
  oneTimeCodesSince: Date | null;

  @Field(() => [PasskeyNode], { description: 'The oldest first.' })
  passkeys: PasskeyNode[];

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft: number;

  @Field(() => SignInProviderNode, { nullable: true, description: 'By which the present session was opened.' })
  provider: SignInProviderNode | null;

  @Field(() => Boolean, { description: 'Whether everybody needs a second factor.' })
  isFactorDemanded: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when one has to be added; null: there is one, or no need.' })
  addFactorBy: Date | null;
}

@ObjectType('NewAuthenticator', { description: 'What an app for one-time codes has to be told, this once.' })
export class NewAuthenticatorNode {
  @Field(() => String, { description: 'A picture to scan, as a data address.' })
  qrCode: string;

  @Field(() => String, { description: 'The same to be typed.' })
  secret: string;

  @Field(() => String, { description: 'The same as an address that apps open.' })
  uri: string;
}

@ObjectType('SecondFactorDemand', { description: 'Whether everybody needs a second factor.' })
export class SecondFactorDemandNode {
  @Field(() => Boolean, { description: 'False: whoever wants to has one.' })
  isDemanded: boolean;

  @Field(() => Int, { description: 'How long one may do without.' })
  graceDays: number;
}
