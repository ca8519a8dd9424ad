import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { resultsOf } from '../../../examples/typed-client/candidate-results';
import { operationsOf } from '../architecture/operations';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { aMarkedAttempt } from '../kit/builders/results';

interface Document extends Record<string, unknown> {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; security: object[]; summary: string }>>;
}

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const told = async (): Promise<Document> =>
  (await (await app.as.hr()).request({ url: '/api/openapi.json' })).json<Document>();

it('is valid by the specification of OpenAPI 3.1', async () => {
  const document = await told();
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect([valid, document.openapi]).toEqual([true, '3.1.0']);
});

it('has every REST route, and nothing else', async () => {
  const routes = operationsOf(app).flatMap(({ name }) =>
    name.includes('.') ? [name.replace('Controller.', '_')] : [],
  );
  const described = Object.values((await told()).paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(routes.sort());
  expect(described.filter(({ summary }) => summary === '')).toEqual([]);
});

it('says who may call what', async () => {
  const { paths } = await told();
  expect(paths['/api/v1/health']?.get?.security).toEqual([]);
  expect(paths['/api/v1/exam/nudges']?.get?.security).toEqual([{ exam: [] }]);
  expect(paths['/api/v1/hr/{id}']?.get).toMatchObject({
    description: 'For super-admin, admin. Scope of an API key: ADMINISTRATION.',
    security: [{ bearer: [] }, { basic: [] }, { session: [] }],
  });
});

it('is the file that lies in the repository', async () => {
  const file = readFileSync(path.join(__dirname, '../../../openapi.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(await told());
});

it('makes a typed client that reads results', async () => {
  const owner = await app.as.hr();
  const { candidate } = await aMarkedAttempt(app, owner.user);
  const { secret } = await app.as.key(owner, ['RESULTS']);
  expect(await resultsOf(origin, secret, candidate.id)).toEqual(['Senior Accountant, Gulf: 100 %, Passed']);
  await expect(resultsOf(origin, 'mzn_wrong', candidate.id)).rejects.toThrow('This API key is wrong');
});
