import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { exampleTabs } from './examples';

const schema = buildSchema(readFileSync(path.join(__dirname, '../../../schema.graphql'), 'utf8'));
const tabs = exampleTabs(((key: string) => key) as never);

it.each(tabs.map(({ query, variables }) => [query.split('\n')[0], query, variables]))(
  'runs as it is, once its ids are filled in: %s',
  (_, query = '', variables = '{}') => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const { variableDefinitions = [] } = getOperationAST(document)!;
    const { errors } = getVariableValues(schema, variableDefinitions, JSON.parse(variables) as Record<string, unknown>);
    expect(errors).toBeUndefined();
  },
);
