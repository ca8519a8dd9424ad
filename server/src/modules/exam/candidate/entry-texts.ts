import { languageOffer, languagesOf, saidSettings } from '../../assessments';
import type { PaperSettings } from '../../assessments';
import type { ContentLanguage } from '../../questions';

/** What the page before the exam says of it, in one of its languages. */
export function textsOf(settings: PaperSettings, language: ContentLanguage) {
  const { configuration } = settings;
  const { title, jobRole, description } = saidSettings(settings, language);
  const { opensAt, closesAt, showProgress, allowBack: mayGoBack } = configuration;
  return {
    assessmentTitle: title,
    jobRole,
    description,
    language,
    showProgress,
    mayGoBack,
    languages: languagesOf(settings),
    languageOffer: languageOffer(configuration),
    inOtherLanguage: null,
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  };
}
