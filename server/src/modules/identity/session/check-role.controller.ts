import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public, StaffAuthenticator } from '../../../platform/access';
import type { Role } from '../../../platform/access';
import { Unauthenticated } from '../../../platform/errors';
import { Describe } from '../../../platform/openapi';
import { z } from 'zod';

const TOKEN = z.object({ token: z.string().optional().describe('Without it, the cookie counts.') });
const ROLE = z.strictObject({ status: z.literal(true), role: z.enum(['super-admin', 'admin', 'Hr']) });

/** The call of the specification by which a page asks, on load, whose session it holds. */
@Controller('v1/checkRole')
export class CheckRoleController {
  constructor(private readonly staff: StaffAuthenticator) {}

  /** The token of the body counts; without one, the cookie of the same browser. */
  @Post('status')
  @Describe({ summary: 'Whose session it is.', body: TOKEN, answer: ROLE })
  @HttpCode(200)
  @Public()
  async status(@Body() body: unknown, @Req() request: FastifyRequest): Promise<{ status: true; role: Role }> {
    const token = (body as { token?: unknown } | null)?.token;
    const headers = typeof token === 'string' && token ? { authorization: `Bearer ${token}` } : request.headers;
    const viewer = await this.staff.authenticate({ headers });
    if (!viewer) throw new Unauthenticated();
    return { status: true, role: viewer.role };
  }
}
