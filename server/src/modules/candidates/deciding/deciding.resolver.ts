import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AssessmentNode, toAssessmentNode } from '../../assessments';
import { DecideOnInvitations } from './decide-on-invitations';
import { toNoteNode } from './deciding.fields.resolver';
import {
  DecideOnInvitationsInput,
  DeleteNoteInput,
  SetDecisionStagesInput,
  TagInvitationsInput,
  WriteNoteInput,
} from './deciding.inputs';
import { DecideOnInvitationsPayload, NoteNode, TagInvitationsPayload } from './deciding.type';
import { SetDecisionStages } from './set-decision-stages';
import { TagInvitations } from './tag-invitations';
import { WriteNote } from './write-note';

@Resolver()
export class DecidingResolver {
  constructor(
    private readonly decide: DecideOnInvitations,
    private readonly tag: TagInvitations,
    private readonly stages: SetDecisionStages,
    private readonly notes: WriteNote,
  ) {}

  @Mutation(() => DecideOnInvitationsPayload, {
    description:
      'Puts them on a stage of the decision, with a reason for the record. Nothing else ever does, and no API key can.',
  })
  @StaffOnly()
  @NoKeys()
  decideOnInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: DecideOnInvitationsInput,
  ): Promise<DecideOnInvitationsPayload> {
    return this.decide.execute({ viewer, origin }, input);
  }

  @Mutation(() => TagInvitationsPayload, { description: 'Adds tags to them and takes tags off.' })
  @StaffOnly()
  @KeyScope('INVITE')
  tagInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: TagInvitationsInput,
  ): Promise<TagInvitationsPayload> {
    return this.tag.execute({ viewer, origin }, input);
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description:
      'Names, orders, adds and removes the stages of the decision. DECISION_STAGE_IN_USE while somebody is on one.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async setDecisionStages(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: SetDecisionStagesInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.stages.execute({ viewer, origin }, input));
  }

  @MutationReturning('note', () => NoteNode, { description: 'Whoever is mentioned gets it by mail.' })
  @StaffOnly()
  @NoKeys()
  async writeNote(@CurrentViewer() viewer: Viewer, @Args('input') input: WriteNoteInput): Promise<NoteNode> {
    return toNoteNode(await this.notes.execute(viewer, input), viewer);
  }

  @MutationReturning('noteId', () => ID, { description: "Deletes a note of the viewer's own." })
  @StaffOnly()
  @NoKeys()
  async deleteNote(@CurrentViewer() viewer: Viewer, @Args('input') { id }: DeleteNoteInput): Promise<string> {
    await this.notes.delete(viewer, id);
    return id;
  }
}
