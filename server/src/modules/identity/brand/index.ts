export type { ShownBrand } from './brand.policy';
export { BrandNode } from './brand.type';
export { Brands } from './brands.service';
export { BrandModule } from './brand.module';
