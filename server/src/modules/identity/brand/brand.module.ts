import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageBrand } from '../../../platform/http/page-brand.port';
import { MailBrands } from '../../../platform/mail';
import { PeopleModule } from '../people';
import { UserModule } from '../user';
import { BrandLogo } from './brand-logo.entity';
import { BrandLogosController } from './brand-logos.controller';
import { Brand } from './brand.entity';
import { BrandsResolver } from './brands.resolver';
import { Brands } from './brands.service';
import { ChangeBrand } from './change-brand';

@Module({
  imports: [UserModule, PeopleModule, TypeOrmModule.forFeature([Brand, BrandLogo])],
  controllers: [BrandLogosController],
  providers: [
    Brands,
    BrandsResolver,
    ChangeBrand,
    { provide: MailBrands, useExisting: Brands },
    {
      provide: PageBrand,
      useFactory: (brands: Brands): PageBrand => ({ read: () => brands.of(null) }),
      inject: [Brands],
    },
  ],
  exports: [Brands, MailBrands],
})
export class BrandModule {}
