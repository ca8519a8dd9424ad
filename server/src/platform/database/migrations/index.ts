import { Initial1763700000000 } from './1763700000000-initial';
import { People1763710000000 } from './1763710000000-people';
import { ReadyTests1763750000000 } from './1763750000000-ready-tests';

/** Every migration, oldest first. TypeORM gets classes, not a file pattern, so that a build cannot lose one. */
export const migrations = [Initial1763700000000, People1763710000000, ReadyTests1763750000000];
