import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FieldScope } from '../../../platform/access';
import { Connection } from '../../../platform/graphql';
import { QuestionNode } from '../question.type';

@FieldScope('AUTHORING')
@ObjectType('QuestionVersion', { description: 'A question as it was once.' })
export class QuestionVersionNode {
  @Field(() => Int, { description: 'Counted from 1.' })
  version: number;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => QuestionNode, { description: 'As it was in this version; owner and status are those of today.' })
  question: QuestionNode;

  /** For field resolvers; not part of the schema. */
  createdBy: string | null;
}

@ObjectType('QuestionVersionConnection')
export class QuestionVersionConnection extends Connection(QuestionVersionNode, 'QuestionVersion') {}
