import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { DataClass } from './retention-rule.entity';

@InputType()
export class EraseCandidateInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class SetRetentionInput {
  @Field(() => DataClass)
  dataClass: DataClass;

  @Field(() => Int, {
    nullable: true,
    description: '1 to 3650, for the audit log at least 30; null keeps it until somebody deletes it.',
  })
  days?: number | null;
}
