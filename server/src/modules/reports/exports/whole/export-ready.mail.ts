import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../../platform/config';
import { isolateText, MailTemplate } from '../../../../platform/mail';
import type { Language, MailContent } from '../../../../platform/mail';

export const EXPORT_READY_MAIL = 'assessment-export-ready';

interface Params {
  receiverName: string;
  title: string;
  assessmentId: string;
}

const words: Record<
  Language,
  (names: Omit<Params, 'assessmentId'>) => Omit<MailContent, 'action'> & { action: string }
> = {
  en: ({ receiverName, title }) => ({
    subject: `Your export is ready: ${title}`,
    heading: `Hello ${receiverName},`,
    paragraphs: [`The export of the assessment “${title}” can be downloaded now.`],
    action: 'Go to the export',
    note: 'You need to be signed in. The archive is removed after a few days.',
  }),
  ar: ({ receiverName, title }) => ({
    subject: `التصدير جاهز: ${title}`,
    heading: `مرحبًا ${receiverName}،`,
    paragraphs: [`أصبح تصدير التقييم «${title}» جاهزًا للتنزيل.`],
    action: 'افتح التصدير',
    note: 'يلزم تسجيل الدخول. ويُحذف الأرشيف بعد أيام.',
  }),
};

@Injectable()
export class ExportReadyMail extends MailTemplate<Params> {
  readonly name = EXPORT_READY_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ receiverName, title, assessmentId }: Params, language: Language): MailContent {
    const names = { receiverName: isolateText(language, receiverName), title: isolateText(language, title) };
    const { action: label, ...content } = words[language](names);
    const url = `${this.config.publicUrl}/CandinateCreation/${assessmentId}?export=whole`;
    return { ...content, action: { label, url } };
  }
}
