export type Language = 'en' | 'ar';

export interface MailFact {
  label: string;
  value: string;
}

/** A titled part under the action: lines as a list, then perhaps an address to open. */
export interface MailSection {
  title: string;
  lines: string[];
  link?: MailLink;
}

export interface MailLink {
  label: string;
  url: string;
}

/** All texts are plain; the layout escapes them. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What is looked up rather than read, such as dates and numbers. */
  facts?: MailFact[];
  action?: MailLink;
  /** After the action, in the same breath as the paragraphs. */
  closing?: string[];
  sections?: MailSection[];
  /** Small print at the end. */
  note?: string;
  /** To whom the records belong that it is about; their company's name stands on it. */
  ownerId?: string | null;
  /** Who reads the answer to this mail; support unless it is said. */
  replyTo?: string;
}

/** Thrown by a template whose words were taken back before they went out: the mail is dropped and not tried again. */
export class MailTakenBack extends Error {}

/**
 * A kind of mail; a module lists its templates among its providers. Rendered when the mail goes out, so that the
 * stored row holds parameters only: no link that opens an exam or an account is ever kept.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- subclasses name the shape of their parameters
export abstract class MailTemplate<Params extends object = object> {
  abstract readonly name: string;
  abstract render(params: Params, language: Language): MailContent | Promise<MailContent>;
}
