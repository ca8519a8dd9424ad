import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { NamedView } from './named-view';

@ObjectType('SavedView', { description: 'A list with its filters, order and columns, under a name of one’s own.' })
export class SavedViewNode implements NamedView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'What stands behind the question mark of the address.' })
  query: string;
}
