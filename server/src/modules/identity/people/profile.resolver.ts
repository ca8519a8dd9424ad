import { Args, Resolver, Int } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, Public, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ReadViewer } from '../session';
import {
  ContactSupport,
  SUPPORT_ANSWERS_WITHIN_HOURS,
  AskForHelpInput,
  ContactSupportInput,
  WriteFromOutside,
} from '../support';
import { ViewerType } from '../user';
import { ChangeName } from './change-name';
import { ChangeNameInput } from './people.inputs';

@Resolver(() => ViewerType)
export class ProfileResolver {
  constructor(
    private readonly change: ChangeName,
    private readonly readViewer: ReadViewer,
    private readonly contact: ContactSupport,
    private readonly fromOutside: WriteFromOutside,
  ) {}

  @MutationReturning('viewer', () => ViewerType, { description: 'Changes the name of whoever is signed in.' })
  @StaffOnly()
  @NoKeys()
  async changeName(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { name }: ChangeNameInput,
  ): Promise<ViewerType> {
    await this.change.execute(viewer, origin, name);
    return this.readViewer.execute(viewer.userId, viewer.sessionId);
  }

  @MutationReturning('answerWithinHours', () => Int, {
    description: 'Keeps the message and mails it to the support address.',
  })
  @StaffOnly()
  @NoKeys()
  async contactSupport(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ContactSupportInput,
  ): Promise<number> {
    await this.contact.execute(viewer, origin, input);
    return SUPPORT_ANSWERS_WITHIN_HOURS;
  }

  @MutationReturning('answerWithinHours', () => Int, {
    description: 'For whoever cannot sign in. The same answer for known and unknown addresses.',
  })
  @Public()
  async askForHelp(@Args('input') input: AskForHelpInput, @CurrentOrigin() origin: RequestOrigin): Promise<number> {
    await this.fromOutside.execute(input, origin);
    return SUPPORT_ANSWERS_WITHIN_HOURS;
  }
}
