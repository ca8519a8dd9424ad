import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { saidTitleIn } from '../../assessments';
import { ExamLinks } from '../../candidates';

export const ACCOMMODATION_DECIDED_MAIL = 'accommodation-decided';

export interface DecidedParams {
  invitationId: string;
  isGranted: boolean;
  /** Of extra time, as it is now. */
  percent: number;
}

interface Facts {
  ownerId: string;
  id: string;
  tokenVersion: number;
  firstName: string;
  title: string;
}

const words = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    subject: (title: string) => `Your request: ${title}`,
    time: (percent: number, title: string) => `You have ${percent}% more time for each question of “${title}”.`,
    granted: (title: string) => `What you asked for in “${title}” has been arranged.`,
    declined: (title: string) => `What you asked for in “${title}” could not be arranged.`,
    private: 'Only you and the people who invited you can see this. It isn’t in any report.',
    ask: 'If you have a question about this, reply to the email that invited you before you start.',
    action: 'Open the exam',
    note: 'This link is only for you. Don’t share it.',
  },
  ar: {
    greeting: (name: string) => `مرحبًا ${name}،`,
    subject: (title: string) => `طلبك: ${title}`,
    time: (percent: number, title: string) => `لك وقت إضافي قدره ${percent}% في كل سؤال من «${title}».`,
    granted: (title: string) => `تم ترتيب ما طلبته في «${title}».`,
    declined: (title: string) => `تعذّر ترتيب ما طلبته في «${title}».`,
    private: 'لا يعرف بذلك غيرك ومن دعاك، ولا يظهر في أي تقرير.',
    ask: 'إن كان لديك سؤال عن هذا فردّ على رسالة الدعوة قبل أن تبدأ.',
    action: 'افتح الاختبار',
    note: 'هذا الرابط خاص بك وحدك، فلا تشاركه مع أحد.',
  },
};

const facts = `
  select i.id, i.owner_id as "ownerId", i.token_version as "tokenVersion", c.first_name as "firstName",
    ${saidTitleIn('i.language')} as title
  from invitations i join candidates c on c.id = i.candidate_id join assessments a on a.id = i.assessment_id where i.id = $1`;

/** Tells a candidate what became of what they asked for. */
@Injectable()
export class AccommodationDecidedMail extends MailTemplate<DecidedParams> {
  readonly name = ACCOMMODATION_DECIDED_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async render({ invitationId, isGranted, percent }: DecidedParams, language: Language): Promise<MailContent> {
    const [found] = await this.dataSource.query<Facts[]>(facts, [invitationId]);
    if (!found) throw new Error('The invitation is no longer there.');
    const said = words[language];
    const title = isolateText(language, found.title);
    const granted = percent > 0 ? said.time(percent, title) : said.granted(title);
    return {
      ownerId: found.ownerId,
      subject: said.subject(title),
      heading: said.greeting(isolateText(language, found.firstName)),
      paragraphs: [isGranted ? granted : said.declined(title), isGranted ? said.private : said.ask],
      action: { label: said.action, url: this.links.url(found, language) },
      note: said.note,
    };
  }
}
