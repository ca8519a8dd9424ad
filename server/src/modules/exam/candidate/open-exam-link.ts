import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { MicroBatch, NamedQueries } from '../../../platform/database';
import { Unauthenticated } from '../../../platform/errors';
import { Outbox } from '../../../platform/events';
import type { Told } from '../../../platform/events';
import { InvitationViewed } from '../../candidates';
import { BatchedReads } from './batched-reads';
import { entries, seeing } from './exam-entry.queries';
import type { EntryRow } from './exam-entry.queries';
import { ShowExamEntry } from './show-exam-entry';
import type { ExamEntry } from './exam-entry';

/** Shows the page before the exam, and notes once that somebody has opened it. */
@Injectable()
export class OpenExamLink {
  private readonly entries: BatchedReads<EntryRow>;
  private readonly views: MicroBatch<ExamCredential, undefined>;

  constructor(
    private readonly shown: ShowExamEntry,
    private readonly queries: NamedQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.entries = new BatchedReads(queries, entries);
    this.views = new MicroBatch({
      keyOf: ({ invitationId }) => invitationId,
      run: (links) => this.noteViews(links),
    });
  }

  /** @throws Unauthenticated when there is no such invitation. */
  async execute(credential: ExamCredential): Promise<ExamEntry> {
    const row = await this.entries.of(credential);
    if (!row) throw new Unauthenticated();
    const [entry] = await Promise.all([
      this.shown.execute(credential, row),
      row.isUnseen && this.views.add(credential),
    ]);
    return entry;
  }

  private async noteViews(links: readonly ExamCredential[]): Promise<undefined[]> {
    const entry = this.outbox.entryOf(links.map(({ invitationId }) => new InvitationViewed({ invitationId })));
    const [seen] = await this.queries.query<Told>(...seeing(links, this.clock.now(), entry));
    if (seen) this.outbox.handOn(entry, seen);
    return links.map(() => undefined);
  }
}
