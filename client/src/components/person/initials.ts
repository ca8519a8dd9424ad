const TINTS = 6;
const ARABIC_SCRIPT = /\p{Script=Arabic}/u;

/** "Noor Al-Hashimi" is NH. Arabic letters would join, so an Arabic name keeps one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.at(0) ?? '';
  if (ARABIC_SCRIPT.test(first) || words.length < 2) return first.toUpperCase();
  return (first + initialOfFamilyName(words.at(-1) ?? '')).toUpperCase();
}

const initialOfFamilyName = (word: string) => word.replace(/^al-(?=\p{L})/iu, '').at(0) ?? '';

/** 1 to 6, from the letters of the name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % TINTS) + 1;
}
