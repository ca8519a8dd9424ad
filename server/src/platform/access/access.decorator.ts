import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import type { ApiScope, Role } from '../caller/viewer';

export type AccessRule = { for: 'public' } | { for: 'staff'; roles: readonly Role[] } | { for: 'candidate' };

export const ACCESS_RULE = 'access:rule';

/** Anyone may call it; the viewer is still recognised when there is one. */
export const Public = () => SetMetadata(ACCESS_RULE, { for: 'public' } satisfies AccessRule);

/** Signed-in staff; with roles, only those. */
export const StaffOnly = (...roles: Role[]) => SetMetadata(ACCESS_RULE, { for: 'staff', roles } satisfies AccessRule);

/** The holder of an exam token. */
export const CandidateOnly = () => SetMetadata(ACCESS_RULE, { for: 'candidate' } satisfies AccessRule);

/** What an API key may call: one scope, what every key may, or nothing. */
export type KeyRule = ApiScope | 'any' | 'none';

export const KEY_RULE = 'access:key';

/** Beside `@StaffOnly`: the scope by which an API key may call it. An operation that says nothing is closed to keys. */
export const KeyScope = (scope: ApiScope) => SetMetadata(KEY_RULE, scope satisfies KeyRule);

/** Beside `@StaffOnly`: every key may call it, whatever its scopes. */
export const AnyKey = () => SetMetadata(KEY_RULE, 'any' satisfies KeyRule);

/** Beside `@StaffOnly`: for people only, such as passwords, sessions and keys themselves. */
export const NoKeys = () => SetMetadata(KEY_RULE, 'none' satisfies KeyRule);

export const FRESH_PROOF = 'access:fresh-proof';

/** Beside `@StaffOnly`, for what is dangerous: a person must have shown within the last 15 minutes that it is them. */
export const FreshProof = () => SetMetadata(FRESH_PROOF, true);

export const BEFORE_FACTOR = 'access:before-factor';

/** Beside `@StaffOnly`: also for people who have to add a second factor before anything else opens. */
export const BeforeFactor = () => SetMetadata(BEFORE_FACTOR, true);

/** On a field or type of the schema that shows more than the operation around it: keys need this scope as well. */
export const FieldScope = (scope: ApiScope) => Extensions({ keyScope: scope });
