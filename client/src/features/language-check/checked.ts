import type { LanguageCheckQuery } from '../../graphql/generated';

export type Checked = LanguageCheckQuery['assessment']['languageCheck']['questions'][number];
