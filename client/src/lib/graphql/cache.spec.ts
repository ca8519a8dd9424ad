import { gql } from '@apollo/client';
import { createCache } from './cache';

const query = gql`
  query Both {
    pinned {
      id
      version
      text
    }
    newest {
      id
      version
      text
    }
  }
`;

it('keeps two versions of one question apart', () => {
  const cache = createCache();
  const data = {
    pinned: { __typename: 'NumberQuestion', id: 'q1', version: 1, text: 'As the test has it' },
    newest: { __typename: 'NumberQuestion', id: 'q1', version: 2, text: 'As the bank has it' },
  };
  cache.writeQuery({ query, data });
  expect(cache.readQuery({ query })).toEqual(data);
});
