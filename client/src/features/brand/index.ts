export { BrandPart } from './brand-part';
