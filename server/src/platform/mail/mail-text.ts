import type { MailContent, MailLink, MailSection } from './mail-template';

/** Nothing here can be pressed, so a link is its label and its address. */
export function mailText({ heading, paragraphs, facts, action, sections, note }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts && facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [linkText(action)] : []),
    ...(sections ?? []).map(sectionText),
    ...(note ? [note] : []),
  ];
  return blocks.join('\n\n').concat('\n');
}

function sectionText({ title, lines, link }: MailSection): string {
  return [title, ...lines.map((line) => `- ${line}`), ...(link ? [linkText(link)] : [])].join('\n');
}

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`;
