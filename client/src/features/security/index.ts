export { FactorDemandPart } from './factor-demand-part';
export { SsoPart } from './sso-part';
export { OwnFactors } from './own-factors';
