import { useTimeZone } from '../lib/format/time-zone';
import { zoneName } from '../lib/format/zone-name';

/** Of the zone in which `useFormat` tells these moments and in which they are chosen. */
export const useZoneName = (...moments: (string | null | undefined)[]): string => zoneName(useTimeZone(), ...moments);
