import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { ExamFileLinks } from '../answers';
import { ownEventsOf, warningsOf, watchedAttemptOf } from './proctor.queries';
import type { OwnProctorEvent, ProctorState } from './proctor-state';

/** The record of an attempt as its candidate may see it. */
@Injectable()
export class ViewProctorState {
  constructor(
    private readonly clock: Clock,
    private readonly links: ExamFileLinks,
  ) {}

  async of(credential: ExamCredential, attemptId: string, manager: EntityManager): Promise<ProctorState> {
    const { state, submittedBy, rules } = await watchedAttemptOf(attemptId, manager);
    const warnings = await warningsOf(attemptId, manager);
    return {
      serverNow: this.clock.now(),
      warnings,
      warningsLeft: Math.max(0, rules.warningsBeforeSubmit - warnings),
      isSubmitted: state !== 'in-progress',
      isSubmittedByProctoring: submittedBy === 'proctoring',
      events: await this.events(credential, attemptId, manager),
    };
  }

  private async events(
    credential: ExamCredential,
    attemptId: string,
    manager: EntityManager,
  ): Promise<OwnProctorEvent[]> {
    const events = await ownEventsOf(attemptId, manager);
    return events.map(({ pictureIds, ...event }) => {
      const pictureUrls = pictureIds.map((fileId) => this.links.urlFor(credential, fileId));
      return { ...event, pictureUrls };
    });
  }
}
