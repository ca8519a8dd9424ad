import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import {
  CancelInvitationsPayload,
  ReissueInvitationsPayload,
  ResendInvitationsPayload,
  RevokeInvitationsPayload,
  SetInvitationWindowPayload,
} from './changed-invitations.type';
import { InvitationLife } from './invitation-life';
import { CancelInvitations } from './cancel-invitations';
import { InvitationsInput, ReissueInvitationsInput, SetInvitationWindowInput } from './invitation-life.inputs';

@Resolver()
export class InvitationLifeResolver {
  constructor(
    private readonly life: InvitationLife,
    private readonly cancel: CancelInvitations,
  ) {}

  @Mutation(() => ResendInvitationsPayload, { description: 'Mails the same links again; at most once a minute each.' })
  @StaffOnly()
  @KeyScope('INVITE')
  resendInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: InvitationsInput,
  ): Promise<ResendInvitationsPayload> {
    return this.life.resend({ viewer, origin }, input);
  }

  @Mutation(() => RevokeInvitationsPayload, {
    description: 'Their links open nothing any more; somebody who sits the exam cannot go on.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  revokeInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: InvitationsInput,
  ): Promise<RevokeInvitationsPayload> {
    return this.life.revoke({ viewer, origin }, input);
  }

  @Mutation(() => CancelInvitationsPayload, {
    description:
      'Takes back what nobody has begun, for good, and gives the requests back. The same people can be invited anew. Who has ' +
      'begun is skipped: revoke those.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  cancelInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { invitationIds }: InvitationsInput,
  ): Promise<CancelInvitationsPayload> {
    return this.cancel.execute({ viewer, origin }, invitationIds);
  }

  @Mutation(() => ReissueInvitationsPayload, {
    description:
      'New links by mail; the old ones are dead. Also for revoked and expired invitations. Takes no requests.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  reissueInvitations(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ReissueInvitationsInput,
  ): Promise<ReissueInvitationsPayload> {
    return this.life.reissue({ viewer, origin }, input);
  }

  @Mutation(() => SetInvitationWindowPayload, {
    description: 'Sets from when and until when invitations can be begun.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  setInvitationWindow(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: SetInvitationWindowInput,
  ): Promise<SetInvitationWindowPayload> {
    return this.life.setWindow({ viewer, origin }, input);
  }
}
