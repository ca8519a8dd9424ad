import type { FieldProblem } from '../../../platform/errors';

export const MailKind = { INVITATION: 'invitation', REMINDER: 'reminder', RESULT: 'result' } as const;
export type MailKind = (typeof MailKind)[keyof typeof MailKind];

export interface Wording {
  subject: string;
  text: string;
}

/** What a placeholder stands for, for one candidate; absent where this mail knows nothing of it. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;
export type Placeholder = 'name' | 'assessment' | 'role' | 'inviter' | 'company' | 'feedback' | 'link';

const everywhere: readonly Placeholder[] = ['name', 'assessment', 'role', 'inviter', 'company'];

/** What may stand in the text of each kind; in its subject the same without what needs a line of its own. */
export const placeholdersOf: Record<MailKind, readonly Placeholder[]> = {
  invitation: [...everywhere, 'link'],
  reminder: [...everywhere, 'link'],
  result: ['name', 'assessment', 'role', 'feedback', 'link'],
};

/** Without it the mail would be in vain. */
export const necessaryOf: Record<MailKind, Placeholder> = { invitation: 'link', reminder: 'link', result: 'feedback' };

/** They become more than words: a button, paragraphs. */
const APART: readonly Placeholder[] = ['link', 'feedback'];
const PLACE = /\{\s*(?<name>[^{}\n]*?)\s*\}/gu;

/** Everything that is wrong, with the line on which it stands; a mail that passes can be sent to everybody. */
export function wordingProblems(kind: MailKind, { subject, text }: Wording): FieldProblem[] {
  const lines = text.split('\n');
  return [
    ...(subject === '' ? [{ path: 'subject', rule: 'required' }] : []),
    ...(text === '' ? [{ path: 'text', rule: 'required' }] : []),
    ...unknown('subject', [subject], subjectPlaceholders(kind)),
    ...unknown('text', lines, placeholdersOf[kind]),
    ...notAlone(lines),
    ...missing(kind, text),
  ];
}

export const subjectPlaceholders = (kind: MailKind): Placeholder[] =>
  placeholdersOf[kind].filter((name) => !APART.includes(name));

function unknown(path: string, lines: readonly string[], known: readonly string[]): FieldProblem[] {
  return lines.flatMap((line, index) =>
    namesIn(line)
      .filter(({ whole, name }) => !known.includes(name) || whole !== `{${name}}`)
      .map(({ whole }) => ({ path, rule: 'placeholder-unknown', params: { placeholder: whole, line: index + 1 } })),
  );
}

function notAlone(lines: readonly string[]): FieldProblem[] {
  return lines.flatMap((line, index) =>
    APART.filter((name) => line.includes(`{${name}}`) && line.trim() !== `{${name}}`).map((name) => ({
      path: 'text',
      rule: 'placeholder-alone',
      params: { placeholder: `{${name}}`, line: index + 1 },
    })),
  );
}

/** Needed once; twice is as wrong, since it becomes one button. */
function missing(kind: MailKind, text: string): FieldProblem[] {
  return APART.flatMap((name) => {
    const count = text.split(`{${name}}`).length - 1;
    const params = { placeholder: `{${name}}` };
    if (count === 0 && name === necessaryOf[kind]) return [{ path: 'text', rule: 'placeholder-missing', params }];
    return count > 1 ? [{ path: 'text', rule: 'placeholder-twice', params }] : [];
  });
}

function namesIn(line: string): { whole: string; name: string }[] {
  return [...line.matchAll(PLACE)].map((match) => ({ whole: match[0], name: match.groups?.name ?? '' }));
}

/** As a mail: a subject, what stands before the button and what stands after it. */
export interface FilledWording {
  subject: string;
  before: string[];
  after: string[];
  hasLink: boolean;
}

/** What a name brings along is not filled in again. */
export function filledWording({ subject, text }: Wording, values: PlaceholderValues): FilledWording {
  const fill = (written: string) =>
    written.replace(PLACE, (whole, name: string) => values[name as Placeholder] ?? (name in values ? '' : whole));
  const [before = '', after] = text.split(/^[ \t]*\{link\}[ \t]*$/mu, 2);
  const paragraphs = (part: string) =>
    part.split(/\n\s*\n/u).flatMap((each) => (each.trim() ? [fill(each.trim())] : []));
  return {
    subject: fill(subject),
    before: paragraphs(before),
    after: paragraphs(after ?? ''),
    hasLink: after !== undefined,
  };
}
