import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, Public, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import type { GraphqlContext } from '../../../platform/graphql';
import { MutationReturning } from '../../../platform/graphql';
import { Mailer } from '../../../platform/mail';
import { ReadViewer, SessionCookies } from '../session';
import { ViewerType } from '../user';
import { ChangePassword } from './change-password';
import {
  ChangePasswordInput,
  RequestPasswordCodeInput,
  SetPasswordInput,
  VerifyPasswordCodeInput,
} from './password.inputs';
import {
  PasswordCodeRequestNode,
  PasswordTicketInfoNode,
  PasswordTicketNode,
  SetPasswordPayload,
} from './password.type';
import { RequestPasswordCode } from './request-password-code';
import { SetPassword } from './set-password';
import { ShowPasswordTicket } from './show-password-ticket';
import { VerifyPasswordCode } from './verify-password-code';

@Resolver()
export class PasswordResolver {
  constructor(
    private readonly requestCode: RequestPasswordCode,
    private readonly verifyCode: VerifyPasswordCode,
    private readonly showTicket: ShowPasswordTicket,
    private readonly set: SetPassword,
    private readonly change: ChangePassword,
    private readonly cookies: SessionCookies,
    private readonly readViewer: ReadViewer,
    private readonly mailer: Mailer,
  ) {}

  @Query(() => PasswordTicketInfoNode, { description: 'What a mailed link can still do.' })
  @Public()
  passwordTicket(
    @Args('ticket', { description: 'The one-time part of a mailed link.' }) ticket: string,
  ): Promise<PasswordTicketInfoNode> {
    return this.showTicket.execute(ticket);
  }

  @Query(() => Boolean, {
    description: 'Whether a password was set under this confirmation within the last hour; false for any other text.',
  })
  @Public()
  passwordWasSet(
    @Args('confirmation', { type: () => ID, description: 'As `setPassword` answered it.' }) confirmation: string,
  ): Promise<boolean> {
    return this.showTicket.wasJustUsed(confirmation);
  }

  @Mutation(() => PasswordCodeRequestNode, { description: 'Mails a code, if anybody has this address.' })
  @Public()
  async requestPasswordCode(
    @Args('input') { email, language }: RequestPasswordCodeInput,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { req }: GraphqlContext,
  ): Promise<PasswordCodeRequestNode> {
    const deviceProof = this.cookies.deviceProofOf(req);
    const code = await this.requestCode.execute({ email, language, deviceProof, origin });
    return { ...code, isMailInOutbox: this.mailer.isOutboxReadable };
  }

  @Mutation(() => PasswordTicketNode, { description: 'Turns the mailed code into a ticket for a new password.' })
  @Public()
  verifyPasswordCode(
    @Args('input') { requestId, code }: VerifyPasswordCodeInput,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<PasswordTicketNode> {
    return this.verifyCode.execute(requestId, code, origin);
  }

  @Mutation(() => SetPasswordPayload, {
    description: 'Uses the ticket up and ends all sessions, and by a reset all API keys; signs nobody in.',
  })
  @Public()
  async setPassword(
    @Args('input') input: SetPasswordInput,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<SetPasswordPayload> {
    return { confirmation: await this.set.execute(input, origin) };
  }

  @MutationReturning('viewer', () => ViewerType, {
    description: "Ends the viewer's other sessions, and gives the present one another token.",
  })
  @StaffOnly()
  @NoKeys()
  async changePassword(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ChangePasswordInput,
    @Context() { reply }: GraphqlContext,
  ): Promise<ViewerType> {
    const { token, deviceProof, sessionId } = await this.change.execute(viewer, origin, input);
    this.cookies.set(reply, token, deviceProof);
    return this.readViewer.execute(viewer.userId, sessionId);
  }
}
