import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { hook } from './hook';

/** Whatever builds an address from the header later would fail on it; the mistake is the caller's. */
export function refuseMalformedHost(http: FastifyInstance): void {
  http.addHook(
    'onRequest',
    hook(({ headers }) => {
      if (!URL.canParse(`http://${headers.host ?? 'localhost'}/`))
        throw new BadRequestException('The Host header cannot be read.');
    }),
  );
}
