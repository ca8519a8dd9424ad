import type { LanguageCheckQuery } from './language-check-generated';

export type Checked = LanguageCheckQuery['assessment']['languageCheck']['questions'][number];
