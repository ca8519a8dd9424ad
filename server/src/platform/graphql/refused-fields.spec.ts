import { buildSchema, graphql } from 'graphql';
import { refusedFields } from './refused-fields';

const schema = buildSchema(`
  input Person { email: String! age: Int }
  input Invite { people: [Person!]! at: Float }
  type Query { invite(input: Invite!): Boolean }`);

const ask = async (variableValues: Record<string, unknown>) => {
  const source = 'query ($input: Invite!) { invite(input: $input) }';
  const { errors = [] } = await graphql({ schema, source, variableValues });
  return errors.flatMap(({ message }) => refusedFields(message));
};

it.each<[string, Record<string, unknown>, object[]]>([
  ['nothing at all', {}, [{ path: 'input', rule: 'required' }]],
  ['another thing', { input: 5 }, [{ path: 'input', rule: 'type' }]],
  ['a missing field', { input: {} }, [{ path: 'people', rule: 'required' }]],
  ['a missing field inside', { input: { people: [{}] } }, [{ path: 'people.0.email', rule: 'required' }]],
  ['a wrong type', { input: { people: [{ email: 7 }] } }, [{ path: 'people.0.email', rule: 'type' }]],
  ['an unknown field', { input: { people: [], x: 1 } }, [{ path: 'x', rule: 'unknown-field' }]],
  [
    'an unknown one inside',
    { input: { people: [{ email: 'a', y: 1 }] } },
    [{ path: 'people.0.y', rule: 'unknown-field' }],
  ],
  ['words that look like ours', { input: { people: [], at: '; x at "input.b"; y' } }, [{ path: 'at', rule: 'type' }]],
])('names the field and the rule of %s', async (_, variables, fields) => expect(await ask(variables)).toEqual(fields));

it('names none in other messages', () =>
  expect(refusedFields('Syntax Error: Expected Name, found <EOF>.')).toEqual([]));
