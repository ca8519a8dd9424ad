/** `signIn` with its `input`; the session is in the cookie. */
export const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { outcome { ... on Viewer { id } } } }';
