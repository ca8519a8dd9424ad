import { mixed, object, string } from 'yup';
import { fieldMessage } from '../../../lib/forms/field-message';
import type { AssessmentType, ContentLanguage, Level } from '../../../graphql/schema-generated';
import type { RoleDetails_AssessmentFragment } from './role-details-generated';

/** As the server checks them. */
export const roleLimits = { title: 150, jobRole: 100, description: 2000 } as const;

export interface RoleDetailsDraft {
  title: string;
  jobRole: string;
  description: string;
  level: Level | null;
  language: ContentLanguage;
  type: AssessmentType | null;
}

const tooLong = (max: number) => fieldMessage('assessments:problem.tooLong', { max });

/** The specification's messages stand beside the fields as well as where somebody tries to go on. */
export const roleDetailsSchema = object({
  title: string().trim().required('assessments:blocked.title').max(roleLimits.title, tooLong(roleLimits.title)),
  jobRole: string().trim().required('assessments:blocked.jobRole').max(roleLimits.jobRole, tooLong(roleLimits.jobRole)),
  description: string().trim().max(roleLimits.description, tooLong(roleLimits.description)),
  level: mixed<Level>().nullable().required('assessments:blocked.level'),
  language: mixed<ContentLanguage>().required(),
  type: mixed<AssessmentType>().nullable().required('assessments:blocked.type'),
});

export const blankRoleDetails = (language: ContentLanguage): RoleDetailsDraft => ({
  title: '',
  jobRole: '',
  description: '',
  level: null,
  language,
  type: null,
});

export const roleDetailsOf = (
  { title, jobRole, description, level, language, type }: RoleDetails_AssessmentFragment,
  otherwise: ContentLanguage,
): RoleDetailsDraft => ({ title, jobRole, description, level, language: language ?? otherwise, type });

/** A draft is kept as soon as it has a name and a role; the rest may follow. */
export const canRoleBeSaved = ({ title, jobRole, description }: RoleDetailsDraft): boolean =>
  fits(title, roleLimits.title) &&
  fits(jobRole, roleLimits.jobRole) &&
  description.trim().length <= roleLimits.description;

const fits = (text: string, max: number) => text.trim() !== '' && text.trim().length <= max;

export const roleDetailsInput = (draft: RoleDetailsDraft): RoleDetailsDraft => ({
  ...draft,
  title: draft.title.trim(),
  jobRole: draft.jobRole.trim(),
  description: draft.description.trim(),
});
