import { GRAPHQL_PATH } from '../lib/graphql/path';

export interface SignedIn {
  name: string;
  role: 'SUPER_ADMIN' | 'ADMIN' | 'HR';
}

/** A refused call; `code` is one of the server's `ErrorCode`s. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown>,
  ) {
    super(code);
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string; params?: Record<string, unknown> } }[];
}

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  const refused = errors?.[0]?.extensions;
  if (errors) throw new ApiError(refused?.code ?? 'INTERNAL', refused?.params ?? {});
  if (!data) throw new ApiError('INTERNAL', {});
  return data;
}

export const fetchViewer = async (): Promise<SignedIn | null> =>
  (await ask<{ viewer: SignedIn | null }>('query PlaygroundViewer { viewer { name role } }')).viewer;

const SIGN_IN = `mutation PlaygroundSignIn($input: SignInInput!) {
  signIn(input: $input) { outcome { __typename ... on Viewer { name role } } }
}`;

type Outcome = ({ __typename: 'Viewer' } & SignedIn) | { __typename: 'SecondStep' };

/** Null of those who are asked for a second step: the console has it, this page has not. */
export const signIn = async (input: { email: string; password: string }): Promise<SignedIn | null> => {
  const { outcome } = (await ask<{ signIn: { outcome: Outcome } }>(SIGN_IN, { input })).signIn;
  return outcome.__typename === 'Viewer' ? outcome : null;
};

export const signOut = async (): Promise<void> => {
  await ask('mutation PlaygroundSignOut { signOut { wasSignedIn } }');
};
