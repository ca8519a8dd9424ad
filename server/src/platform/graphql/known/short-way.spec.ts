import { buildSchema, execute, GraphQLError, Kind, parse } from 'graphql';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLUnionType, OperationDefinitionNode } from 'graphql';
import { ShortWay } from './short-way';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Form @oneOf { text: String, picks: [Int!], inner: Input }
  input Input { id: ID!, count: Int, colour: Colour = GREEN, form: Form, list: [Input!] }
  type Done { id: ID!, count: Int!, colour: Colour, tags: [String!]!, next: Done }
  type Refused { code: String!, id: ID }
  union Outcome = Done | Refused
  type Payload { outcome: Outcome! }
  type Query { plain(id: ID, size: Int! = 3): Done, many(id: ID!): [Done], outcomes: [Outcome!] }
  type Mutation { save(input: Input!, note: String): Payload!, maybe(input: Input): Payload }
`);
(schema.getType('Outcome') as GraphQLUnionType).resolveType = (value) => (value as { is: string }).is;

let gives: GraphQLFieldResolver<unknown, unknown>;
let asked: unknown[];
for (const root of [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[])
  for (const field of Object.values(root.getFields()))
    field.resolve = (source, args, context, info) => {
      asked.push(JSON.stringify([source, args, info.path, info.variableValues, info.fieldName]));
      return gives(source, args, context, info);
    };

const save = `mutation Save($input: Input!, $note: String) {
  said: save(input: $input, note: $note) { outcome { __typename ... on Done { id ...More } ... on Refused { id code } } }
}
fragment More on Done { count colour next { id tags } id tags }`;
const maybe = `mutation ($input: Input) { maybe(input: $input) { outcome { ... on Refused { code } } } }`;
const plain = `query ($id: ID) { plain(id: $id) { id } }`;
const many = `query ($id: ID!) { many(id: $id) { id next { id count } } }`;

const done = { is: 'Done', id: 7, count: 1, colour: 'RED', tags: ['a', 'é'], next: { id: 'x', tags: [] } };
const input = { id: 'a' };

const unreadable = {
  get is(): string {
    throw new Error('unreadable');
  },
  get id(): string {
    throw new Error('unreadable');
  },
};

const refused = (reason: unknown) => async () => {
  throw reason;
};

const cases: [name: string, text: string, variables: Record<string, unknown>, gives: () => unknown][] = [
  ['what was done', save, { input }, () => ({ outcome: done })],
  ['what comes later', save, { input, note: null }, () => Promise.resolve({ outcome: done })],
  ['another member', save, { input }, () => ({ outcome: { is: 'Refused', code: 'NO', id: undefined } })],
  ['a number for an id', save, { input: { id: 5, colour: 'RED', count: null } }, () => ({ outcome: done })],
  ['one of several', save, { input: { ...input, form: { picks: [1, 2] } } }, () => ({ outcome: done })],
  ['another order', save, { input: { list: [{ count: 1, id: 'b' }], id: 'a' } }, () => ({ outcome: done })],
  ['nothing for what may be left out', maybe, {}, () => null],
  ['null for it', maybe, { input: null }, () => ({ outcome: { is: 'Refused', code: 'NO' } })],
  ['a member without fields', maybe, { input }, () => ({ outcome: done })],
  ['a variable that nobody asks for', maybe, { input, other: 1 }, () => ({ outcome: done })],
  ['nothing at all', many, { id: 1 }, () => null],
  ['a list', many, { id: 1 }, () => [{ id: 1 }, null, { id: 2, next: { id: 3, count: 4 } }]],
  ['one thing for a list', many, { id: 1 }, () => 'one'],
  ['a set', many, { id: 1 }, () => new Set([{ id: 1 }])],
  ['one that comes later in a list', many, { id: 1 }, () => [Promise.resolve({ id: 1 })]],
  ['a hole in a list', many, { id: 1 }, () => [{ id: 1, next: { id: null, count: 1 } }, { id: 2 }]],
  ['an error in a list', many, { id: 1 }, () => [new Error('no'), { id: 2 }]],
  ['no number', many, { id: 1 }, () => [{ id: 1, next: { id: 1, count: 'many' } }]],
  [
    'what was thrown',
    save,
    { input },
    () => {
      throw new Error('thrown');
    },
  ],
  ['what was refused', save, { input }, () => Promise.reject(new GraphQLError('no', { extensions: { code: 'NO' } }))],
  ['what is no error', save, { input }, refused('text')],
  ['a refusal where null may be', maybe, { input }, () => Promise.reject(new Error('no'))],
  ['nothing where something has to be', save, { input }, () => null],
  ['an outcome that is none', save, { input }, () => ({ outcome: null })],
  ['a member that is none', save, { input }, () => ({ outcome: { is: 'Input' } })],
  ['a tag that is none', save, { input }, () => ({ outcome: { ...done, tags: ['a', null] } })],
  ['a colour that is none', save, { input }, () => ({ outcome: { ...done, colour: 'BLUE' } })],
  ['a method', save, { input }, () => ({ outcome: { ...done, count: () => 3 } })],
  ['what cannot be read', save, { input }, () => ({ outcome: { ...done, next: unreadable } })],
  ['a member of which nobody knows', save, { input }, () => ({ outcome: unreadable })],
  [
    'a part that comes later',
    save,
    { input },
    () => ({ outcome: { ...done, next: Promise.resolve({ id: 1, tags: [] }) } }),
  ],
  ['no input', save, {}, () => null],
  ['null as input', save, { input: null }, () => null],
  ['a list as input', save, { input: [] }, () => null],
  ['a text as input', save, { input: 'text' }, () => null],
  ['a field that nobody knows', save, { input: { ...input, more: 1 } }, () => null],
  ['a field that is missing', save, { input: { count: 1 } }, () => null],
  ['two of one', save, { input: { ...input, form: { text: 'a', picks: [] } } }, () => null],
  ['none of one', save, { input: { ...input, form: {} } }, () => null],
  ['null of one', save, { input: { ...input, form: { text: null } } }, () => null],
  ['one where several may be', save, { input: { ...input, form: { picks: 4 } } }, () => ({ outcome: done })],
  ['a fraction', save, { input: { ...input, count: 1.5 } }, () => null],
  ['no id', save, { input: { id: {} } }, () => null],
  ['a note that is none', save, { input, note: {} }, () => null],
];

function operationOf(text: string) {
  const document = parse(text);
  return { document, operation: document.definitions[0] as OperationDefinitionNode };
}

describe('an operation that goes the short way', () => {
  it.each(cases)('is answered as by graphql-js, and its resolver asked once and for the same: %s', async (...given) => {
    const [, text, variables, given3] = given;
    gives = given3;
    const operation = operationOf(text);
    const outcomes: unknown[] = [];
    const way = ShortWay.of(schema, operation);
    if (!way) throw new Error('There is no short way.');
    const byGraphql = () =>
      execute({ schema, document: operation.document, contextValue: {}, variableValues: variables });
    for (const answer of [byGraphql, () => way.execute({}, variables) ?? byGraphql()]) {
      asked = [];
      outcomes.push([JSON.stringify(await answer()), asked]);
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
  });

  it('really goes it, where all is as it should be', async () => {
    const way = ShortWay.of(schema, operationOf(save));
    gives = () => ({ outcome: done });
    asked = [];
    expect(await way?.execute({}, { input })).toMatchObject({ data: { said: { outcome: { __typename: 'Done' } } } });
    expect(way?.execute({}, { input: {} })).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['several things', `{ plain { id } many(id: 1) { id } }`],
    ['what may be left out', `query ($is: Boolean!) { plain { id @skip(if: $is) } }`],
    ['values of its own', `{ plain(id: 1) { id } }`],
    ['an argument that has a value without it', plain],
    ['a variable that has one', `query ($id: ID! = 1) { many(id: $id) { id } }`],
    ['the schema', `{ __schema { queryType { name } } }`],
    ['unions in a list', `{ outcomes { __typename } }`],
  ])('has none when it asks for %s', (_, text) => {
    expect(operationOf(text).operation.kind).toBe(Kind.OPERATION_DEFINITION);
    expect(ShortWay.of(schema, operationOf(text))).toBeNull();
  });
});
