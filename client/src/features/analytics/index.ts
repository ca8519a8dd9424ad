export { BandChart } from './band-chart';
export { Distractors } from './distractors';
export { DistributionChart } from './distribution-chart';
export { FunnelChart } from './funnel-chart';
export { ItemTable } from './item-table';
export { KeyFigures } from './key-figures';
