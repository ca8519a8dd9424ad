import type { MailBrand } from './mail-brand.port';
import type { Language, MailContent } from './mail-template';
import type { RenderedMail } from './mail-transport.port';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

/** The same mail twice: for who reads it laid out, and for who reads plain text. */
export function renderMail(
  content: MailContent,
  language: Language,
  brand: MailBrand | null = null,
): Omit<RenderedMail, 'to'> {
  const { subject, replyTo = brand?.supportAddress ?? undefined } = content;
  return {
    subject,
    ...(replyTo !== undefined && { replyTo }),
    ...(brand?.name != null && { fromName: brand.name }),
    html: mailHtml(content, language, brand),
    text: mailText(content, brand),
  };
}
