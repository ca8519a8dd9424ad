import type { GradeBand } from '../../assessments';

export interface BandShare {
  band: GradeBand;
  count: number;
}
