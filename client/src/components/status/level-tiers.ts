import type { LevelTier } from './level-icon';
import type { Level } from '../../graphql/schema-generated';

/** How many of the three bars a level fills. */
export const LEVEL_TIERS: Record<Level, LevelTier> = { BEGINNER: 1, MID_LEVEL: 2, ADVANCED: 3 };
