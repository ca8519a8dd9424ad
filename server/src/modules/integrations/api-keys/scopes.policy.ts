import { apiScopes } from '../../../platform/access';
import type { ApiScope, Role } from '../../../platform/access';

/** What a user of this role can give a key: HR users administer nothing, so no key of theirs does. */
export function scopesFor(role: Role): readonly ApiScope[] {
  return role === 'Hr' ? apiScopes.filter((scope) => scope !== 'ADMINISTRATION') : apiScopes;
}
