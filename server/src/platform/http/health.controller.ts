import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access';
import { Clock } from '../clock';
import { Describe } from '../openapi';
import { z } from 'zod';

const PATIENCE_MS = 2_000;
const READY = z.strictObject({ status: z.enum(['ready', 'not ready']) });

@Controller('v1')
@Public()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The process lives; nothing else is asked, so that a lost database does not get it killed. */
  @Get('health')
  @Describe({ summary: 'The process lives.', answer: z.strictObject({ status: z.literal('ok') }) })
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It can work: send requests here. 503 while the database is away, or the time has just made a leap. */
  @Get('ready')
  @Describe({ summary: 'Requests can be sent here; 503 while they can’t.', answer: READY, refusal: READY })
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: 'ready' | 'not ready' }> {
    if (this.clock.isSure() && (await this.databaseAnswers())) return { status: 'ready' };
    reply.code(503).header('retry-after', '2');
    return { status: 'not ready' };
  }

  private async databaseAnswers(): Promise<boolean> {
    const answer = this.dataSource.query('select 1').then(
      () => true,
      () => false,
    );
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
    return Promise.race([answer, timeout]);
  }
}
