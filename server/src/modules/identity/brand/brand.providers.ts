import { MailBrands } from '../../../platform/mail';
import { PageBrand } from '../../../platform/http/page-brand.port';
import { BrandLogo } from './brand-logo.entity';
import { Brand } from './brand.entity';
import { Brands } from './brands.service';
import { BrandsResolver } from './brands.resolver';
import { ChangeBrand } from './change-brand';

export const brandEntities = [Brand, BrandLogo];

export const brandProviders = [
  Brands,
  BrandsResolver,
  ChangeBrand,
  { provide: MailBrands, useExisting: Brands },
  {
    provide: PageBrand,
    useFactory: (brands: Brands): PageBrand => ({ read: () => brands.of(null) }),
    inject: [Brands],
  },
];
