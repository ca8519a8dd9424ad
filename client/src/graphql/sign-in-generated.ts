/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a passkey answered to what it was asked. */
export type PasskeyAnswerInput = {
  /** JSON, as the browser gave it. */
  answer: string;
  /** Of the question that it answers. */
  handle: string;
};

/** How a sign-in can be finished after the password. */
export type SecondStepWay =
  /** The code of an app, by `signInWithCode`. */
  | 'CODE'
  /** A passkey, by `startPasskeySignIn` and `signInWithPasskey`. */
  | 'PASSKEY'
  /** A recovery code, by `signInWithCode`. */
  | 'RECOVERY_CODE';

export type SignInInput = {
  /** E-mail address, in lower case. */
  email: string;
  password: string;
};

export type SignInWithCodeInput = {
  /** Six digits of the app, or a recovery code; Arabic digits are fine. */
  code: string;
  /** As `signIn` answered it. */
  handle: string;
};

export type StartPasskeySignInInput = {
  /** After a password: the handle that `signIn` answered. */
  handle?: string | null | undefined;
};

export type WhoIsThereQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsThereQuery = { viewer: { id: string } | null };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string }> };

export type SignInStepFragment = { handle: string, ways: Array<SecondStepWay> };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { outcome:
      | { __typename: 'SecondStep', handle: string, ways: Array<SecondStepWay> }
      | { __typename: 'Viewer' }
     } };

export type SignInWithCodeMutationVariables = Exact<{
  input: SignInWithCodeInput;
}>;


export type SignInWithCodeMutation = { signInWithCode: { viewer: { id: string } } };

export type StartPasskeySignInMutationVariables = Exact<{
  input: StartPasskeySignInInput;
}>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { question: { handle: string, options: string } } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAnswerInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { viewer: { id: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SignInStepFragmentDoc = new TypedDocumentString(`
    fragment SignInStep on SecondStep {
  handle
  ways
}
    `, {"fragmentName":"SignInStep"}) as unknown as TypedDocumentString<SignInStepFragment, unknown>;
export const WhoIsThereDocument = new TypedDocumentString(`
    query WhoIsThere {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<WhoIsThereQuery, WhoIsThereQueryVariables>;
export const SignInProvidersDocument = new TypedDocumentString(`
    query SignInProviders {
  signInProviders {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<SignInProvidersQuery, SignInProvidersQueryVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      __typename
      ...SignInStep
    }
  }
}
    fragment SignInStep on SecondStep {
  handle
  ways
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInWithCodeDocument = new TypedDocumentString(`
    mutation SignInWithCode($input: SignInWithCodeInput!) {
  signInWithCode(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const StartPasskeySignInDocument = new TypedDocumentString(`
    mutation StartPasskeySignIn($input: StartPasskeySignInInput!) {
  startPasskeySignIn(input: $input) {
    question {
      handle
      options
    }
  }
}
    `) as unknown as TypedDocumentString<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SignInWithPasskey($input: PasskeyAnswerInput!) {
  signInWithPasskey(input: $input) {
    viewer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;