import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { durationText, isolateText, MailTemplate } from '../../../../platform/mail';
import type { Language, MailContent } from '../../../../platform/mail';
import { saidTitleOfAttempt } from '../../../assessments';
import { ExamLinks } from '../../../candidates';

export const REOPENING_MAIL = 'reopening';

interface Facts {
  id: string;
  tokenVersion: number;
  firstName: string;
  title: string;
}

interface Params {
  attemptId: string;
  secondsLeft: number;
}

const words = {
  en: {
    subject: (title: string) => `You can continue: ${title}`,
    heading: (name: string) => `Hello ${name},`,
    opening: (title: string) =>
      `“${title}” is open for you again. Continue where you stopped, with the same link as before.`,
    left: (time: string) => `You have ${time} left. The clock starts when you open the link.`,
    action: 'Continue the exam',
    note: 'This link is only for you. Don’t share it.',
  },
  ar: {
    subject: (title: string) => `يمكنك المتابعة: ${title}`,
    heading: (name: string) => `مرحبًا ${name}،`,
    opening: (title: string) => `أُعيد فتح التقييم «${title}» لك. تابع من حيث توقفت، بالرابط نفسه الذي لديك.`,
    left: (time: string) => `الوقت المتبقي لك: ${time}. الوقت متوقف حتى تفتح الرابط، ثم يبدأ احتسابه.`,
    action: 'تابع التقييم',
    note: 'هذا الرابط خاص بك وحدك، فلا تشاركه مع أحد.',
  },
};

const facts = `
  select i.id, i.token_version as "tokenVersion", c.first_name as "firstName", ${saidTitleOfAttempt('t')} as title
  from attempts t join invitations i on i.id = t.invitation_id join candidates c on c.id = t.candidate_id where t.id = $1`;

/** Tells a candidate that they may go on; the link is written when it goes out, so it is stored nowhere. */
@Injectable()
export class ReopeningMail extends MailTemplate<Params> {
  readonly name = REOPENING_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async render({ attemptId, secondsLeft }: Params, language: Language): Promise<MailContent> {
    const [found] = await this.dataSource.query<Facts[]>(facts, [attemptId]);
    if (!found) throw new Error('The attempt is no longer there.');
    const { subject, heading, opening, left, action, note } = words[language];
    const title = isolateText(language, found.title);
    return {
      subject: subject(title),
      heading: heading(isolateText(language, found.firstName)),
      paragraphs: [opening(title), left(durationText(secondsLeft, language))],
      action: { label: action, url: this.links.url(found, language) },
      note,
    };
  }
}
