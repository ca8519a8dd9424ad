import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { nodesOf, PageArgs } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { InvitationNode } from '../invitation.type';
import type { Decision } from './decision.entity';
import { DecidingQueries } from './deciding.queries';
import { ColleaguesArgs } from './deciding.inputs';
import {
  ColleagueConnection,
  CountedDecisionStageNode,
  DecisionConnection,
  DecisionNode,
  DecisionStageNode,
  NoteConnection,
  NoteNode,
} from './deciding.type';
import type { Note } from './note.entity';

@Resolver(() => InvitationNode)
export class InvitationDecisionsResolver {
  constructor(private readonly queries: DecidingQueries) {}

  @ResolveField(() => DecisionStageNode, { nullable: true, description: 'Null: nobody has decided anything yet.' })
  async decisionStage(@Parent() { assessmentId, decisionStage }: InvitationNode): Promise<DecisionStageNode | null> {
    if (decisionStage === null) return null;
    const stages = await this.queries.stagesOf(assessmentId);
    return stages.find(({ id }) => id === decisionStage) ?? { id: decisionStage, name: null };
  }

  @ResolveField(() => DecisionConnection, { description: 'Newest first.' })
  @FieldScope('RESULTS')
  async decisions(@Parent() { id }: InvitationNode, @Args() args: PageArgs): Promise<DecisionConnection> {
    return nodesOf(await this.queries.decisionsOf(id, args), toDecisionNode);
  }

  @ResolveField(() => NoteConnection, { description: 'Newest first.' })
  @FieldScope('RESULTS')
  async notes(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: InvitationNode,
    @Args() args: PageArgs,
  ): Promise<NoteConnection> {
    return nodesOf(await this.queries.notesOf(id, args), (note) => toNoteNode(note, viewer));
  }
}

/** What deciding adds to assessments. */
@Resolver(() => AssessmentNode)
export class AssessmentDecisionsResolver {
  constructor(private readonly queries: DecidingQueries) {}

  @ResolveField(() => [CountedDecisionStageNode], { description: 'In their order.' })
  async decisionStages(@Parent() { id }: AssessmentNode): Promise<CountedDecisionStageNode[]> {
    const [stages, counts] = await Promise.all([this.queries.stagesOf(id), this.queries.countsOf(id)]);
    return stages.map((stage) => ({ ...stage, count: counts.get(stage.id) ?? 0 }));
  }

  @ResolveField(() => [String], { description: 'Those in use among its invitations, by name.' })
  tags(@Parent() { id }: AssessmentNode): Promise<string[]> {
    return this.queries.tagsOf(id);
  }

  @ResolveField(() => ColleagueConnection, { description: 'Who can see it, by name.' })
  colleagues(@Parent() { id }: AssessmentNode, @Args() args: ColleaguesArgs): Promise<ColleagueConnection> {
    return this.queries.colleaguesOf(id, args);
  }
}

export function toDecisionNode({ stageId, stageName, ...decision }: Decision): DecisionNode {
  const { id, reason, decidedByName, decidedAt } = decision;
  const stage = stageId === null ? null : { id: stageId, name: stageName };
  return { id, stage, reason, decidedByName, decidedAt };
}

export function toNoteNode(note: Note, { userId }: Pick<Viewer, 'userId'>): NoteNode {
  const { id, text, writtenByName, writtenAt, writtenBy, mentionedNames } = note;
  return { id, text, writtenByName, writtenAt, isOwn: writtenBy === userId, mentionedNames };
}
