import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { apiScopes, Public } from '../../../platform/access';
import { AppConfig } from '../../../platform/config';
import { Describe } from '../../../platform/openapi';

const METADATA = z.strictObject({
  issuer: z.string(),
  token_endpoint: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()).max(0),
  scopes_supported: z.array(z.enum(apiScopes)),
  service_documentation: z.string(),
});

/** RFC 8414: where libraries find out by themselves how a token is asked for. */
@Controller('.well-known')
export class OAuthMetadataController {
  constructor(private readonly config: AppConfig) {}

  @Get('oauth-authorization-server')
  @Describe({ summary: 'How a program gets an access token.', answer: METADATA })
  @Public()
  metadata(): z.infer<typeof METADATA> {
    const { publicUrl } = this.config;
    return {
      issuer: publicUrl,
      token_endpoint: `${publicUrl}/api/oauth/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: [...apiScopes],
      service_documentation: `${publicUrl}/api/docs`,
    };
  }
}
