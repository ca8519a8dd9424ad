import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { ChangedInvitationsNode } from '../invitation-life/changed-invitations.type';

@ObjectType('DecisionStage', {
  description:
    'Where somebody stands in the decision about them, beside the stage of the exam. Only people move people.',
})
export class DecisionStageNode {
  @Field(() => ID, { description: '`to-read`, `shortlist`, `offer` and `rejected` to begin with.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Null for one of the first four under its first name.' })
  name: string | null;
}

@ObjectType('CountedDecisionStage', { description: 'A stage of one assessment, with how many stand there.' })
export class CountedDecisionStageNode extends DecisionStageNode {
  @Field(() => Int, { description: 'How many of those invited stand there.' })
  count: number;
}

@ObjectType('Decision', { description: 'Who put somebody where, when and why.' })
export class DecisionNode {
  @Field(() => ID)
  id: string;

  @Field(() => DecisionStageNode, {
    nullable: true,
    description: 'As it was called then; null: taken off every stage.',
  })
  stage: DecisionStageNode | null;

  @Field(() => String, { nullable: true, description: 'As it was given with the decision.' })
  reason: string | null;

  @Field(() => String)
  decidedByName: string;

  @Field(() => Date)
  decidedAt: Date;
}

@ObjectType('DecisionConnection')
export class DecisionConnection extends Connection(DecisionNode, 'Decision') {}

@ObjectType('Note', { description: 'What staff write to each other about a candidate.' })
export class NoteNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => String, { description: 'Stays when the user is deleted.' })
  writtenByName: string;

  @Field(() => Date, { description: 'Notes are never changed, only deleted.' })
  writtenAt: Date;

  @Field(() => Boolean, { description: 'Whether the viewer wrote it and may delete it.' })
  isOwn: boolean;

  @Field(() => [String], { description: 'Names of those who were told by mail.' })
  mentionedNames: string[];
}

@ObjectType('NoteConnection')
export class NoteConnection extends Connection(NoteNode, 'Note') {}

@ObjectType('Colleague', {
  description: 'A staff user who can see the record, and can be mentioned in a note about it.',
})
export class ColleagueNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;
}

@ObjectType('ColleagueConnection')
export class ColleagueConnection extends Connection(ColleagueNode, 'Colleague') {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class DecideOnInvitationsPayload extends ChangedInvitationsNode {}

@ObjectType({ implements: () => ChangedInvitationsNode })
export class TagInvitationsPayload extends ChangedInvitationsNode {}
