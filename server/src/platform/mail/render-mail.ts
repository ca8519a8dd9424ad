import type { Language, MailContent } from './mail-template';
import type { RenderedMail } from './mail-transport.port';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

/** The same mail twice: for who reads it laid out, and for who reads plain text. */
export function renderMail(content: MailContent, language: Language): Omit<RenderedMail, 'to'> {
  const { subject, replyTo } = content;
  const answers = replyTo === undefined ? {} : { replyTo };
  return { subject, ...answers, html: mailHtml(content, language), text: mailText(content) };
}
