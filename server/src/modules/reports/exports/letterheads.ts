import { Injectable } from '@nestjs/common';
import { Brands } from '../../identity';
import type { Letterhead } from './pdf/page-frame';
import type { ReportLanguage } from './words/names';

/** Whose name, logo and imprint stand on a document, ready for the thread that makes it. */
@Injectable()
export class Letterheads {
  constructor(private readonly brands: Brands) {}

  /** Of the company to which a result belongs; null: of the installation. */
  async of(ownerId: string | null, language: ReportLanguage): Promise<Letterhead | null> {
    const { name, logo, accent, imprint } = this.brands.of(ownerId);
    if (!name && !logo && !accent && !imprint) return null;
    const png = logo && (await this.brands.picture(logo.path));
    return {
      name: name?.[language] ?? null,
      logo: logo && png ? { png: png.toString('base64'), width: logo.width, height: logo.height } : null,
      accent: accent?.light.brand ?? null,
      imprint: imprint?.[language] ?? null,
    };
  }
}
