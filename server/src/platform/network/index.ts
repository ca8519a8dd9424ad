export { AddressRanges } from './address-ranges';
export { HostResolver } from './host-resolver';
export { hostOf, isPublicAddress, isPublicName } from './public-address';
