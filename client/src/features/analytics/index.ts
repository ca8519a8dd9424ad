export { BandChart } from './band-chart';
export { Distractors } from './distractors';
export { DistributionChart } from './distribution-chart';
export { FunnelChart } from './funnel-chart';
export { ItemTable } from './item-table';
export { languageIn, LanguageFilter } from './language-filter';
export { KeyFigures } from './key-figures';
