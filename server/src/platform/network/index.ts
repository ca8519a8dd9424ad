export { addressGroup } from './address-group';
export { AddressRanges } from './address-ranges';
export { clientAddress, trustOf } from './client-address';
export type { TrustedProxies } from './client-address';
export { HostResolver } from './host-resolver';
export { pinnedAgent } from './pinned-agent';
export { hostOf, isPublicAddress, isPublicName } from './public-address';
export { GuardedFetch, UnfitAnswer } from './guarded-fetch';
