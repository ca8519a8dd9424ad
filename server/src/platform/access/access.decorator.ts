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
