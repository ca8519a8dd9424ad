import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const WindowMomentKind = {
  ASSESSMENT_OPENS: 'assessment-opens',
  ASSESSMENT_CLOSES: 'assessment-closes',
  INVITATIONS_OPEN: 'invitations-open',
  INVITATIONS_END: 'invitations-end',
} as const;
export type WindowMomentKind = (typeof WindowMomentKind)[keyof typeof WindowMomentKind];

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

@ArgsType()
export class WindowMomentsArgs {
  @Field(() => Date, { description: 'Itself part of it.' })
  from: Date;

  @Field(() => Date, { description: 'Not itself part of it; at most 62 days after `from`.' })
  until: Date;

  @Field(() => ID, { nullable: true, description: 'Of this assessment alone.' })
  assessmentId?: string | null;
}

@ObjectType('WindowMoment', { description: 'When something can be begun, or no longer.' })
export class WindowMomentNode {
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
