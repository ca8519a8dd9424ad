import { escapeHtml } from './escape-html';
import type { MailBrand } from './mail-brand.port';
import type { Language, MailContent, MailFact, MailLink, MailSection } from './mail-template';

const colours = {
  page: '#f5f6f8',
  card: '#ffffff',
  text: '#13161e',
  quiet: '#494d58',
  line: '#e4e6ea',
  action: '#2a4ac2',
};
const fonts =
  "font-family:'IBM Plex Sans','IBM Plex Sans Arabic',Tahoma,Arial,sans-serif;font-size:15px;line-height:1.7";

/** The name as a word, beside a logo as what stands in its place: mail programs hold pictures back until somebody allows them. */
const words: Record<Language, { product: string; copyLink: string }> = {
  en: { product: 'Mizan', copyLink: 'If the button does not work, copy this address into your browser:' },
  ar: { product: 'ميزان', copyLink: 'إذا لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:' },
};

/**
 * Mail programs ignore most of CSS and the direction of the document, so the layout is tables, styles are inline,
 * and the direction stands on the body and on every cell.
 */
export function mailHtml(content: MailContent, language: Language, brand: MailBrand | null = null): string {
  const { subject, heading, paragraphs, facts = [], action, closing = [], sections = [], note } = content;
  const cells = new Cells(language === 'ar' ? 'rtl' : 'ltr');
  const colour = brand?.accent ?? colours.action;
  const rows = [
    cells.row(head(brand, language), { colour }),
    cells.row(`<h1 style="margin:0;font-size:20px;line-height:1.4">${escapeHtml(heading)}</h1>`),
    ...paragraphs.map((paragraph) => cells.row(linesOf(paragraph))),
    ...(facts.length > 0 ? [cells.row(cells.facts(facts))] : []),
    ...(action
      ? [cells.row(button(action, colour)), cells.row(plainLink(action, language), { colour: colours.quiet })]
      : []),
    ...closing.map((paragraph) => cells.row(linesOf(paragraph))),
    ...sections.map((section) => cells.row(sectionHtml(section, colour), { isApart: true })),
    ...(note ? [cells.row(linesOf(note), { colour: colours.quiet, isApart: true })] : []),
    ...(brand?.imprint ? [cells.row(imprint(brand.imprint), { colour: colours.quiet, isApart: true })] : []),
  ];
  return page({ subject, language, dir: cells.dir, rows: rows.join('') });
}

function page({ subject, language, dir, rows }: { subject: string; language: Language; dir: string; rows: string }) {
  const card = `width:100%;max-width:560px;border-collapse:separate;background:${colours.card};border:1px solid ${colours.line}`;
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${dir}" style="margin:0;padding:24px 8px;background:${colours.page}">`,
    `<table role="presentation" dir="${dir}" align="center" style="${card};border-radius:12px;padding:16px 0">`,
    `${rows}</table></body></html>`,
  ].join('');
}

class Cells {
  constructor(readonly dir: 'ltr' | 'rtl') {}

  row(inner: string, { colour = colours.text, isApart = false } = {}): string {
    const apart = isApart ? `;border-top:1px solid ${colours.line};padding-top:16px` : '';
    return `<tr>${this.cell(inner, `padding:8px 24px;${fonts};color:${colour}${apart}`)}</tr>`;
  }

  facts(facts: readonly MailFact[]): string {
    const line = `border-top:1px solid ${colours.line};vertical-align:top;${fonts}`;
    const rows = facts.map(({ label, value }) => {
      const name = this.cell(escapeHtml(label), `${line};padding:6px 0;width:30%;color:${colours.quiet}`);
      return `<tr>${name}${this.cell(linesOf(value), `${line};padding:6px 12px`)}</tr>`;
    });
    return `<table role="presentation" dir="${this.dir}" style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
  }

  private cell(inner: string, style: string): string {
    return `<td dir="${this.dir}" align="${this.dir === 'rtl' ? 'right' : 'left'}" style="${style}">${inner}</td>`;
  }
}

function head(brand: MailBrand | null, language: Language): string {
  const name = escapeHtml(brand?.name ?? words[language].product);
  if (!brand?.logo) return `<strong style="font-size:17px">${name}</strong>`;
  const { url, width, height } = brand.logo;
  const look = 'display:block;max-width:100%;height:auto;font-size:17px;font-weight:600';
  return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${name}" style="${look}">`;
}

const imprint = (text: string): string => `<span style="font-size:13px">${linesOf(text)}</span>`;

function sectionHtml({ title, lines, link }: MailSection, colour: string): string {
  const items = lines.map((line) => `<p style="margin:6px 0 0">${linesOf(line)}</p>`).join('');
  return `<h2 style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(title)}</h2>${items}${link ? textLink(link, colour) : ''}`;
}

function button({ label, url }: MailLink, colour: string): string {
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colour};color:#ffffff`;
  return `<a href="${escapeHtml(url)}" style="${look};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
}

function textLink({ label, url }: MailLink, colour: string): string {
  return `<p style="margin:8px 0 0"><a href="${escapeHtml(url)}" style="color:${colour};font-weight:600">${escapeHtml(label)}</a></p>`;
}

function plainLink({ url }: MailLink, language: Language): string {
  const address = `<bdi dir="ltr" style="font-size:13px;word-break:break-all">${escapeHtml(url)}</bdi>`;
  return `<span style="font-size:13px">${words[language].copyLink}</span><br>${address}`;
}

const linesOf = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
