/** The applicant tracking systems that can be connected: each is a folder beside this file. */
export const TrackingSystem = { GREENHOUSE: 'greenhouse', ASHBY: 'ashby' } as const;
export type TrackingSystem = (typeof TrackingSystem)[keyof typeof TrackingSystem];
