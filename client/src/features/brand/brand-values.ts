import type { UpdateBrandInput } from '../../graphql/schema-generated';
import type { BrandFormFragment } from './brand-generated';

/** Undefined: it stays as it is; null: it goes. */
export type ChosenLogo = File | null | undefined;

export interface BrandValues {
  name: string;
  nameAr: string;
  accent: string;
  supportAddress: string;
  imprint: string;
  imprintAr: string;
  logo: ChosenLogo;
  darkLogo: ChosenLogo;
}

export const brandValuesOf = (brand: BrandFormFragment): BrandValues => ({
  name: brand.name ?? '',
  nameAr: brand.nameAr ?? '',
  accent: brand.accent ?? '',
  supportAddress: brand.supportAddress ?? '',
  imprint: brand.imprint ?? '',
  imprintAr: brand.imprintAr ?? '',
  logo: undefined,
  darkLogo: undefined,
});

const orNull = (text: string) => text.trim() || null;

export function brandInputOf(hrId: string | null, values: BrandValues): UpdateBrandInput {
  const { logo, darkLogo } = values;
  return {
    hrId,
    name: orNull(values.name),
    nameAr: orNull(values.nameAr),
    accent: orNull(values.accent),
    supportAddress: orNull(values.supportAddress),
    imprint: orNull(values.imprint),
    imprintAr: orNull(values.imprintAr),
    ...(logo !== undefined && { logo }),
    ...(darkLogo !== undefined && { darkLogo }),
  };
}
