import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { LiveBus, watchOne } from '../../../../platform/live';
import { QuestionImportsQueries } from './question-imports.queries';
import type { QuestionImportJob } from './question-imports.queries';

const TOPIC = 'question-import-progressed';

/** Says that an import moved; whoever listens reads it as their own. */
@Injectable()
export class LiveImports {
  constructor(
    private readonly bus: LiveBus,
    private readonly queries: QuestionImportsQueries,
  ) {}

  announce(id: string): Promise<void> {
    return this.bus.publish(TOPIC, { id });
  }

  /** Listens from the call until the consumer returns. */
  watch(viewer: Viewer, id: string): AsyncIterableIterator<QuestionImportJob> {
    return watchOne(this.bus, TOPIC, id, () => this.queries.byId(viewer, id));
  }
}
