import { graphql } from '../generated/gql';

/** `signIn` with its `input`: who it was, or the step that is still asked for. */
export const SIGN_IN = graphql(`
  mutation KitSignIn_signIn($input: SignInInput!) {
    signIn(input: $input) {
      outcome { ... on Viewer { id } ... on SecondStep { handle ways expiresInSeconds } }
    }
  }
`);
