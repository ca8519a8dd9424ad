export { carriedOver } from './carry-over';
export { faultsOf, isRefused, translationFaults } from './check-translation';
export type { TranslationFault } from './check-translation';
export { inOtherLanguage, sayIn, withBothAnswers } from './say-in';
export type { TwoLanguageQuestion } from './say-in';
export {
  contentLanguages,
  isWholeTranslation,
  isWorded,
  otherLanguage,
  sourceTextsOf,
  translationStateOf,
  translationStates,
  unitsOf,
} from './translation';
export type {
  ContentLanguage,
  SourceText,
  TextUnit,
  TranslatedText,
  Translation,
  TranslationState,
} from './translation';
