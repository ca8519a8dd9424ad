import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { SecondStepNode } from '../factors';
import { ViewerType } from '../user';

export const SignInOutcome = createUnionType({
  name: 'SignInOutcome',
  description: 'Who has signed in (the session itself is in the cookie), or what is still asked for.',
  types: () => [ViewerType, SecondStepNode] as const,
  resolveType: (outcome: SignInOutcome) => ('handle' in outcome ? SecondStepNode : ViewerType),
});
export type SignInOutcome = ViewerType | SecondStepNode;

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
