import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access';
import { Clock } from '../clock';

const PATIENCE_MS = 2_000;

@Controller('v1')
@Public()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The process lives; nothing else is asked, so that a lost database does not get it killed. */
  @Get('health')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It can work: send requests here. 503 while the database is away, or the time has just made a leap. */
  @Get('ready')
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
