import { Args, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { DeclineAccommodationInput } from '../../accommodation';
import { InvitationNode } from '../../../candidates';
import { AttemptNode } from '../../attempt';
import {
  AddTimeInput,
  ContinueAttemptInput,
  EndAttemptInput,
  MessageCandidateInput,
  PauseAttemptInput,
  ReopenAttemptInput,
  SetExtraTimeInput,
} from './control.inputs';
import { MessageCandidate } from './message-candidate';
import { SetExtraTime } from './set-extra-time';
import { SuperviseAttempt } from './supervise-attempt';

@Resolver()
export class ControlResolver {
  constructor(
    private readonly attempts: SuperviseAttempt,
    private readonly extraTime: SetExtraTime,
    private readonly messages: MessageCandidate,
  ) {}

  @MutationReturning('invitation', () => InvitationNode, {
    description:
      'Before the start or during the exam; the open question gets it as well, and never loses any. Answers what the candidate asked for, if something waits.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  setExtraTime(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: SetExtraTimeInput,
  ): Promise<InvitationNode> {
    return this.extraTime.execute({ viewer, origin }, input);
  }

  @MutationReturning('invitation', () => InvitationNode, {
    description: 'What the candidate asked for cannot be arranged; they get a mail. Granted it is by `setExtraTime`.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  declineAccommodation(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { invitationId }: DeclineAccommodationInput,
  ): Promise<InvitationNode> {
    return this.extraTime.decline({ viewer, origin }, invitationId);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'To the open question, or else to the one that comes next.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  addTime(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: AddTimeInput,
  ): Promise<AttemptNode> {
    return this.attempts.addTime({ viewer, origin }, input);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'Every clock of it stands still until somebody continues it.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  pauseAttempt(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: PauseAttemptInput,
  ): Promise<AttemptNode> {
    return this.attempts.pause({ viewer, origin }, input);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'With the time that was left when it was paused.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  continueAttempt(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ContinueAttemptInput,
  ): Promise<AttemptNode> {
    return this.attempts.continue({ viewer, origin }, input);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'Hands it in for the candidate, with all that was saved.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  endAttempt(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: EndAttemptInput,
  ): Promise<AttemptNode> {
    return this.attempts.end({ viewer, origin }, input);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description:
      'After any submission, while its answers are kept. The candidate is told by mail, and the clock waits until they are back; it is marked anew when it is handed in again.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  reopenAttempt(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ReopenAttemptInput,
  ): Promise<AttemptNode> {
    return this.attempts.reopen({ viewer, origin }, input);
  }

  @MutationReturning('attempt', () => AttemptNode, {
    description: 'Shown on the exam page until the candidate has read it.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  messageCandidate(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: MessageCandidateInput,
  ): Promise<AttemptNode> {
    return this.messages.execute({ viewer, origin }, input);
  }
}
