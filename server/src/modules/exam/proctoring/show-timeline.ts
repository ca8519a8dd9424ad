import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AttemptNotFound } from '../attempt';
import { toExamProctoring } from './exam-proctoring';
import { TimelineQueries } from './timeline.queries';
import type { SnapshotRow, TimelineAttempt } from './timeline.queries';
import type { ShownProctorEvent, ShownProctorSnapshot, ProctorConsent, ProctorTimeline } from './proctor-timeline';

/** What was recorded of an attempt, for staff. */
@Injectable()
export class ShowTimeline {
  constructor(
    private readonly queries: TimelineQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws AttemptNotFound also when it is there, but not for this viewer. */
  async execute(viewer: Viewer, attemptId: string): Promise<ProctorTimeline> {
    const attempt = await this.queries.attempt(viewer, attemptId);
    if (!attempt) throw new AttemptNotFound();
    const { id, startedAt, submittedAt, rules } = attempt;
    const events = await this.queries.events(id);
    return {
      startedAt,
      events,
      endedAt: submittedAt ?? this.clock.now(),
      watched: toExamProctoring({ proctoring: rules }),
      consent: consentOf(attempt),
      warnings: events.filter(isWarning).length,
      questions: await this.queries.questions(id),
      snapshots: (await this.queries.snapshots(id)).map(toNode),
      rates: await this.queries.rates(attempt),
    };
  }
}

const isWarning = ({ countedAs, isForgiven, verdict }: ShownProctorEvent) =>
  countedAs !== null && !isForgiven && verdict !== 'dismissed';

function consentOf({ consentVersion, consentLanguage, consentedAt }: TimelineAttempt): ProctorConsent | null {
  if (consentVersion === null || consentLanguage === null || consentedAt === null) return null;
  return { version: consentVersion, language: consentLanguage, at: consentedAt };
}

function toNode({ id, askedAt, takenAt, faces, hasFile }: SnapshotRow): ShownProctorSnapshot {
  return { id, askedAt, takenAt, faces, url: hasFile ? `/api/v1/proctoring/snapshots/${id}` : null };
}
