import type { Language } from './mail-template';

/** Whose mail it is, beside what it says. */
export interface MailBrand {
  /** Null: the product's. */
  name: string | null;
  /** Address and size in which it is shown. */
  logo: { url: string; width: number; height: number } | null;
  /** Readable on white, and under white words; null: the product's. */
  accent: string | null;
  /** Who reads an answer; null: as for every other mail. */
  supportAddress: string | null;
  imprint: string | null;
}

export abstract class MailBrands {
  /** Of the company to which these records belong; null: of the installation. */
  abstract mailBrand(ownerId: string | null, language: Language): MailBrand;
}
