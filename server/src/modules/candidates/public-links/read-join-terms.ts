import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Assessment, unavailability } from '../../assessments';
import { Credits } from '../../identity';
import { PublicLinkClosed } from '../candidates.errors';
import type { Terms } from './join.queries';
import type { PublicLink } from './public-link.entity';
import { stateOfLink } from './public-link.policy';
import type { PublicLinkState } from './public-link.policy';

/** Whether a public link lets somebody in, and on whose account. It asks for nobody's address, so its answer tells nothing of one. */
@Injectable()
export class ReadJoinTerms {
  constructor(private readonly credits: Credits) {}

  /** Full also when the requests are used up: how many there are is nobody's business out there. */
  async stateOf(manager: EntityManager, link: PublicLink, assessment: Assessment, now: Date): Promise<PublicLinkState> {
    const reason = unavailability(assessment, now);
    if (reason === 'INACTIVE' || reason === 'CLOSED') return 'CLOSED';
    const state = stateOfLink(link, now);
    if (state !== 'OPEN') return state;
    const { remaining } = await this.credits.of(link.createdBy ?? assessment.ownerId, manager);
    return remaining === 0 ? 'FULL' : 'OPEN';
  }

  /** @throws PublicLinkClosed */
  async execute(manager: EntityManager, link: PublicLink, invitedAt: Date): Promise<Terms> {
    const assessment = await manager.findOneByOrFail(Assessment, { id: link.assessmentId });
    const state = await this.stateOf(manager, link, assessment, invitedAt);
    if (state !== 'OPEN') throw new PublicLinkClosed({ reason: state });
    const { id: assessmentId, ownerId, configuration, language } = assessment;
    const { extraTimePercent } = configuration;
    const invitedBy = link.createdBy ?? ownerId;
    return { ownerId, assessmentId, invitedBy, extraTimePercent, invitedAt, language: language ?? 'en' };
  }
}
