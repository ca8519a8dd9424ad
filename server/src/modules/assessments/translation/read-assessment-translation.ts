import type { FieldProblems } from '../../questions';
import { draftLimits, readUrl } from '../assessment-draft.policy';
import type { AssessmentTranslation } from './assessment-translation';

/** What is left out stays; an empty text takes one back. */
export type AssessmentTranslationDraft = { [Text in keyof AssessmentTranslation]?: AssessmentTranslation[Text] | null };

const nothing: AssessmentTranslation = {
  title: '',
  jobRole: '',
  description: '',
  welcomeVideoUrl: null,
  bandNames: [],
};

export function readAssessmentTranslation(
  before: AssessmentTranslation | null,
  draft: AssessmentTranslationDraft,
  problems: FieldProblems,
): AssessmentTranslation {
  const after = { ...nothing, ...before };
  const text = (field: 'title' | 'jobRole' | 'description') =>
    draft[field] === undefined
      ? after[field]
      : problems.text(`translation.${field}`, draft[field], {
          max: draftLimits[field],
          singleLine: field !== 'description',
          isOptional: true,
        });
  return {
    title: text('title'),
    jobRole: text('jobRole'),
    description: text('description'),
    welcomeVideoUrl:
      draft.welcomeVideoUrl === undefined
        ? after.welcomeVideoUrl
        : readUrl('translation.welcomeVideoUrl', draft.welcomeVideoUrl, problems),
    bandNames: draft.bandNames?.map((name, at) => readBandName(name, at, problems)) ?? after.bandNames,
  };
}

const readBandName = (name: string, at: number, problems: FieldProblems): string =>
  problems.text(`translation.bandNames.${at}`, name, { max: draftLimits.bandName, singleLine: true, isOptional: true });
