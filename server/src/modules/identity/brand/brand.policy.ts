import { accentOf } from './accent.policy';
import type { Accent } from './accent.policy';

export interface BothLanguages {
  en: string;
  ar: string;
}

export interface LogoFacts {
  id: string;
  width: number;
  height: number;
}

/** What somebody has chosen; null is what they left to others. */
export interface ChosenBrand {
  ownerId: string;
  name: string | null;
  nameAr: string | null;
  accent: string | null;
  supportAddress: string | null;
  imprint: string | null;
  imprintAr: string | null;
  logo: LogoFacts | null;
  darkLogo: LogoFacts | null;
}

/** Where a logo is found on this server, and its size in pixels: twice the one in which it is shown. */
export interface ShownLogo {
  path: string;
  darkPath: string;
  width: number;
  height: number;
}

/** What pages, mails and documents show; null where it is Mizan's own. */
export interface ShownBrand {
  name: BothLanguages | null;
  logo: ShownLogo | null;
  accent: Accent | null;
  supportAddress: string;
  imprint: BothLanguages | null;
}

/** What was chosen, and what comes of it. */
export interface BrandSettings {
  name: string | null;
  nameAr: string | null;
  accent: string | null;
  supportAddress: string | null;
  imprint: string | null;
  imprintAr: string | null;
  logoPath: string | null;
  darkLogoPath: string | null;
  shown: ShownBrand;
  inherited: ShownBrand;
}

/**
 * A company's own words and colours, else those of the installation. A logo goes with its name: who is named and has none does not
 * stand beside the picture of somebody else.
 */
export function shownBrand(chosen: readonly (ChosenBrand | undefined)[], supportAddress: string): ShownBrand {
  const layers = chosen.filter((layer) => layer !== undefined);
  const accent = layers.find((layer) => layer.accent !== null)?.accent;
  const sign = layers.find(({ name, logo }) => name !== null || logo !== null);
  const named = layers.find(({ name }) => name !== null);
  const imprinted = layers.find(({ imprint }) => imprint !== null);
  return {
    name: both(named?.name, named?.nameAr),
    logo: sign?.logo ? shownLogo(sign.logo, sign.darkLogo) : null,
    accent: accent == null ? null : accentOf(accent),
    supportAddress: layers.find((layer) => layer.supportAddress !== null)?.supportAddress ?? supportAddress,
    imprint: both(imprinted?.imprint, imprinted?.imprintAr),
  };
}

const both = (en: string | null | undefined, ar: string | null | undefined): BothLanguages | null =>
  en == null ? null : { en, ar: ar ?? en };

function shownLogo(logo: LogoFacts, darkLogo: LogoFacts | null): ShownLogo {
  return { path: logoPath(logo.id), darkPath: logoPath((darkLogo ?? logo).id), width: logo.width, height: logo.height };
}

export const logoPath = (id: string): string => `/api/v1/brand/logos/${id}.png`;
