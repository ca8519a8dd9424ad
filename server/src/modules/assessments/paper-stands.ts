import { Injectable } from '@nestjs/common';
import { NamedQueries } from '../../platform/database';
import { AssessmentNotFound } from './assessments.errors';
import { paperStand } from './known-papers';
import type { PaperStand } from './known-papers';

/** The same for all who open or start an exam at this moment: who comes while it is read shares the next look with whoever comes as well. */
@Injectable()
export class PaperStands {
  private readonly present = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<PaperStand>>();

  constructor(private readonly queries: NamedQueries) {}

  /** As it is now or a moment later, never as it was before. @throws AssessmentNotFound */
  of(assessmentId: string): Promise<PaperStand> {
    const next = this.next.get(assessmentId) ?? this.afterPresent(assessmentId);
    this.next.set(assessmentId, next);
    return next;
  }

  private async afterPresent(assessmentId: string): Promise<PaperStand> {
    await this.present.get(assessmentId);
    this.next.delete(assessmentId);
    const read = this.read(assessmentId);
    const forget = () => void (this.next.has(assessmentId) || this.present.delete(assessmentId));
    this.present.set(assessmentId, read.then(forget, forget));
    return read;
  }

  private async read(assessmentId: string): Promise<PaperStand> {
    const statement = { name: 'paper-stand', text: paperStand, lane: 'steps' } as const;
    const [found] = await this.queries.query<PaperStand>(statement, [assessmentId]);
    if (!found) throw new AssessmentNotFound();
    return found;
  }
}
