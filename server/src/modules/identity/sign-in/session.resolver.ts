import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import type { GraphqlContext } from '../../../platform/graphql';
import { SignInInput } from './sign-in.inputs';
import { SessionCookies } from '../session';
import { SignIn } from './sign-in';
import { SignOut } from './sign-out';
import { StartSession } from './start-session';
import { SsoSignOut } from './sso/sso-sign-out';
import { SignInOutcome, SignOutPayloadType } from './sign-in.type';

@Resolver()
export class SessionResolver {
  constructor(
    private readonly signInOperation: SignIn,
    private readonly signOutOperation: SignOut,
    private readonly startSession: StartSession,
    private readonly atProvider: SsoSignOut,
    private readonly cookies: SessionCookies,
  ) {}

  @MutationReturning('outcome', () => SignInOutcome, {
    description:
      'Sets the session cookie, unless a second step is asked for. A session that the browser still held ends.',
  })
  @Public()
  async signIn(
    @Args('input') { email, password }: SignInInput,
    @CurrentViewer() former: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { req, reply }: GraphqlContext,
  ): Promise<SignInOutcome> {
    const deviceProof = this.cookies.deviceProofOf(req);
    const answer = await this.signInOperation.execute({ email, password, deviceProof, origin });
    return 'handle' in answer ? answer : this.startSession.execute({ former, origin, reply }, answer);
  }

  @Mutation(() => SignOutPayloadType, {
    description: 'Ends the session everywhere, and clears the cookie in any case.',
  })
  @Public()
  async signOut(
    @CurrentViewer() viewer: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Context() { reply }: GraphqlContext,
  ): Promise<SignOutPayloadType> {
    this.cookies.clear(reply);
    if (!viewer || viewer.apiKey) return { wasSignedIn: false, providerUrl: null };
    const providerUrl = await this.atProvider.urlFor(viewer);
    await this.signOutOperation.execute(viewer, origin);
    return { wasSignedIn: true, providerUrl };
  }
}
