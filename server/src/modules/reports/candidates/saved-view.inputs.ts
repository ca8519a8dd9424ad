import { Field, ID, InputType } from '@nestjs/graphql';
import { IsString, Matches, MaxLength } from 'class-validator';
import { SingleLine } from '../../../platform/graphql';

const SCREEN = /^[a-z-]{1,40}$/u;
const MAX_QUERY = 2_000;
const MAX_NAME = 60;

@InputType()
export class SaveViewInput {
  @Field(() => String, { description: 'Which list, such as `candidates`.' })
  @Matches(SCREEN)
  screen: string;

  @Field(() => String, {
    description: 'A name that is there already is given the new view; `replaced` has the former one.',
  })
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
