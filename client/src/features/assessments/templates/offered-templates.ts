import type { ContentLanguage } from '../../../graphql/schema-generated';
import type { TemplateRow_TemplateFragment } from './templates-generated';

export type TemplateRow = TemplateRow_TemplateFragment;

/** One's own in every language, and those that come with Mizan in the one asked for; with each word that was typed. */
export function offeredTemplates(templates: readonly TemplateRow[], language: ContentLanguage, typed: string) {
  const words = typed.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const says = ({ title, jobRole, description, tests }: TemplateRow) =>
    [title, jobRole, description, ...tests.map((test) => test.title)].join(' ').toLocaleLowerCase();
  const found = templates.filter((template) => words.every((word) => says(template).includes(word)));
  return {
    own: found.filter(({ isReady }) => !isReady),
    ready: found.filter((template) => template.isReady && template.language === language),
  };
}

export const templateSum = ({ tests }: TemplateRow) => ({
  questionCount: tests.reduce((sum, test) => sum + test.questionCount, 0),
  durationSeconds: tests.reduce((sum, test) => sum + test.durationSeconds, 0),
});
