export { AccommodationModule } from './accommodation.module';
export { AccommodationRequestNode } from './accommodation-request.type';
export type { AskedAccommodation } from './ask-for-accommodation';
export { DeclineAccommodationInput } from './accommodation.inputs';
export { DecideAccommodation } from './decide-accommodation';
