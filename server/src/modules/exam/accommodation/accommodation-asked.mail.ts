import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';

export const ACCOMMODATION_ASKED_MAIL = 'accommodation-asked';

interface Params {
  invitationId: string;
  receiverName: string;
}

interface Facts {
  candidate: string;
  title: string;
  assessmentId: string;
}

const words = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    subject: (title: string) => `A candidate asks for an arrangement: ${title}`,
    opening: ({ candidate, title }: Facts) =>
      `${candidate} asks for more time or another arrangement in “${title}”, before starting. The details are in the list of candidates.`,
    action: 'Read and answer',
    note: 'Only people who may see the candidate can read it.',
  },
  ar: {
    greeting: (name: string) => `مرحبًا ${name}،`,
    subject: (title: string) => `طلب ترتيب خاص: ${title}`,
    opening: ({ candidate, title }: Facts) =>
      `وصل طلب من ${candidate} بوقت إضافي أو ترتيب آخر في «${title}» قبل البدء. تجد تفاصيله في قائمة المرشحين.`,
    action: 'اقرأ الطلب وردّ عليه',
    note: 'لا يقرؤه إلا من يحق له الاطلاع على المرشح.',
  },
};

const facts = `
  select rtrim(c.first_name || ' ' || c.last_name) as candidate, a.title, a.id as "assessmentId"
  from invitations i join candidates c on c.id = i.candidate_id join assessments a on a.id = i.assessment_id where i.id = $1`;

/** The mail leads to the words and does not repeat them: they can be about somebody's health. */
@Injectable()
export class AccommodationAskedMail extends MailTemplate<Params> {
  readonly name = ACCOMMODATION_ASKED_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async render({ invitationId, receiverName }: Params, language: Language): Promise<MailContent> {
    const [found] = await this.dataSource.query<Facts[]>(facts, [invitationId]);
    if (!found) throw new Error('The invitation is no longer there.');
    const { greeting, subject, opening, action, note } = words[language];
    const own = (text: string) => isolateText(language, text);
    const { assessmentId, candidate, title } = found;
    return {
      subject: subject(own(title)),
      heading: greeting(own(receiverName)),
      paragraphs: [opening({ assessmentId, candidate: own(candidate), title: own(title) })],
      action: { label: action, url: `${this.config.publicUrl}/CandinateCreation/${assessmentId}` },
      note,
    };
  }
}
