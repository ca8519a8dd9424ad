import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import OAuth2Server from '@node-oauth/oauth2-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiKeys, Public } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Describe } from '../../../platform/openapi';
import { Metrics } from '../../../platform/observability/metrics';
import { OAuthClients, TOKEN_SECONDS } from './oauth-clients';

const FORM = z.object({
  grant_type: z.literal('client_credentials'),
  scope: z.string().optional().describe('Scopes of the key, with spaces between; all of them when left out.'),
  client_id: z.string().optional().describe('The id of an API key of the organization, unless Basic says it.'),
  client_secret: z.string().optional().describe('The key itself, unless Basic says it.'),
});
const TOKEN = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.literal(TOKEN_SECONDS),
  scope: z.string(),
});
const REFUSAL = z.union([
  z.strictObject({ error: z.string(), error_description: z.string() }),
  z.strictObject({ status: z.literal(false), message: z.string() }),
]);

const OPERATION = 'POST /api/oauth/token';

/** The client credentials of OAuth 2.0 (RFC 6749, 4.4): a key of the organization against a token for a quarter of an hour. */
@Controller('oauth')
export class OAuthController {
  private readonly server: OAuth2Server;

  constructor(
    clients: OAuthClients,
    private readonly keys: ApiKeys,
    private readonly metrics: Metrics,
  ) {
    this.server = new OAuth2Server({ model: clients, accessTokenLifetime: TOKEN_SECONDS });
  }

  @Post('token')
  @HttpCode(200)
  @Public()
  @Describe({
    summary: 'An access token for an API key of the organization.',
    body: FORM,
    bodyType: 'application/x-www-form-urlencoded',
    answer: TOKEN,
    refusal: REFUSAL,
  })
  async token(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<object> {
    const headers = request.headers as Record<string, string>;
    const asked = new OAuth2Server.Request({ headers, method: 'POST', query: {}, body: request.body ?? {} });
    const answer = new OAuth2Server.Response();
    try {
      const { client } = await this.server.token(asked, answer);
      const viewer = client.viewer as Viewer;
      await this.keys.noteUse({ viewer, operation: OPERATION, isWrite: true, origin });
      this.metrics.token('issued');
      void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
      return { ...(answer.body as object), expires_in: TOKEN_SECONDS };
    } catch (error) {
      return this.refuse(error, reply);
    }
  }

  /** As RFC 6749, 5.2, wants it. What failed here, or was limited, is answered like everywhere. */
  private refuse(error: unknown, reply: FastifyReply): object {
    if (!(error instanceof OAuth2Server.OAuthError)) throw error;
    if (error.name === 'server_error') throw (error as { inner?: Error }).inner ?? error;
    this.metrics.token(error.name);
    const isUnknown = error.name === 'invalid_client';
    if (isUnknown) void reply.header('www-authenticate', 'Basic realm="Mizan"');
    void reply.code(isUnknown ? 401 : error.code).header('cache-control', 'no-store');
    return { error: error.name, error_description: error.message };
  }
}
