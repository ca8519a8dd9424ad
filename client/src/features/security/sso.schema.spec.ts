import { providerValuesOf, ssoSchema } from './sso.schema';

const accepts = (domains: string) =>
  ssoSchema(false).isValid({ ...providerValuesOf(null), name: 'n', issuer: 'https://a.test', clientId: 'c', domains });

it.each(['example.com', 'example.com, example.org', 'شركة.example، مثال.إختبار'])('takes the domains %s', (domains) =>
  expect(accepts(domains)).resolves.toBe(true),
);

it.each(['example', 'lina@example.com', 'example.com example.org', 'https://example.com'])('refuses %s', (domains) =>
  expect(accepts(domains)).resolves.toBe(false),
);
