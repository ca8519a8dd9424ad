import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { NamedView } from './named-view';

@ObjectType('ReplacedView', { description: 'A saved view as it was before another was kept under its name.' })
export class ReplacedViewNode {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'What stands behind the question mark of the address.' })
  query: string;
}

@ObjectType('SavedView', { description: 'A list with its filters, order and columns, under a name of one’s own.' })
export class SavedViewNode extends ReplacedViewNode implements NamedView {
  @Field(() => ID)
  id: string;
}

@ObjectType('SaveViewPayload')
export class SaveViewPayload {
  @Field(() => SavedViewNode)
  savedView: SavedViewNode;

  @Field(() => ReplacedViewNode, {
    nullable: true,
    description: 'The view that stood under this name until now: saved again, it is back. Null when there was none.',
  })
  replaced: ReplacedViewNode | null;
}
