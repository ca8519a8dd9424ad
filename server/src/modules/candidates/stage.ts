/** How far an invitation has come. The values are the specification's spelling; `INROLLED` is shown as Enrolled. */
export const Stage = { INVITED: 'Invited', INROLLED: 'Inrolled', COMPLETED: 'Completed' } as const;
export type Stage = (typeof Stage)[keyof typeof Stage];
