import { otherLanguage } from '@mizan/question-model';
import type { ContentLanguage } from '../../questions';
import type { AssessmentConfiguration } from '../assessment-settings';
import { usualBandName } from '../default-grade-bands';
import type { PaperSettings } from '../paper-settings';
import { LanguageOffer } from '../vocabulary';

export const languageOffer = ({ languages }: Pick<AssessmentConfiguration, 'languages'>): LanguageOffer =>
  languages ?? LanguageOffer.OWN;

/** In which an assessment can be sat, its own one first. */
export function languagesOf({
  language,
  configuration,
}: Pick<PaperSettings, 'language' | 'configuration'>): ContentLanguage[] {
  return languageOffer(configuration) === LanguageOffer.OWN ? [language] : [language, otherLanguage(language)];
}

/** In which a candidate sits who wished for this one. */
export function sittingLanguage(
  settings: Pick<PaperSettings, 'language' | 'configuration'>,
  wished: ContentLanguage | null,
): ContentLanguage {
  return wished && languagesOf(settings).includes(wished) ? wished : settings.language;
}

type Said = Pick<PaperSettings, 'title' | 'jobRole' | 'description' | 'welcomeVideoUrl' | 'gradeBands'>;

/** The texts of an assessment in this language; what is not said there stands as it was written. */
export function saidSettings(
  settings: Said & Pick<PaperSettings, 'language' | 'translation'>,
  language: ContentLanguage,
): Said {
  const { title, jobRole, description, welcomeVideoUrl, gradeBands, translation } = settings;
  if (language === settings.language) return { title, jobRole, description, welcomeVideoUrl, gradeBands };
  return {
    title: orElse(translation?.title, title),
    jobRole: orElse(translation?.jobRole, jobRole),
    description: orElse(translation?.description, description),
    welcomeVideoUrl: translation?.welcomeVideoUrl ?? welcomeVideoUrl,
    gradeBands: gradeBands.map((band, at) => ({
      ...band,
      name: saidBandName(band.name, translation?.bandNames[at], language) ?? band.name,
    })),
  };
}

/** As somebody said it, or as the usual scale is called there; undefined where neither is. */
export const saidBandName = (name: string, said: string | undefined, language: ContentLanguage): string | undefined =>
  said === undefined || said === '' ? usualBandName(name, language) : said;

/** An empty text says nothing. */
const orElse = (said: string | undefined, otherwise: string): string =>
  said === undefined || said === '' ? otherwise : said;
