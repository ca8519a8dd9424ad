/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The language that people read. */
export type ContentLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** What the exam page can do now. */
export type ExamState =
  /** The exam is being sat; also while its clock is paused. */
  | 'IN_PROGRESS'
  /** Nobody has begun yet. */
  | 'NOT_STARTED'
  /** Handed in, by whomever. Its result follows within moments. */
  | 'SUBMITTED'
  /** Cannot be begun now, such as before the opening or after the expiry. */
  | 'UNAVAILABLE';

export type InviteCandidatesInput = {
  /** Of a published, active assessment in scope. */
  assessmentId: string;
  /** At most 5,000. */
  candidates: Array<InviteeInput>;
  /** To be begun before then; whenever it is open when left out. */
  expiresAt?: string | null | undefined;
  /** From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out. */
  extraTimePercent?: number | null | undefined;
  /** What becomes of the list when somebody on it cannot be invited. */
  onProblem?: OnProblem;
  /** Not to be begun before then, nor before the assessment opens; as soon as that is open when left out. */
  opensAt?: string | null | undefined;
  /** False: we write nothing to them until a person sends again or issues a new link; give them `examUrl` yourself. */
  sendMail?: boolean;
};

/** An e-mail and one name are enough for an API key; the console asks for a phone as well. */
export type InviteeInput = {
  /** Told of this invitation alone, like a webhook and with the secret of `prepareCallbacks`. */
  callbackUrl?: string | null | undefined;
  /** E-mail address, in lower case. */
  email: string;
  /** What you call this invitation, at most 200 characters: found by `invitationByExternalId`, and told with every webhook and result. Once among the invitations of a user that are not cancelled. */
  externalId?: string | null | undefined;
  /** Theirs, instead of the one for all on the list. */
  extraTimePercent?: number | null | undefined;
  firstName: string;
  /** Of the mail and of the exam page; that of the assessment when left out. */
  language?: ContentLanguage | null | undefined;
  /** Left out for people of one name. */
  lastName?: string | null | undefined;
  /** 8 to 15 digits; spaces, dashes and Arabic digits are fine. Left out only by an API key. */
  phone?: string | null | undefined;
  /** An https address to which the candidate goes after the exam, instead of that of the assessment. */
  returnUrl?: string | null | undefined;
};

/** REFUSE: nobody is invited. SKIP: the others are, and `skipped` says who was not and why. */
export type OnProblem =
  | 'REFUSE'
  | 'SKIP';

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  | 'FAILED'
  | 'PASSED'
  /** An answer still waits for a person. */
  | 'UNDER_REVIEW';

export type InviteMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InviteMutation = { inviteCandidates: { invitations: Array<{ id: string, examUrl: string, candidate: { id: string, name: string } }>, credits: { remaining: number | null } } };

export type ProgressSubscriptionVariables = Exact<{
  assessmentId: string;
}>;


export type ProgressSubscription = { attemptProgressed: { state: ExamState, position: number, questionCount: number, candidate: { id: string } } };

export type ResultQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ResultQuery = { assessment: { result: { score: number, totalScore: number, percentage: number, status: ResultStatus } } };
