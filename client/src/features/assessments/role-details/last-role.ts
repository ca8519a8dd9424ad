import { blankRoleDetails, type RoleDetailsDraft } from './role-details.schema';

const KEY = 'mizan.last-role';

type Usual = Pick<RoleDetailsDraft, 'level' | 'language' | 'type'>;

/** Whoever writes assessments writes similar ones: the next begins with the level, language and type of the last. */
export function rememberRole({ level, language, type }: Usual): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ level, language, type }));
  } catch {
    // Where the browser keeps nothing, the next one begins blank.
  }
}

export function usualRoleDetails(language: RoleDetailsDraft['language']): RoleDetailsDraft {
  const blank = blankRoleDetails(language);
  try {
    return { ...blank, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Usual>) };
  } catch {
    return blank;
  }
}
