import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer, Public } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { DomainError } from '../../../../platform/errors';
import { randomSecret } from '../../password';
import { SessionCookies } from '../../session';
import { StartSession } from '../start-session';
import { SsoSignIn } from './sso-sign-in';
import { Describe } from '../../../../platform/openapi';

/** Where a window ends that was opened only for a proof. */
const PROOF = '/Login/Confirmed';
const OWN = 'http://own.invalid';

/** Where a browser leaves for the provider, and comes back. Whatever goes wrong is said on the page where that ends. */
@Controller('v1/sso')
export class SsoController {
  constructor(
    private readonly signIn: SsoSignIn,
    private readonly cookies: SessionCookies,
    private readonly startSession: StartSession,
  ) {}

  @Get('callback')
  @Describe({ summary: 'Where a provider sends the browser back.', answer: 'redirect' })
  @Public()
  async callback(
    @CurrentViewer() former: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orRefused(reply, former, async () => {
      const query = request.url.split('?')[1] ?? '';
      const arrival = { origin, deviceProof: this.cookies.deviceProofOf(request) };
      const arrived = await this.signIn.finish(query, this.cookies.ssoBindingOf(request), arrival, former);
      if ('admitted' in arrived) await this.startSession.execute({ former, origin, reply }, arrived.admitted);
      return arrived.next;
    });
  }

  @Get(':id/start')
  @Describe({ summary: 'Sends the browser to a provider, to sign in there.', answer: 'redirect' })
  @Public()
  async start(
    @Param('id') id: string,
    @Query() { next, proof }: { next?: unknown; proof?: unknown },
    @CurrentViewer() viewer: Viewer | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orRefused(reply, viewer, async () => {
      const proves = proof === '1' && viewer && !viewer.apiKey ? viewer.userId : null;
      const arrival = { origin, deviceProof: this.cookies.deviceProofOf(request) };
      // What another tab has begun stays good.
      const binding = this.cookies.ssoBindingOf(request) ?? randomSecret();
      const url = await this.signIn.start(id, { next: proves ? PROOF : ownPath(next), proves, binding }, arrival);
      this.cookies.setSsoBinding(reply, binding);
      return url;
    });
  }
}

/** A path of this site, never another host; as a browser reads it, which drops tabs and encodes what is not ASCII. */
function ownPath(next: unknown): string {
  const url = typeof next === 'string' && URL.canParse(next, OWN) ? new URL(next, OWN).href : '';
  const path = url.startsWith(`${OWN}/`) ? url.slice(OWN.length) : '/';
  return /^\/(?![/\\])/u.test(path) && !path.startsWith('/Login') ? path : '/';
}

/** Who is signed in already is led on by the sign-in page, and would read nothing there. */
async function orRefused(reply: FastifyReply, viewer: Viewer | null, find: () => Promise<string>): Promise<void> {
  try {
    await reply.header('cache-control', 'no-store').redirect(await find(), 302);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await reply.redirect(`${viewer ? PROOF : '/Login'}?sso=${error.code}`, 302);
  }
}
