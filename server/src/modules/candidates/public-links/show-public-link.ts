import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { Assessment, languagesOf, saidSettings } from '../../assessments';
import { Brands } from '../../identity';
import { PublicLinkNotFound } from '../candidates.errors';
import { PublicLink } from './public-link.entity';
import { stateOfLink } from './public-link.policy';
import { ReadJoinTerms } from './read-join-terms';
import type { ShownPublicLink, PublicLinkTexts, PublicLinkEntry } from './shown-public-link';

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

  toStaff(link: PublicLink): ShownPublicLink {
    const { id, code, cap, joinedCount, closesAt, closedAt } = link;
    const url = `${this.config.publicUrl}/Exam/Join/${code}`;
    return { id, url, state: stateOfLink(link, this.clock.now()), cap, joinedCount, closesAt, closedAt };
  }

  /** @throws PublicLinkNotFound */
  async toAnybody(code: string): Promise<PublicLinkEntry> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(PublicLink, { code });
    const assessment = link && (await manager.findOneBy(Assessment, { id: link.assessmentId }));
    if (!link || !assessment) throw new PublicLinkNotFound();
    const { title: assessmentTitle, jobRole } = assessment;
    const state = await this.terms.stateOf(manager, link, assessment, this.clock.now());
    const brand = this.brands.of(assessment.ownerId);
    const texts = { assessmentTitle, jobRole, language: assessment.language ?? 'en' };
    return { brand, state, ...texts, inOtherLanguage: otherTexts(assessment), closesAt: link.closesAt };
  }
}

function otherTexts(assessment: Assessment): PublicLinkTexts | null {
  const { title, jobRole: role, description, welcomeVideoUrl, gradeBands, translation, configuration } = assessment;
  const own = { title, jobRole: role, description, welcomeVideoUrl, gradeBands, translation };
  const settings = { ...own, configuration, language: assessment.language ?? 'en' };
  const language = languagesOf(settings).find((one) => one !== settings.language);
  if (!language) return null;
  const { title: assessmentTitle, jobRole } = saidSettings(settings, language);
  return { language, assessmentTitle, jobRole };
}
