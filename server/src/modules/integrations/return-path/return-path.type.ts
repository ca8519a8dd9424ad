import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ReturnPath } from './return-secrets';

@ObjectType('ReturnPath', { description: 'How candidates of an assessment are sent back after the exam.' })
export class ReturnPathNode implements ReturnPath {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then secrets before the present one sign as well; null when only that one does.',
  })
  previousSecretUntil: Date | null;
}
