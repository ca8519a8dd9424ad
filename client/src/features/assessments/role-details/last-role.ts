import type { Level } from '../../../graphql/schema-generated';
import { blankRoleDetails, type RoleDetailsDraft } from './role-details.schema';

const KEY = 'mizan.last-role';

type Usual = Pick<RoleDetailsDraft, 'level' | 'language' | 'type'>;

/** Where nothing is known of the last one: the middle of three is the nearest to each. */
const FIRST_LEVEL: Level = 'MID_LEVEL';

/** Whoever writes assessments writes similar ones: the next begins with the level, language and type of the last. */
export function rememberRole({ level, language, type }: Usual): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ level, language, type }));
  } catch {
    // Where the browser keeps nothing, the next one begins blank.
  }
}

export function usualRoleDetails(language: RoleDetailsDraft['language']): RoleDetailsDraft {
  const blank = { ...blankRoleDetails(language), level: FIRST_LEVEL };
  try {
    return { ...blank, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Usual>) };
  } catch {
    return blank;
  }
}
