/** The names that roles have outside GraphQL: in the session, the REST calls and the specification. */
export type StaffRole = 'super-admin' | 'admin' | 'Hr';

const byEnum = { SUPER_ADMIN: 'super-admin', ADMIN: 'admin', HR: 'Hr' } as const;

export const staffRole = (role: keyof typeof byEnum): StaffRole => byEnum[role];

export const isStaffRole = (value: unknown): value is StaffRole => Object.values(byEnum).includes(value as StaffRole);
