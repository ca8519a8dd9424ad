import { otherLanguage } from '@mizan/question-model';
import type { ContentLanguage } from '../questions';
import type { GradeBand } from './grade-bands.policy';

const scale = [
  { name: { en: 'Weak', ar: 'ضعيف' }, min: 0, max: 39, color: '#C8423C' },
  { name: { en: 'Developing', ar: 'مقبول' }, min: 40, max: 59, color: '#CC7420' },
  { name: { en: 'Good', ar: 'جيد' }, min: 60, max: 74, color: '#A68A1A' },
  { name: { en: 'Strong', ar: 'جيد جدًا' }, min: 75, max: 89, color: '#4C9A63' },
  { name: { en: 'Outstanding', ar: 'ممتاز' }, min: 90, max: 100, color: '#1F7A6B' },
];

/** What an assessment starts with; English as long as its language is open. */
export function defaultGradeBands(language: ContentLanguage | null): GradeBand[] {
  return scale.map(({ name, ...band }) => ({ name: name[language ?? 'en'], ...band }));
}

/** What a band of the usual scale is called in this language; undefined for a name of the employer's own. */
export const usualBandName = (name: string, language: ContentLanguage): string | undefined =>
  scale.find((band) => band.name[otherLanguage(language)] === name)?.name[language];

/** Bands that nobody has touched follow the language of the assessment. */
export function translateDefaultBands(
  bands: readonly GradeBand[],
  from: ContentLanguage | null,
  to: ContentLanguage | null,
): GradeBand[] {
  const untouched = defaultGradeBands(from);
  const isUntouched =
    bands.length === untouched.length &&
    bands.every(({ name, min, max, color }, index) => {
      const standard = untouched[index];
      return name === standard?.name && min === standard.min && max === standard.max && color === standard.color;
    });
  return isUntouched ? defaultGradeBands(to) : [...bands];
}
