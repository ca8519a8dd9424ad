import { isEmail } from 'class-validator';
import { InvalidInput } from '../../../platform/errors';
import type { FieldProblem } from '../../../platform/errors';
import { cleanLines, cleanText } from '../../../platform/text';
import { isHexColour } from './accent.policy';
import type { ChosenBrand } from './brand.policy';

export type BrandWords = Omit<ChosenBrand, 'ownerId' | 'logo' | 'darkLogo'>;
type Given = { [Field in keyof BrandWords]?: string | null };

const MAX_NAME = 60;
const MAX_IMPRINT = 500;
const MAX_EMAIL = 254;

/** As it is kept; empty is nothing chosen. @throws InvalidInput with every field that is wrong */
export function checkBrand(given: Given): BrandWords {
  const words: BrandWords = {
    name: orNull(given.name, cleanText),
    nameAr: orNull(given.nameAr, cleanText),
    accent: orNull(given.accent, (text) => cleanText(text).toLowerCase()),
    supportAddress: orNull(given.supportAddress, (text) => cleanText(text).toLowerCase()),
    imprint: orNull(given.imprint, cleanLines),
    imprintAr: orNull(given.imprintAr, cleanLines),
  };
  const fields = problemsOf(words);
  if (fields.length > 0) throw new InvalidInput({ fields });
  return words;
}

function problemsOf({ name, nameAr, accent, supportAddress, imprint, imprintAr }: BrandWords): FieldProblem[] {
  const isAddress = supportAddress === null || isEmail(supportAddress, { allow_utf8_local_part: false });
  return [
    ...tooLong({ name, nameAr }, MAX_NAME),
    ...tooLong({ imprint, imprintAr }, MAX_IMPRINT),
    ...tooLong({ supportAddress }, MAX_EMAIL),
    ...needed({ name: [name, nameAr], imprint: [imprint, imprintAr] }),
    ...(accent === null || isHexColour(accent) ? [] : [{ path: 'accent', rule: 'color' }]),
    ...(isAddress ? [] : [{ path: 'supportAddress', rule: 'email' }]),
  ];
}

function tooLong(texts: Record<string, string | null>, max: number): FieldProblem[] {
  const long = Object.entries(texts).filter(([, text]) => text !== null && text.length > max);
  return long.map(([path]) => ({ path, rule: 'max-length', params: { max } }));
}

/** What is said in Arabic alone would be missing in English. */
function needed(pairs: Record<string, [string | null, string | null]>): FieldProblem[] {
  const halves = Object.entries(pairs).filter(([, [text, arabic]]) => text === null && arabic !== null);
  return halves.map(([path]) => ({ path, rule: 'required' }));
}

function orNull(text: string | null | undefined, clean: (text: string) => string): string | null {
  return (text == null ? '' : clean(text)) || null;
}
