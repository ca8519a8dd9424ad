export type Language = 'en' | 'ar';

export interface MailContent {
  subject: string;
  heading: string;
  /** Paragraphs of plain text; they are escaped. */
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  note?: string;
}

/**
 * A kind of mail; a module lists its templates among its providers. Rendered when the mail goes out, so that the
 * stored row holds parameters only: no link that opens an exam or an account is ever kept.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- subclasses name the shape of their parameters
export abstract class MailTemplate<Params extends object = object> {
  abstract readonly name: string;
  abstract render(params: Params, language: Language): MailContent | Promise<MailContent>;
}
