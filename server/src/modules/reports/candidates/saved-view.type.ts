import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, Matches, MaxLength } from 'class-validator';
import { SingleLine } from '../../../platform/graphql';

const MAX_NAME = 60;
const MAX_QUERY = 2_000;
const SCREEN = /^[a-z-]{1,40}$/u;

@ObjectType('SavedView', { description: 'A list with its filters, order and columns, under a name of one’s own.' })
export class SavedViewNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'What stands behind the question mark of the address.' })
  query: string;
}

@InputType()
export class SaveViewInput {
  @Field(() => String, { description: 'Which list, such as `candidates`.' })
  @Matches(SCREEN)
  screen: string;

  @Field(() => String, { description: 'A name that is there already is given the new view.' })
  @SingleLine(MAX_NAME)
  name: string;

  @Field(() => String)
  @IsString()
  @MaxLength(MAX_QUERY)
  query: string;
}

@InputType()
export class DeleteViewInput {
  @Field(() => ID)
  id: string;
}
