import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** By the standard a form, and it says itself who sends it: a foreign page that posts one gains nothing. */
const FORMS = ['/api/oauth/token'];

const MAX_BYTES = 8 * 1024;
const TYPE = 'application/x-www-form-urlencoded';

/** Forms are read where a standard wants one; anywhere else only JSON is understood, which no foreign page sends unasked. */
export function acceptForms(http: FastifyInstance): void {
  http.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: MAX_BYTES }, (request, body, done) => {
    if (FORMS.includes(request.routeOptions.url ?? ''))
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new UnsupportedMediaTypeException());
  });
}
