import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { ExamLinks } from '../../candidates';

export const FEEDBACK_MAIL = 'feedback';

interface Facts {
  id: string;
  tokenVersion: number;
  isOpen: boolean;
  firstName: string;
  title: string;
  feedback: string;
}

const words = {
  en: {
    subject: (title: string) => `Feedback on your assessment: ${title}`,
    heading: (name: string) => `Hello ${name},`,
    opening: (title: string) => `Thank you for taking “${title}”. This is what was written about your result:`,
    action: 'Open your page',
  },
  ar: {
    subject: (title: string) => `ملاحظات على تقييمك: ${title}`,
    heading: (name: string) => `مرحبًا ${name}،`,
    opening: (title: string) => `شكرًا لأدائك التقييم «${title}». إليك ما كُتب عن نتيجتك:`,
    action: 'افتح صفحتك',
  },
};

const facts = `
  select i.id, i.token_version as "tokenVersion", i.revoked_at is null as "isOpen", c.first_name as "firstName",
    t.settings ->> 'title' as title, r.overall_feedback as feedback
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id
    join candidates c on c.id = r.candidate_id
  where r.attempt_id = $1 and r.overall_feedback is not null`;

/** The words are read when it goes out, so that no mail keeps what was taken back. */
@Injectable()
export class FeedbackMail extends MailTemplate<{ attemptId: string }> {
  readonly name = FEEDBACK_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async render({ attemptId }: { attemptId: string }, language: Language): Promise<MailContent> {
    const [found] = await this.dataSource.query<Facts[]>(facts, [attemptId]);
    if (!found) throw new Error('The feedback is no longer there.');
    const { subject, heading, opening, action } = words[language];
    const title = isolateText(language, found.title);
    return {
      subject: subject(title),
      heading: heading(isolateText(language, found.firstName)),
      paragraphs: [opening(title), ...found.feedback.split('\n').filter((line) => line.trim() !== '')],
      ...(found.isOpen ? { action: { label: action, url: this.links.url(found, language) } } : {}),
    };
  }
}
