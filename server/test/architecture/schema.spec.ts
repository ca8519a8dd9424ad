import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { introspectionFromSchema, validateSchema } from 'graphql';
import { domainModules } from '../../src/app.module';
import { printSchemaOf, printSorted } from '../../src/platform/graphql/print-schema';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

describe('schema.graphql', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('is what the running server serves', () => {
    const served = printSorted(app.get(GraphQLSchemaHost).schema);
    expect(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8')).toBe(served);
  });

  it('is printed without a database exactly as it is served', async () => {
    expect(await printSchemaOf(domainModules)).toBe(printSorted(app.get(GraphQLSchemaHost).schema));
  });

  it('is valid, and tells whoever asks what it is made of', () => {
    const { schema } = app.get(GraphQLSchemaHost);
    expect(validateSchema(schema)).toEqual([]);
    expect(introspectionFromSchema(schema).__schema.types.length).toBeGreaterThan(500);
  });
});
