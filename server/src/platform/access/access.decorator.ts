import { SetMetadata } from '@nestjs/common';
import type { Role } from './viewer';

export type AccessRule = { for: 'public' } | { for: 'staff'; roles: readonly Role[] } | { for: 'candidate' };

export const ACCESS_RULE = 'access:rule';

/** Anyone may call it; the viewer is still recognised when there is one. */
export const Public = () => SetMetadata(ACCESS_RULE, { for: 'public' } satisfies AccessRule);

/** Signed-in staff; with roles, only those. */
export const StaffOnly = (...roles: Role[]) => SetMetadata(ACCESS_RULE, { for: 'staff', roles } satisfies AccessRule);

/** The holder of an exam token. */
export const CandidateOnly = () => SetMetadata(ACCESS_RULE, { for: 'candidate' } satisfies AccessRule);

/** What an API key can be given. A key never reaches further than its owner's role. */
export const apiScopes = ['READ', 'INVITE', 'RESULTS', 'AUTHORING', 'ADMINISTRATION'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const KEY_RULE = 'access:key';

/** Beside `@StaffOnly`: the scope by which an API key may call it. An operation that says nothing is closed to keys. */
export const KeyScope = (scope: ApiScope) => SetMetadata(KEY_RULE, scope);

/** Beside `@StaffOnly`: for people only, such as passwords, sessions and keys themselves. */
export const NoKeys = () => SetMetadata(KEY_RULE, 'none');
