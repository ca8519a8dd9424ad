import { Field, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { SecondStepNode } from '../factors';
import { ViewerType } from '../user';

@ObjectType('SignInPayload', { description: 'Who has signed in; the session itself is in the cookie.' })
export class SignInPayloadType {
  @Field(() => ViewerType, { nullable: true, description: 'Null while a second step is asked for.' })
  viewer: ViewerType | null;

  @Field(() => SecondStepNode, { nullable: true, description: 'What is still asked for; null when nothing is.' })
  secondStep: SecondStepNode | null;
}

@ObjectType('SignOutPayload')
export class SignOutPayloadType {
  @Field(() => Boolean)
  wasSignedIn: boolean;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Where the browser goes to sign out of the provider too; null of those who came another way.',
  })
  providerUrl: string | null;
}
