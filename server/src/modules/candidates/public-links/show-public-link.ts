import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { Assessment } from '../../assessments';
import { Brands } from '../../identity';
import { PublicLinkNotFound } from '../candidates.errors';
import { PublicLink } from './public-link.entity';
import { stateOfLink } from './public-link.policy';
import type { PublicLinkEntryNode, PublicLinkNode } from './public-link.type';
import { ReadJoinTerms } from './read-join-terms';

/** A public link, to staff and to those who open it. */
@Injectable()
export class ShowPublicLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly terms: ReadJoinTerms,
    private readonly brands: Brands,
  ) {}

  toStaff(link: PublicLink): PublicLinkNode {
    const { id, code, cap, joinedCount, closesAt, closedAt } = link;
    const url = `${this.config.publicUrl}/Exam/Join/${code}`;
    return { id, url, state: stateOfLink(link, this.clock.now()), cap, joinedCount, closesAt, closedAt };
  }

  /** @throws PublicLinkNotFound */
  async toAnybody(code: string): Promise<PublicLinkEntryNode> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(PublicLink, { code });
    const assessment = link && (await manager.findOneBy(Assessment, { id: link.assessmentId }));
    if (!link || !assessment) throw new PublicLinkNotFound();
    const { title: assessmentTitle, jobRole, language } = assessment;
    const state = await this.terms.stateOf(manager, link, assessment, this.clock.now());
    const brand = this.brands.of(assessment.ownerId);
    return { brand, state, assessmentTitle, jobRole, language: language ?? 'en', closesAt: link.closesAt };
  }
}
