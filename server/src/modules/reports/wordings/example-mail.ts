import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { AppConfig } from '../../../platform/config';
import { MailBrands, renderMail } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { Assessments, checkWording, MailWordings, saidSettings, PaperSource } from '../../assessments';
import type { MailKind, Wording } from '../../assessments';
import { invitationContent, ReadInvitationFacts } from '../../candidates';
import { feedbackContent } from '../feedback';

const praise: Record<Language, string> = {
  en: 'Your answers on the closing of the month were thorough.\nWe will call you next week.',
  ar: 'كانت إجاباتك عن إقفال الشهر وافية.\nسنتصل بك الأسبوع القادم.',
};

export interface ExampleWish {
  assessmentId: string;
  kind: MailKind;
  language: Language;
}

/** A mail of an assessment as whoever looks at it would get it as a candidate. Its link leads to the preview of the exam. */
@Injectable()
export class ExampleMail {
  constructor(
    private readonly assessments: Assessments,
    private readonly papers: PaperSource,
    private readonly wordings: MailWordings,
    private readonly facts: ReadInvitationFacts,
    private readonly brands: MailBrands,
    private readonly config: AppConfig,
  ) {}

  /** Null: with the words that are kept. @throws AssessmentNotFound */
  async content(viewer: Viewer, wish: ExampleWish, given: Wording | null): Promise<MailContent> {
    const { id, ownerId } = await this.assessments.find(viewer, wish.assessmentId);
    const wording = given ?? (await this.wordings.of(wish));
    const url = `${this.config.publicUrl}/PreviewAssestment/${id}`;
    const { kind, language } = wish;
    if (kind !== 'result') {
      const facts = await this.facts.example(viewer, id, language);
      return invitationContent(kind, { facts, links: { exam: url, deviceCheck: url }, language, wording });
    }
    const { settings } = await this.papers.outline(id);
    const { title, jobRole } = saidSettings(settings, language);
    const firstName = viewer.name.split(' ')[0] ?? viewer.name;
    const facts = { firstName, title, jobRole, feedback: praise[language], url };
    return { ...feedbackContent(facts, language, wording), ownerId };
  }

  /** @throws AssessmentNotFound, InvalidInput */
  async rendered(
    viewer: Viewer,
    wish: ExampleWish,
    given: Wording,
  ): Promise<{ subject: string; text: string; html: string }> {
    await this.assessments.find(viewer, wish.assessmentId);
    const content = await this.content(viewer, wish, checkWording(wish.kind, given));
    return renderMail(content, wish.language, this.brands.mailBrand(content.ownerId ?? null, wish.language));
  }
}
