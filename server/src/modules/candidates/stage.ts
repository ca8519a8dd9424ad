/** How far an invitation has come. The values are the specification's spelling, as its REST bodies tell them. */
export const Stage = { INVITED: 'Invited', ENROLLED: 'Inrolled', COMPLETED: 'Completed' } as const;
export type Stage = (typeof Stage)[keyof typeof Stage];
