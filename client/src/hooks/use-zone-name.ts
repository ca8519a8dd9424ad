import { useTimeZone } from '../lib/format/time-zone';
import { zoneName } from '../lib/format/zone-name';

/** Of the zone in which `useFormat` tells moments and in which they are chosen. */
export const useZoneName = (): string => zoneName(useTimeZone());
