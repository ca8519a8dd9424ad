import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WindowMomentKind } from './window-moment';
import type { WindowMoment } from './window-moment';

registerEnumType(WindowMomentKind, {
  name: 'WindowMomentKind',
  description: 'What begins or ends: the window of a whole assessment, or that of invitations of its own.',
  valuesMap: {
    ASSESSMENT_OPENS: { description: 'From then on it can be begun.' },
    ASSESSMENT_CLOSES: { description: 'From then on nobody can begin it.' },
    INVITATIONS_OPEN: { description: 'From then on those who are invited can begin.' },
    INVITATIONS_END: { description: 'From then on their links open nothing, unless they have begun.' },
  },
});

@ObjectType('WindowMoment', { description: 'When something can be begun, or no longer.' })
export class WindowMomentNode implements WindowMoment {
  @Field(() => WindowMomentKind)
  kind: WindowMomentKind;

  @Field(() => Date, { description: 'Of several invitations within a quarter of an hour, the first.' })
  at: Date;

  @Field(() => ID, { description: 'Where its entry in the calendar leads.' })
  assessmentId: string;

  @Field(() => String, { description: 'As candidates read it.' })
  assessmentTitle: string;

  @Field(() => Int, { description: 'Invited people who have not begun and whom it concerns.' })
  count: number;
}
