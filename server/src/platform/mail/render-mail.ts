import type { Language, MailContent } from './mail-template';

const colours = {
  page: '#f5f6f8',
  card: '#ffffff',
  text: '#13161e',
  quiet: '#494d58',
  line: '#e4e6ea',
  action: '#2a4ac2',
};

/** As a word: mail programs hold pictures back until somebody allows them. */
const productName: Record<Language, string> = { en: 'Mizan', ar: 'ميزان' };

/**
 * Mail programs ignore most of CSS and the direction of the document, so the layout is one table, styles are inline,
 * and the direction stands on the body and on every cell.
 */
export function renderMail(content: MailContent, language: Language): { subject: string; html: string; text: string } {
  return { subject: content.subject, html: html(content, language), text: text(content) };
}

function text({ heading, paragraphs, action, note }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [heading, ...paragraphs, ...link, ...(note ? [note] : [])].join('\n\n').concat('\n');
}

function html({ subject, heading, paragraphs, action, note }: MailContent, language: Language): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const cell = cellOf(dir);
  const rows = [
    cell(`<strong style="font-size:17px">${productName[language]}</strong>`, colours.action),
    cell(`<h1 style="margin:0;font-size:20px;line-height:1.4">${escape(heading)}</h1>`),
    ...paragraphs.map((paragraph) => cell(escape(paragraph).replaceAll('\n', '<br>'))),
    ...(action ? [cell(button(action)), cell(plainLink(action.url), colours.quiet)] : []),
    ...(note ? [cell(escape(note), colours.quiet)] : []),
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escape(subject)}</title></head>`,
    `<body dir="${dir}" style="margin:0;padding:24px;background:${colours.page}">`,
    `<table role="presentation" dir="${dir}" align="center" width="100%" style="max-width:560px;border-collapse:separate;`,
    `background:${colours.card};border:1px solid ${colours.line};border-radius:12px;padding:16px 8px">`,
    `${rows.join('')}</table></body></html>`,
  ].join('');
}

function cellOf(dir: 'ltr' | 'rtl') {
  const align = dir === 'rtl' ? 'right' : 'left';
  const font =
    "font-family:'IBM Plex Sans','IBM Plex Sans Arabic',Tahoma,Arial,sans-serif;font-size:15px;line-height:1.7";
  return (inner: string, colour = colours.text) =>
    `<tr><td dir="${dir}" align="${align}" style="padding:8px 24px;${font};color:${colour}">${inner}</td></tr>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.action};color:#ffffff`;
  return `<a href="${escape(url)}" style="${look};font-weight:600;text-decoration:none">${escape(label)}</a>`;
}

function plainLink(url: string): string {
  return `<bdi dir="ltr" style="font-size:13px;word-break:break-all">${escape(url)}</bdi>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
