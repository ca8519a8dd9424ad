import type { MailBrand } from './mail-brand.port';
import type { MailContent, MailLink, MailSection } from './mail-template';

/** Nothing here can be pressed, so a link is its label and its address. */
export function mailText(
  { heading, paragraphs, facts, action, closing, sections, note }: MailContent,
  brand: MailBrand | null = null,
): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts && facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [linkText(action)] : []),
    ...(closing ?? []),
    ...(sections ?? []).map(sectionText),
    ...(note ? [note] : []),
    ...(brand?.imprint ? [brand.imprint] : []),
  ];
  return blocks.join('\n\n').concat('\n');
}

function sectionText({ title, lines, link }: MailSection): string {
  return [title, ...lines.map((line) => `- ${line}`), ...(link ? [linkText(link)] : [])].join('\n');
}

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`;
