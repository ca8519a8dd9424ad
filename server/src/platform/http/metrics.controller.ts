import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access';
import { AppConfig } from '../config';
import { Unauthenticated } from '../errors';
import { mayReadMetrics } from '../observability/metrics/metrics-access.policy';
import { Metrics } from '../observability/metrics/metrics';
import { Describe } from '../openapi';

/** Public to the guard: who may read is a matter of the machine and of the token, and of no person. */
@Controller('metrics')
@Public()
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  @Describe({ summary: 'Figures for Prometheus.', answer: ['text/plain'] })
  read(@Req() { raw, headers }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const request = { remoteAddress: raw.socket.remoteAddress, headers };
    if (!mayReadMetrics(request, this.config.metricsToken)) throw new Unauthenticated();
    reply.header('content-type', this.metrics.contentType);
    return this.metrics.text();
  }
}
