/** `signIn` with its `input`: who it was, or the step that is still asked for. */
export const SIGN_IN = signInAsking('id');

/** @param viewer - the fields that are asked of whoever has signed in */
export function signInAsking(viewer: string): string {
  return `mutation ($input: SignInInput!) { signIn(input: $input) { outcome {
    ... on Viewer { ${viewer} } ... on SecondStep { handle ways expiresInSeconds } } } }`;
}
