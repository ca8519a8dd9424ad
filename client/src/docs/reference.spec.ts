import { readReference, search } from './reference';

const reference = readReference({
  sdl: `
    type Query { "One invitation." invitation(id: ID!): Invitation! }
    "Somebody is invited." type Invitation { id: ID! stage: Stage! }
    enum Stage { INVITED }
    input InviteInput { email: String! }
  `,
  operations: {},
  fieldScopes: {},
  errors: [],
});
const namesOf = (words: string) => search(reference.entries, words).map(({ name }) => name);

it('knows operations and types by their kind', () => {
  const kinds = Object.fromEntries(reference.entries.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    invitation: 'query',
    Invitation: 'object',
    Stage: 'enum',
    InviteInput: 'input',
    ID: 'scalar',
  });
});

it('finds by name first, then by description', () => {
  expect(namesOf('invit')).toEqual(['invitation', 'Invitation', 'InviteInput']);
  expect(namesOf('somebody')).toEqual(['Invitation']);
  expect(namesOf('nothing like it')).toEqual([]);
});
