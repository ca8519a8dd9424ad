import { graphql } from './graphql';

/** `signIn` with its `input`; the session is in the cookie. */
export const SIGN_IN = graphql(`
  mutation SignIn_signIn($input: SignInInput!) {
    signIn(input: $input) { outcome { ... on Viewer { id } } }
  }
`);
