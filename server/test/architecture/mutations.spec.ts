import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { payloadName } from '../../src/platform/graphql/mutation-returning.decorator';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe('each mutation', () => {
  it('takes one input at the most', () => {
    const odd = mutations.filter(({ args }) => args.some(({ name }) => name !== 'input'));
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('answers with a payload of its own, which can grow', () => {
    const odd = mutations.filter(({ name, type }) => String(type) !== `${payloadName(name)}!`);
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
