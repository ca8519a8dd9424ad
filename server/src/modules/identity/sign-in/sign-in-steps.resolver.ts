import { Args, Context, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import type { GraphqlContext } from '../../../platform/graphql';
import { SessionCookies } from '../session';
import { StartSession } from './start-session';
import { ViewerType } from '../user';
import { PasskeyAnswerInput, SignInWithCodeInput, StartPasskeySignInInput, PasskeyQuestionNode } from '../factors';
import { SignInWithCode } from './sign-in-with-code';
import { SignInWithPasskey } from './sign-in-with-passkey';

/** Ways in beside the password, and the step after it. */
@Resolver()
export class SignInStepsResolver {
  constructor(
    private readonly byCode: SignInWithCode,
    private readonly byPasskey: SignInWithPasskey,
    private readonly startSession: StartSession,
    private readonly cookies: SessionCookies,
  ) {}

  @MutationReturning('viewer', () => ViewerType, {
    description: 'Finishes a sign-in with a one-time code or a recovery code, and sets the session cookie.',
  })
  @Public()
  async signInWithCode(
    @Args('input') { handle, code }: SignInWithCodeInput,
    @CurrentViewer() former: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { req, reply }: GraphqlContext,
  ): Promise<ViewerType> {
    const deviceProof = this.cookies.deviceProofOf(req);
    const admitted = await this.byCode.execute(handle, code, { origin, deviceProof });
    return this.startSession.execute({ former, origin, reply }, admitted);
  }

  @MutationReturning('question', () => PasskeyQuestionNode, {
    description: 'Begins a sign-in by passkey; after a password, its second step.',
  })
  @Public()
  startPasskeySignIn(
    @Args('input') { handle }: StartPasskeySignInInput,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { req }: GraphqlContext,
  ): Promise<PasskeyQuestionNode> {
    const deviceProof = this.cookies.deviceProofOf(req);
    return this.byPasskey.start(handle ?? null, { origin, deviceProof });
  }

  @MutationReturning('viewer', () => ViewerType, {
    description: 'Signs in with what the passkey answered, and sets the session cookie.',
  })
  @Public()
  async signInWithPasskey(
    @Args('input') { handle, answer }: PasskeyAnswerInput,
    @CurrentViewer() former: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { req, reply }: GraphqlContext,
  ): Promise<ViewerType> {
    const deviceProof = this.cookies.deviceProofOf(req);
    const admitted = await this.byPasskey.finish(handle, answer, { origin, deviceProof });
    return this.startSession.execute({ former, origin, reply }, admitted);
  }
}
