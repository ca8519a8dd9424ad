import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { Public } from '../../../platform/access';
import { Describe } from '../../../platform/openapi';
import { Brands } from './brands.service';

/** Its address follows from its bytes, so whoever has it never asks again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

@Controller('v1/brand')
export class BrandLogosController {
  constructor(private readonly brands: Brands) {}

  @Get('logos/:id.png')
  @Describe({ summary: 'A logo, as pages and emails show it.', answer: ['image/png'] })
  @Public()
  @Header('cache-control', FOR_EVER)
  @Header('cross-origin-resource-policy', 'cross-origin')
  async read(@Param('id') id: string): Promise<StreamableFile> {
    const png = await this.brands.picture(id);
    if (!png) throw new NotFoundException();
    return new StreamableFile(png, { type: 'image/png', length: png.length });
  }
}
