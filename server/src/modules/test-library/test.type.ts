import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { Test } from './test.entity';

@ObjectType('Test', { description: 'A reusable set of questions in the library.' })
export class TestNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => Level)
  level: Level;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => ActiveStatus)
  status: ActiveStatus;

  @Field(() => Boolean, { description: 'Offered to all staff, not only to its owner.' })
  isPublished: boolean;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  /** For field resolvers; not part of the schema. */
  ownerId: string;
}

@ObjectType('TestConnection')
export class TestConnection extends Connection(TestNode, 'Test') {}

export function toTestNode(test: Test): TestNode {
  const { id, ownerId, title, jobRole, description, level, language, status, isPublished, createdAt, updatedAt } = test;
  return { id, ownerId, title, jobRole, description, level, language, status, isPublished, createdAt, updatedAt };
}
