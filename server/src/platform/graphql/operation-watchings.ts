import { Injectable } from '@nestjs/common';
import { AccessGuard } from '../access';
import { AppConfig } from '../config';
import { Log } from '../observability';
import { Metrics } from '../observability/metrics';
import type { Watching } from './as-one-plugin';
import { costLimit } from './cost/cost-limit.plugin';
import { errorReport } from './error-report.plugin';
import { introspectionGate } from './introspection-gate.plugin';
import { keyScopes } from './key-scopes.plugin';
import { measureOperations } from './measure-operations.plugin';
import { wellFormedText } from './well-formed-text.plugin';

/** What looks at every operation over HTTP, whichever way it is answered. */
@Injectable()
export class OperationWatchings {
  readonly all: readonly Watching[];

  constructor(guard: AccessGuard, log: Log, metrics: Metrics, { requestsPerSecond }: AppConfig) {
    this.all = [
      // First, so that what is refused has a name as well.
      measureOperations(metrics),
      wellFormedText(),
      introspectionGate(guard),
      keyScopes(guard),
      costLimit(guard, requestsPerSecond),
      errorReport(log),
    ];
  }
}
