import { Args, Query, Resolver } from '@nestjs/graphql';
import { BeforeFactor, CurrentViewer, FreshProof, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AddFactors } from './add-factors';
import { AddPasskeyInput, ConfirmAuthenticatorInput, RemovePasskeyInput } from './factors.inputs';
import { NewAuthenticatorNode, PasskeyQuestionNode, SignInSecurityNode } from './factors.type';
import { OwnSecurity } from './own-security';
import { RemoveFactors } from './remove-factors';

const codes = { nullable: true, fieldDescription: 'With the first second factor: shown this once. Else null.' };

@Resolver(() => SignInSecurityNode)
export class OwnFactorsResolver {
  constructor(
    private readonly security: OwnSecurity,
    private readonly add: AddFactors,
    private readonly remove: RemoveFactors,
  ) {}

  @Query(() => SignInSecurityNode, { description: "What guards the viewer's own account." })
  @StaffOnly()
  @NoKeys()
  @BeforeFactor()
  signInSecurity(@CurrentViewer() viewer: Viewer): Promise<SignInSecurityNode> {
    return this.security.of(viewer);
  }

  @MutationReturning('authenticator', () => NewAuthenticatorNode, {
    description: 'A secret for an app; it guards nothing until a first code has confirmed it.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  @BeforeFactor()
  startAuthenticator(@CurrentViewer() viewer: Viewer): Promise<NewAuthenticatorNode> {
    return this.add.startAuthenticator(viewer);
  }

  @MutationReturning('recoveryCodes', () => [String], { description: 'Turns one-time codes on.', ...codes })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  @BeforeFactor()
  confirmAuthenticator(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { code }: ConfirmAuthenticatorInput,
  ): Promise<string[] | null> {
    return this.add.confirmAuthenticator(viewer, origin, code);
  }

  @MutationReturning('security', () => SignInSecurityNode, { description: 'Turns one-time codes off.' })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  async removeAuthenticator(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<SignInSecurityNode> {
    await this.remove.authenticator(viewer, origin);
    return this.security.of(viewer);
  }

  @MutationReturning('question', () => PasskeyQuestionNode, { description: 'Begins to add a passkey.' })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  @BeforeFactor()
  startPasskey(@CurrentViewer() viewer: Viewer): Promise<PasskeyQuestionNode> {
    return this.add.startPasskey(viewer);
  }

  @MutationReturning('recoveryCodes', () => [String], { description: 'Adds the passkey that answered.', ...codes })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  @BeforeFactor()
  addPasskey(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { handle, answer, name = null }: AddPasskeyInput,
  ): Promise<string[] | null> {
    return this.add.finishPasskey(viewer, origin, { handle, answer, name });
  }

  @MutationReturning('security', () => SignInSecurityNode, { description: 'The passkey signs nobody in any more.' })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  async removePasskey(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: RemovePasskeyInput,
  ): Promise<SignInSecurityNode> {
    await this.remove.passkey(viewer, origin, id);
    return this.security.of(viewer);
  }

  @MutationReturning('recoveryCodes', () => [String], {
    description: 'New ones in place of all before, shown this once.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  renewRecoveryCodes(@CurrentViewer() viewer: Viewer, @CurrentOrigin() origin: RequestOrigin): Promise<string[]> {
    return this.remove.renewRecoveryCodes(viewer, origin);
  }
}
