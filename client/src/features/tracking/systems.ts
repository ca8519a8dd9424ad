import type { TrackingSystem } from '../../graphql/schema-generated';

/** Names of products: the same in every language. */
export const SYSTEM_NAMES: Record<TrackingSystem, string> = { GREENHOUSE: 'Greenhouse', ASHBY: 'Ashby' };

export const SYSTEMS = ['GREENHOUSE', 'ASHBY'] as const satisfies readonly TrackingSystem[];
