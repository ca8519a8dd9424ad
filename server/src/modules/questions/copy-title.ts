import { ContentLanguage } from './vocabulary';

const MAX_TITLE_LENGTH = 150;
const suffixes: Record<ContentLanguage, string> = {
  [ContentLanguage.EN]: ' (copy)',
  [ContentLanguage.AR]: ' (نسخة)',
};

/** What a copy is called, in the language of what was copied; a title that leaves no room for that is cut. */
export function copyTitle(title: string, language: ContentLanguage | null): string {
  const suffix = suffixes[language ?? ContentLanguage.EN];
  const room = MAX_TITLE_LENGTH - suffix.length;
  return title.length <= room ? title + suffix : `${title.slice(0, room - 1).trimEnd()}…${suffix}`;
}
