import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { LiveBus, watchOne } from '../../../../platform/live';
import type { ListedExport } from './listed-export';
import { AssessmentExportsQueries } from './assessment-exports.queries';

const TOPIC = 'assessment-export-progressed';

/** Says that an export moved; whoever listens reads it in their own scope. */
@Injectable()
export class LiveExports {
  constructor(
    private readonly bus: LiveBus,
    private readonly queries: AssessmentExportsQueries,
  ) {}

  announce(id: string): Promise<void> {
    return this.bus.publish(TOPIC, { id });
  }

  /** Listens from the call until the consumer returns. */
  watch(viewer: Viewer, id: string): AsyncIterableIterator<ListedExport> {
    return watchOne(this.bus, TOPIC, id, () => this.queries.byId(viewer, id));
  }
}
