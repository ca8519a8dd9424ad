export { FactorDemandPart } from './factor-demand-part';
export { OwnFactors } from './own-factors';
