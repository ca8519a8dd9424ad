import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import { TestTranslationNode } from './edit/test-translation.type';

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

  @Field(() => TestTranslationNode, {
    nullable: true,
    description: 'Null where nothing is said in the other language.',
  })
  translation: TestTranslationNode | null;

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
