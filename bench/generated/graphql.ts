/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddAssessmentQuestionInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** Of which it is a copy: what that question says in the other language goes with it, as far as it fits. */
  copiedFromId?: string | null | undefined;
  /** Counted from 1 among its own questions; at the end when left out. */
  position?: number | null | undefined;
  question: QuestionInput;
};

/** What was written into a cell; row and column count from 1. */
export type AnswerCellInput = {
  column: number;
  row: number;
  text: string;
};

export type AnswerFeedbackInput = {
  /** The choice, the accepted answer or the number as it is written; `true` and `false`; `*` is whatever else was answered. Of several gaps, `[[2]] five` is five in the second. */
  answer: string;
  feedback: string;
};

/** What is answered, in the form that the type of the question asks for. */
export type AnswerValueInput =
  {   /** By the numbers of the markers; empty where nothing was typed. */
  blanks: Array<string>; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never;   /** Only what differs from the grid that was given; at most 26 by 100. */
  cells: Array<AnswerCellInput>; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never;   /** Of a ranking all of them, the first one first; otherwise in no order. */
  choiceIds: Array<string>; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never;   /** yyyy-mm-dd. */
  date: string; fileIds?: never; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never;   /** Files that were uploaded for this question. */
  fileIds: Array<string>; matches?: never; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never;   /** In no order; a prompt that has none yet is left out. */
  matches: Array<MatchInput>; rating?: never; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never;   /** On the scale of the question. */
  rating: number; text?: never; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never;   /** As typed, numbers too; at most 20,000 characters. */
  text: string; truth?: never; }
  |  { blanks?: never; cells?: never; choiceIds?: never; date?: never; fileIds?: never; matches?: never; rating?: never; text?: never;   /** Whether the statement was called true. */
  truth: boolean; };

/** What an export of an assessment can hold. */
export type AssessmentExportPart =
  /** What candidates handed in, as far as the report options show questions. */
  | 'FILES'
  /** A PDF for each result. */
  | 'REPORTS'
  /** A workbook with everybody invited and their results. */
  | 'RESULTS';

/** What the assessment mostly measures. */
export type AssessmentType =
  | 'COGNITIVE'
  | 'LANGUAGE'
  /** Of several kinds. */
  | 'MIXED'
  | 'PERSONALITY'
  | 'SITUATIONAL'
  | 'SKILLS';

/** A recording of the microphone, marked by a person. */
export type AudioQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 5 to 600. */
  recordSeconds: number;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type BlankInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference. */
  acceptedAnswers: Array<string>;
  /** Of a gap with choices: the places of those that are right, from 1. */
  rightChoices?: Array<number> | null | undefined;
  /** Of a number: right is what lies within it of an accepted answer; 0 when left out. */
  tolerance?: string | null | undefined;
};

/** A choice as its author sees it. */
export type ChoiceInput = {
  /** Of a choice that stays; left out for a new one. */
  id?: string | null | undefined;
  /** Keeps its place when choices are shuffled. */
  isFixed?: boolean | null | undefined;
  /** Of a qualifier: acceptable. False for each choice of a ranking: there the order is the key. */
  isRight: boolean;
  text: string;
};

/** To what the candidate agreed, and in which language they read it. */
export type ConsentInput = {
  language: ContentLanguage;
  /** Counted from 1; every change makes the next. */
  version: string;
};

/** The language that people read. */
export type ContentLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

export type ContinueAttemptInput = {
  attemptId: string;
  note?: string | null | undefined;
};

export type CreateAssessmentInput = {
  description?: string | null | undefined;
  jobRole: string;
  language?: ContentLanguage | null | undefined;
  level?: Level | null | undefined;
  title: string;
  type?: AssessmentType | null | undefined;
  /** A video at YouTube or Vimeo that is shown before the start. */
  welcomeVideoUrl?: string | null | undefined;
};

export type CreatePublicLinkInput = {
  /** UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND. */
  assessmentId: string;
  /** How many people can join, from 1 to 100,000. */
  cap: number;
  /** From this moment on nobody can join. */
  closesAt?: string | Date | null | undefined;
};

/** Days as yyyy-mm-dd; both ends are right answers too. */
export type DateKeyInput = {
  from: string;
  to: string;
};

/** A day of the calendar. */
export type DateQuestionInput = {
  dateKey: DateKeyInput;
  dateRange: DateRangeInput;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Days as yyyy-mm-dd, both included; null leaves that end open. */
export type DateRangeInput = {
  earliest?: string | null | undefined;
  latest?: string | null | undefined;
};

/** How hard a question is. */
export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

/** A document to hand in, marked by a person. */
export type DocumentQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** One choice out of a long list. */
export type DropdownQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Every value of `extensions.code`. */
export type ErrorCode =
  /** {decidedByName} has already decided this request. */
  | 'ACCESS_REQUEST_DECIDED'
  /** This request doesn’t exist. */
  | 'ACCESS_REQUEST_NOT_FOUND'
  /** The exam has begun. Ask the person who invited you instead. */
  | 'ACCOMMODATION_TOO_LATE'
  /** The answers to this exam are no longer kept, so it can’t be reopened. */
  | 'ANSWERS_FORGOTTEN'
  /** This answer came late, and another late answer to the question already takes its place. */
  | 'ANSWER_NOT_KEPT'
  /** This API key is wrong, has expired or was revoked. Use another one. */
  | 'API_KEY_INVALID'
  /** This API key doesn’t exist. */
  | 'API_KEY_NOT_FOUND'
  /** API keys can’t do this. It takes a person who is signed in. */
  | 'API_KEY_REFUSED'
  /** This assessment is archived. Restore it first. */
  | 'ASSESSMENT_ARCHIVED'
  /** Somebody else changed this in the meantime. Nothing you changed is lost: look at what is stored now, then decide. */
  | 'ASSESSMENT_CHANGED_MEANWHILE'
  /** This assessment is closed. Extend it before you invite candidates. */
  | 'ASSESSMENT_CLOSED'
  /** This export no longer exists, or it isn’t ready. */
  | 'ASSESSMENT_EXPORT_NOT_FOUND'
  /** You’re already exporting this assessment. */
  | 'ASSESSMENT_EXPORT_RUNNING'
  /** This assessment is inactive. Activate it before you invite candidates. */
  | 'ASSESSMENT_INACTIVE'
  /** Please add assessment job role first. */
  | 'ASSESSMENT_JOB_ROLE_REQUIRED'
  /** Please select language for assessment. */
  | 'ASSESSMENT_LANGUAGE_REQUIRED'
  /** Please select level for assessment. */
  | 'ASSESSMENT_LEVEL_REQUIRED'
  /** This assessment doesn’t exist, or you don’t have access to it. */
  | 'ASSESSMENT_NOT_FOUND'
  /** This assessment is still a draft. Publish it first. */
  | 'ASSESSMENT_NOT_PUBLISHED'
  /** {count} texts are missing or outdated in the other language. Translate them, then publish. */
  | 'ASSESSMENT_NOT_TRANSLATED'
  /** Somebody else changed the questions in the meantime. They stand as they are stored now: reorder them again if you still want to. */
  | 'ASSESSMENT_QUESTIONS_CHANGED'
  /** Please add at least 1 question. */
  | 'ASSESSMENT_QUESTION_REQUIRED'
  /** Please add assessment title first. */
  | 'ASSESSMENT_TITLE_REQUIRED'
  /** Please select type for assessment. */
  | 'ASSESSMENT_TYPE_REQUIRED'
  /** This exam has been submitted. Reopen it to change its time. */
  | 'ATTEMPT_ENDED'
  /** This attempt doesn’t exist, or you don’t have access to it. */
  | 'ATTEMPT_NOT_FOUND'
  /** This exam hasn’t started yet. */
  | 'ATTEMPT_NOT_STARTED'
  /** This question isn’t part of the exam, or it isn’t open yet. */
  | 'ATTEMPT_QUESTION_NOT_FOUND'
  /** Turn off the one-time codes you have first. */
  | 'AUTHENTICATOR_EXISTS'
  /** This candidate doesn’t exist, or you don’t have access to them. */
  | 'CANDIDATE_NOT_FOUND'
  /** You can only mention people who can see this candidate. */
  | 'COLLEAGUE_NOT_FOUND'
  /** Agree to be recorded before you start. */
  | 'CONSENT_REQUIRED'
  /** {count} candidates are on stages you’re removing. Move them first. */
  | 'DECISION_STAGE_IN_USE'
  /** This stage no longer exists in this assessment. */
  | 'DECISION_STAGE_NOT_FOUND'
  /** Incorrect email. */
  | 'EMAIL_INCORRECT'
  /** Already taken exam or inactive. */
  | 'EXAM_UNAVAILABLE'
  /** Add a second factor first. Your organization requires one. */
  | 'FACTOR_REQUIRED'
  /** The virus scanner found something in this file, so it can’t be opened. */
  | 'FILE_INFECTED'
  /** This file doesn’t exist, or you don’t have access to it. */
  | 'FILE_NOT_FOUND'
  /** Creating this file took too long. Choose fewer rows or columns, or export the whole assessment in the background. */
  | 'FILE_TOOK_TOO_LONG'
  /** File size exceeds the maximum limit of 250 KB. */
  | 'FILE_TOO_LARGE'
  /** Not allowed file type for upload. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** The file is still being checked for viruses. Try again in a moment. */
  | 'FILE_WAITING'
  /** Your role doesn’t allow this. */
  | 'FORBIDDEN'
  /** This was done, but the response was lost when the server stopped. Read the current state; don’t send it again. */
  | 'IDEMPOTENCY_ANSWER_LOST'
  /** The first request with this Idempotency-Key is still in progress. Try again shortly. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** This Idempotency-Key was used for a different request. Use a new key for a new request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is a problem and we are fixing it. */
  | 'INTERNAL'
  /** Check the marked fields. */
  | 'INVALID_INPUT'
  /** This invitation doesn’t exist, or you don’t have access to it. */
  | 'INVITATION_NOT_FOUND'
  /** This link has expired. Enter your details again. */
  | 'JOIN_TICKET_OVER'
  /** Your organization requires a second factor. Add another one before you remove this one. */
  | 'LAST_FACTOR'
  /** This is the last super-admin. Mizan needs at least one. */
  | 'LAST_SUPER_ADMIN'
  /** There is no late answer to this question, or it is no longer kept. */
  | 'LATE_ANSWER_MISSING'
  /** Another reviewer marked this answer while you had it open. Nothing you typed is lost: look at their mark, then decide. */
  | 'MARK_CHANGED'
  /** This note doesn’t exist, or someone else wrote it. */
  | 'NOTE_NOT_FOUND'
  /** Nothing to settle: the marks are already settled, or there is no second mark. */
  | 'NOTHING_TO_SETTLE'
  /** Credits needed: {asked}. Credits left: {remaining}. Invite fewer candidates, or ask an admin for more credits. */
  | 'NOT_ENOUGH_REQUESTS'
  /** No question is left to add time to. */
  | 'NO_QUESTION_LEFT'
  /** This request is too large. Ask for shorter lists or fewer details. */
  | 'OPERATION_TOO_COSTLY'
  /** You can’t disable or delete your own account. */
  | 'OWN_ACCOUNT'
  /** The exam is open in another page. Continue there, or take it over here. */
  | 'PAGE_TAKEN'
  /** This passkey no longer exists. */
  | 'PASSKEY_NOT_FOUND'
  /** That passkey isn’t accepted here. */
  | 'PASSKEY_REFUSED'
  /** A problem in the OTP, please resend it. */
  | 'PASSWORD_CODE_WRONG'
  /** This link has been used or has expired. Request a new one. */
  | 'PASSWORD_TICKET_INVALID'
  /** The picture has more than {megapixels} megapixels. Make it smaller, then send it again. */
  | 'PICTURE_TOO_LARGE'
  /** Not enough active questions for the skill “{skill}”. Needed per candidate: {drawCount}. Available: {available}. Add questions or draw fewer. */
  | 'POOL_TOO_SMALL'
  /** This incident doesn’t exist, or you don’t have access to it. */
  | 'PROCTOR_EVENT_NOT_FOUND'
  /** Notes can no longer be added. */
  | 'PROCTOR_NOTES_CLOSED'
  /** Confirm that it’s you, then try again. */
  | 'PROOF_REQUIRED'
  /** Nobody can join with this link at the moment. */
  | 'PUBLIC_LINK_CLOSED'
  /** This assessment already has an open public link. */
  | 'PUBLIC_LINK_EXISTS'
  /** This public link doesn’t exist, or it is closed. */
  | 'PUBLIC_LINK_NOT_FOUND'
  /** Somebody else has changed this question in the meantime. Your change isn’t saved yet. */
  | 'QUESTION_CHANGED_MEANWHILE'
  /** Mizan doesn’t recognise the format of this file. Choose the format yourself or check the file. */
  | 'QUESTION_FORMAT_UNKNOWN'
  /** This import no longer exists. */
  | 'QUESTION_IMPORT_NOT_FOUND'
  /** This file is already being imported. */
  | 'QUESTION_IMPORT_RUNNING'
  /** This question can’t be deleted. Tests that use it: {tests}. Assessments that use it: {assessments}. */
  | 'QUESTION_IN_USE'
  /** This question doesn’t exist, or you can’t edit it. */
  | 'QUESTION_NOT_FOUND'
  /** This version of the question doesn’t exist. */
  | 'QUESTION_VERSION_NOT_FOUND'
  /** Too many attempts. Wait {count} seconds, then try again. */
  | 'RATE_LIMITED'
  /** No saved answer has this code. Check it for typing mistakes. The code of an earlier version stops matching once the answer changes. */
  | 'RECEIPT_NOT_FOUND'
  /** Marks or keys have changed since this list was made. Nothing was applied: check the new list. */
  | 'REMARKING_CHANGED'
  /** No question has time left. Add time to reopen it. */
  | 'REOPENING_NEEDS_TIME'
  /** There is no result yet, or you don’t have access to it. */
  | 'RESULT_NOT_FOUND'
  /** This answer doesn’t exist, or you can’t mark it. */
  | 'RESULT_QUESTION_NOT_FOUND'
  /** This template no longer exists. */
  | 'ROLE_TEMPLATE_NOT_FOUND'
  /** This saved reply no longer exists. */
  | 'SAVED_REPLY_NOT_FOUND'
  /** This view no longer exists. */
  | 'SAVED_VIEW_NOT_FOUND'
  /** You gave the first mark. Another person has to give the second. */
  | 'SECOND_MARKER_IS_FIRST'
  /** Mizan is unavailable at the moment. Try again shortly. */
  | 'SERVICE_UNAVAILABLE'
  /** This session has already ended. */
  | 'SESSION_NOT_FOUND'
  /** This link is no longer valid. It may have been revoked or have expired. */
  | 'SHARE_LINK_NOT_FOUND'
  /** Incorrect code. */
  | 'SIGN_IN_CODE_WRONG'
  /** Incorrect password or email. */
  | 'SIGN_IN_FAILED'
  /** That took too long. Sign in again. */
  | 'SIGN_IN_STEP_OVER'
  /** No such snapshot was requested. */
  | 'SNAPSHOT_NOT_FOUND'
  /** The sign-in provider hasn’t confirmed this email address. Tell your administrator. */
  | 'SSO_EMAIL_REFUSED'
  /** The sign-in provider didn’t answer as expected. Try again, or tell your administrator. */
  | 'SSO_FAILED'
  /** At the sign-in provider you are someone else. Confirm with the account you sign in to Mizan with. */
  | 'SSO_NOT_YOU'
  /** You have no account here. Ask your administrator to invite you. */
  | 'SSO_NO_ACCOUNT'
  /** This email address belongs to someone else’s account here. Ask your administrator to delete that account or, if it’s yours, to remove its second factors. */
  | 'SSO_OTHER_PERSON'
  /** This way to sign in no longer exists. */
  | 'SSO_PROVIDER_NOT_FOUND'
  /** Your company signs in with {name}. */
  | 'SSO_REQUIRED'
  /** That sign-in is no longer valid. Start again. */
  | 'SSO_STEP_OVER'
  /** A user with the email {email} already exists. */
  | 'STAFF_EMAIL_TAKEN'
  /** This user doesn’t exist, or you can’t manage them. */
  | 'STAFF_USER_NOT_FOUND'
  /** There is no space left, so your file wasn’t saved. Tell your administrator, then try again. */
  | 'STORAGE_FULL'
  /** Not allowed file type for upload: .{kind}. Open the file in the program that made it and save it as .xlsx. */
  | 'TABLE_TO_CONVERT'
  /** This test is inactive. Activate it before you choose it. */
  | 'TEST_INACTIVE'
  /** This test can’t be deleted. Assessments that use it: {assessments}. */
  | 'TEST_IN_USE'
  /** Please add test job role first. */
  | 'TEST_JOB_ROLE_REQUIRED'
  /** This test doesn’t exist, or you don’t have access to it. */
  | 'TEST_NOT_FOUND'
  /** Somebody else changed the questions in the meantime. They stand as they are stored now: reorder them again if you still want to. */
  | 'TEST_QUESTIONS_CHANGED'
  /** A published test needs at least 1 question. */
  | 'TEST_QUESTION_REQUIRED'
  /** Please add test title first. */
  | 'TEST_TITLE_REQUIRED'
  /** Mizan is busy right now. Try again shortly. */
  | 'TOO_BUSY'
  /** You already have {limit} API keys. Revoke one you no longer use. */
  | 'TOO_MANY_API_KEYS'
  /** A list can contain at most {limit} candidates. Split it and try again. */
  | 'TOO_MANY_CANDIDATES'
  /** You already have several exports in progress. Wait until one is ready, then try again. */
  | 'TOO_MANY_EXPORTS'
  /** This question already has {limit} files and can’t take more. */
  | 'TOO_MANY_FILES'
  /** Too many files are being created right now. Try again in a minute. */
  | 'TOO_MANY_FILES_ASKED'
  /** A file can contain at most {limit} questions. Split it into smaller files. */
  | 'TOO_MANY_QUESTIONS'
  /** You already have {limit} templates. Delete one to save another. */
  | 'TOO_MANY_ROLE_TEMPLATES'
  /** You already have {limit} saved replies. Delete one to save another. */
  | 'TOO_MANY_SAVED_REPLIES'
  /** You already have {limit} views of this list. Delete one to save another. */
  | 'TOO_MANY_SAVED_VIEWS'
  /** {limit} systems are connected. Disconnect one first. */
  | 'TOO_MANY_TRACKING_CONNECTIONS'
  /** You already have {max} webhooks. Remove one first. */
  | 'TOO_MANY_WEBHOOKS'
  /** This connection no longer exists. */
  | 'TRACKING_CONNECTION_NOT_FOUND'
  /** Greenhouse says with each order where to report. Send one assessment from there first. */
  | 'TRACKING_NOTHING_TO_TEST'
  /** The exam has already been submitted and can’t be cancelled. */
  | 'TRACKING_ORDER_DONE'
  /** This order doesn’t exist. */
  | 'TRACKING_ORDER_NOT_FOUND'
  /** Your session has ended. Sign in again. */
  | 'UNAUTHENTICATED'
  /** This file was changed after it was downloaded, so it can’t be imported. Ask for the original. */
  | 'UNSENT_ANSWERS_CHANGED'
  /** This file was already imported. */
  | 'UNSENT_ANSWERS_IMPORTED'
  /** This file belongs to another exam, or to one you don’t have access to. */
  | 'UNSENT_ANSWERS_OTHER_SITTING'
  /** This isn’t a file of unsent answers. Choose the file that was downloaded from the exam page. */
  | 'UNSENT_ANSWERS_UNREADABLE'
  /** Parts of the file are still missing. Try again. */
  | 'UPLOAD_INCOMPLETE'
  /** The file is larger than {megabytes} MB. Use a smaller one. */
  | 'UPLOAD_TOO_LARGE'
  /** The upload is damaged or incomplete. Send the file again. */
  | 'UPLOAD_UNREADABLE'
  /** This delivery doesn’t exist. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** This webhook doesn’t exist. */
  | 'WEBHOOK_NOT_FOUND'
  /** This webhook is off. Turn it on first. */
  | 'WEBHOOK_SWITCHED_OFF'
  /** Callbacks have no single address: each invitation names one. */
  | 'WEBHOOK_WITHOUT_ADDRESS';

export type ExamPulseInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

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

/** Which kinds of files an answer can be. */
export type FileKind =
  | 'DOCUMENT'
  | 'IMAGE'
  | 'SLIDES'
  | 'SPREADSHEET'
  | 'TEXT';

/** What staff upload a file for. */
export type FilePurpose =
  | 'QUESTION_BANK'
  | 'QUESTION_IMAGE'
  | 'WELCOME_VIDEO';

/** Files of some kinds to hand in, marked by a person. */
export type FileUploadQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  fileKinds: Array<FileKind>;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** A text with gaps, each filled with words, a number or one of its choices. */
export type FillInTheBlankQuestionInput = {
  /** By the numbers of the markers in `gapText`. */
  blanks: Array<BlankInput>;
  /** What else makes no difference; left out: nothing. */
  comparison?: TextComparisonInput | null | undefined;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Plain text with `[[1]]`, `[[2]]`, … where the blanks are. */
  gapText: string;
  /** By the numbers of the markers; empty where words are typed into all of them. */
  gaps?: Array<GapInput> | null | undefined;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type FinishUploadInput = {
  uploadId: string;
};

/** How a gap of a text is filled. */
export type GapInput = {
  /** To choose one from; empty where something is typed. */
  choices: Array<string>;
  /** Takes a number. */
  isNumeric?: boolean | null | undefined;
};

/** Row and column count from 1. */
export type GridCellInput = {
  column: number;
  /** Shown, but not for the candidate to change. */
  isLocked?: boolean | null | undefined;
  row: number;
  text: string;
};

/** At most 26 columns and 100 rows. */
export type GridInput = {
  /** Those that hold something from the start; every other cell is empty and free. */
  cells: Array<GridCellInput>;
  columns: number;
  rows: number;
};

/** A question as it was changed before it is taken over. */
export type ImportChangeInput = {
  /** Of `ImportedQuestion.place`. */
  place: number;
  question: QuestionInput;
};

export type InviteCandidatesInput = {
  /** Of a published, active assessment in scope. */
  assessmentId: string;
  /** At most 5,000. */
  candidates: Array<InviteeInput>;
  /** To be begun before then; whenever it is open when left out. */
  expiresAt?: string | Date | null | undefined;
  /** From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out. */
  extraTimePercent?: number | null | undefined;
  /** What becomes of the list when somebody on it cannot be invited. */
  onProblem?: OnProblem;
  /** Not to be begun before then, nor before the assessment opens; as soon as that is open when left out. */
  opensAt?: string | Date | null | undefined;
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

/** How experienced the role is. */
export type Level =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'MID_LEVEL';

/** A choice that was put to a prompt. */
export type MatchInput = {
  choiceId: string;
  /** Of the prompt that got a choice. */
  promptId: string;
};

/** Prompts and choices: to each prompt belongs one choice. Candidates see the choices shuffled. */
export type MatchingQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** In the order in which they are shown. */
  prompts: Array<PromptInput>;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Choices of which one is right, or several where the question allows it. */
export type MultipleChoiceQuestionInput = {
  allowsSeveral?: boolean | null | undefined;
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
};

/** Right is what lies within `value` plus or minus `tolerance`; both are decimal strings, typed in either kind of digits. */
export type NumberKeyInput = {
  /** Further values that earn points. Of those that an answer meets the best counts. */
  others?: Array<NumberValueInput> | null | undefined;
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  value: string;
};

/** A number that may lie within a tolerance of a right one; further ones earn all points or a share. */
export type NumberQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  number: NumberKeyInput;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  /** Of a number, shown beside it. */
  unit?: string | null | undefined;
};

export type NumberValueInput = {
  /** Percent of the points, above 0 and up to 100, which it is when left out. */
  share?: string | null | undefined;
  /** 0 when left out. */
  tolerance?: string | null | undefined;
  value: string;
};

/** REFUSE: nobody is invited. SKIP: the others are, and `skipped` says who was not and why. */
export type OnProblem =
  | 'REFUSE'
  | 'SKIP';

/** A text of any length, marked by a person. */
export type OpenEndedQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  /** Words; null for no limit. */
  wordLimit?: number | null | undefined;
};

export type PauseAttemptInput = {
  attemptId: string;
  /** At most 500 characters; OTHER demands one. */
  note?: string | null | undefined;
  /** Why, by a stable name. */
  reasonCode: ReasonCode;
};

/** A prompt of a matching question as its author sees it. */
export type PromptInput = {
  /** Of a prompt that stays; left out for a new one. */
  id?: string | null | undefined;
  /** The place of the choice that belongs to it, from 1; null where it is kept back. */
  match?: number | null | undefined;
  text: string;
};

/** Choices of which some are acceptable; any other rules the candidate out. */
export type QualifierQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Files that questions come and go in. */
export type QuestionFormat =
  | 'AIKEN'
  | 'GIFT'
  | 'MOODLE_XML'
  | 'QTI'
  | 'QTI_3'
  | 'SPREADSHEET';

/** A question with its answer key, by its type. Problems are named by paths within it: `choices.1.text`. */
export type QuestionInput =
  {   /** A recording of the microphone, marked by a person. */
  audio: AudioQuestionInput; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never;   /** A day of the calendar. */
  date: DateQuestionInput; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never;   /** A document to hand in, marked by a person. */
  document: DocumentQuestionInput; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never;   /** One choice out of a long list. */
  dropdown: DropdownQuestionInput; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never;   /** Files of some kinds to hand in, marked by a person. */
  fileUpload: FileUploadQuestionInput; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never;   /** A text with gaps, each filled with words, a number or one of its choices. */
  fillInTheBlank: FillInTheBlankQuestionInput; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never;   /** Prompts and choices: to each prompt belongs one choice. Candidates see the choices shuffled. */
  matching: MatchingQuestionInput; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never;   /** Choices of which one is right, or several where the question allows it. */
  multipleChoice: MultipleChoiceQuestionInput; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never;   /** A number that may lie within a tolerance of a right one; further ones earn all points or a share. */
  number: NumberQuestionInput; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never;   /** A text of any length, marked by a person. */
  openEnded: OpenEndedQuestionInput; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never;   /** Choices of which some are acceptable; any other rules the candidate out. */
  qualifier: QualifierQuestionInput; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never;   /** Choices to be put in order; candidates see them shuffled. */
  ranking: RankingQuestionInput; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never;   /** A whole step on a scale within 1 to 10. */
  rating: RatingQuestionInput; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never;   /** A word or a few, compared with the accepted ones. */
  shortAnswer: ShortAnswerQuestionInput; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never;   /** Slides to hand in, marked by a person. */
  slides: SlidesQuestionInput; spreadsheet?: never; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never;   /** A grid to fill in on the page, marked by a person. */
  spreadsheet: SpreadsheetQuestionInput; trueFalse?: never; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never;   /** A statement to call true or false. */
  trueFalse: TrueFalseQuestionInput; video?: never; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never;   /** A recording of camera and microphone, marked by a person. */
  video: VideoQuestionInput; xlcx?: never; }
  |  { audio?: never; date?: never; document?: never; dropdown?: never; fileUpload?: never; fillInTheBlank?: never; matching?: never; multipleChoice?: never; number?: never; openEnded?: never; qualifier?: never; ranking?: never; rating?: never; shortAnswer?: never; slides?: never; spreadsheet?: never; trueFalse?: never; video?: never;   /** An Excel file to hand in, marked by a person. */
  xlcx: XlcxQuestionInput; };

export type QuestionNotesInput = {
  answers?: Array<AnswerFeedbackInput> | null | undefined;
  /** For everybody, whatever they answered. */
  feedback?: string | null | undefined;
  hints?: Array<string> | null | undefined;
  partlyRightFeedback?: string | null | undefined;
  rightFeedback?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  wrongFeedback?: string | null | undefined;
};

/** Choices to be put in order; candidates see them shuffled. */
export type RankingQuestionInput = {
  /** Of a ranking in the right order. */
  choices: Array<ChoiceInput>;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Both ends are right answers too. */
export type RatingKeyInput = {
  from: number;
  to: number;
};

/** A whole step on a scale within 1 to 10. */
export type RatingQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  rating: RatingScaleInput;
  /** Left out: every rating earns the full score. */
  ratingKey?: RatingKeyInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** Whole steps, 1 ≤ min < max ≤ 10; the labels name the two ends. */
export type RatingScaleInput = {
  highLabel?: string | null | undefined;
  lowLabel?: string | null | undefined;
  max: number;
  min: number;
};

/** Why staff stepped in. OTHER needs a note. */
export type ReasonCode =
  | 'CANDIDATE_BEHAVIOUR'
  | 'CANDIDATE_COMPLAINT'
  | 'CANDIDATE_IDENTITY'
  | 'CANDIDATE_ILLNESS'
  | 'CANDIDATE_LATE'
  | 'CANDIDATE_NAVIGATION'
  | 'CANDIDATE_NO_SHOW'
  | 'ENVIRONMENT_COMFORT'
  | 'ENVIRONMENT_DISTURBANCE'
  | 'ENVIRONMENT_NOISE'
  | 'ENVIRONMENT_POWER_OUTAGE'
  | 'ENVIRONMENT_WEATHER'
  | 'OTHER'
  | 'STAFF_BEHAVIOUR'
  | 'STAFF_COMPLIANCE'
  | 'STAFF_ERROR'
  | 'STAFF_LATE'
  | 'STAFF_NO_SHOW'
  | 'TECHNICAL_FREEZING'
  | 'TECHNICAL_LAUNCHING'
  | 'TECHNICAL_NETWORK'
  | 'TECHNICAL_PRINTING'
  | 'TECHNICAL_WORKSTATION';

export type ResumeAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Take the attempt from another page that still holds it. */
  takeOver: boolean;
};

export type SaveAnswerInput = {
  /** In which the question was read. Left out: that of the sitting. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  questionId: string;
  /** Grows with every change of this answer; the newest wins, whatever arrives last. */
  revision: number;
  /** Null takes the answer back. */
  value?: AnswerValueInput | null | undefined;
};

/** A word or a few, compared with the accepted ones. */
export type ShortAnswerQuestionInput = {
  /** Any of these is right; case, spaces, quotes, dashes and Arabic letter forms make no difference. */
  acceptedAnswers: Array<string>;
  /** What else makes no difference; left out: nothing. */
  comparison?: TextComparisonInput | null | undefined;
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type SignInInput = {
  /** E-mail address, in lower case. */
  email: string;
  password: string;
};

/** Slides to hand in, marked by a person. */
export type SlidesQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** A grid to fill in on the page, marked by a person. */
export type SpreadsheetQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  grid: GridInput;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** ENROLLED: has started the exam. */
export type Stage =
  /** Has handed in. */
  | 'COMPLETED'
  /** Has started the exam. */
  | 'ENROLLED'
  /** Has not started yet. */
  | 'INVITED';

/** Which export to make. */
export type StartAssessmentExportInput = {
  /** An assessment in the scope of whoever asks. */
  assessmentId: string;
  /** Of the words around the results. */
  language: ContentLanguage;
  /** At least one. */
  parts: Array<AssessmentExportPart>;
};

export type StartAttemptInput = {
  /** CONSENT_REQUIRED where pictures are taken and it is missing or of another version. */
  consent?: ConsentInput | null | undefined;
  /** The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** Which file to read, and what to take over of it. */
export type StartQuestionImportInput = {
  changes?: Array<ImportChangeInput> | null | undefined;
  /** MEDIUM when left out. */
  difficulty?: Difficulty | null | undefined;
  /** 60 when left out. */
  durationSeconds?: number | null | undefined;
  /** Recognised by the content when left out. */
  format?: QuestionFormat | null | undefined;
  /** Reads the file only and keeps nothing. */
  isPreview: boolean;
  /** Places of those to take over. Left out: all but those that the bank has already. */
  only?: Array<number> | null | undefined;
  /** 1 when left out. */
  score?: number | null | undefined;
  /** Needed when a question has neither a skill nor a category. */
  skill?: string | null | undefined;
  /** A test that they join at its end. */
  testId?: string | null | undefined;
  /** A finished upload in parts of the purpose QUESTION_BANK, at most 20 MB. */
  uploadId: string;
};

export type StartUploadInput = {
  /** All parts together. */
  byteSize: number;
  /** MIME type, found in the bytes. */
  contentType: string;
  name: string;
  purpose: FilePurpose;
  /** A UUID of the sender’s choice: starting the same upload again tells what is there. */
  uploadId?: string | null | undefined;
};

export type SubmitAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** What makes no difference in this question, beside what makes none in any. */
export type TextComparisonInput = {
  /** “cafe” counts as “café”. */
  ignoresAccents?: boolean | null | undefined;
  /** With or without ال, “the”, “a” and “an”. */
  ignoresArticles?: boolean | null | undefined;
  /** “e-mail”, “e mail” and “email” count as one. */
  ignoresSpacing?: boolean | null | undefined;
};

/** A statement to call true or false. */
export type TrueFalseQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
  truth: boolean;
};

export type UploadAnswerFileInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  /** A UUID of the page’s choice: handing in the same file again gives the one that is there. */
  fileId?: string | null | undefined;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  questionId: string;
};

export type UploadPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: null;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  uploadId: string;
};

/** A recording of camera and microphone, marked by a person. */
export type VideoQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** 5 to 600. */
  recordSeconds: number;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

/** An Excel file to hand in, marked by a person. */
export type XlcxQuestionInput = {
  difficulty: Difficulty;
  /** 5 to 7200. */
  durationSeconds: number;
  /** Asked and kept, not counted in the score. */
  isAdditional?: boolean | null | undefined;
  /** Left out: what was said so far; null takes it away. */
  notes?: QuestionNotesInput | null | undefined;
  /** For the person who marks; candidates never see it. */
  rubric?: string | null | undefined;
  /** 0 to 1000, with at most two decimals. */
  score: number;
  skill: string;
  /** Plain, at most 2,000 characters; ignored when `textHtml` is given. */
  text: string;
  /** The text with formatting. The server keeps what is allowed of it and takes the plain text from it. */
  textHtml?: string | null | undefined;
};

export type Exam_AttemptProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Exam_AttemptProgressedSubscription = { attemptProgressed: { id: string, position: number } };

export type Faults_PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type Faults_PauseAttemptMutation = { pauseAttempt: { attempt: { id: string } } };

export type Faults_ContinueAttemptMutationVariables = Exact<{
  input: ContinueAttemptInput;
}>;


export type Faults_ContinueAttemptMutation = { continueAttempt: { attempt: { id: string } } };

export type Faults_ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type Faults_ExamPulseMutation = { examPulse: { serverNow: string, closesAt: string | null } };

export type Floods_SignInMutationVariables = Exact<{ [key: string]: never; }>;


export type Floods_SignInMutation = { signIn: { __typename: 'SignInPayload' } };

export type Floods_RequestPasswordCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type Floods_RequestPasswordCodeMutation = { requestPasswordCode: { requestId: string } };

export type Floods_RequestAccessMutationVariables = Exact<{ [key: string]: never; }>;


export type Floods_RequestAccessMutation = { requestAccess: { answerWithinHours: number } };

export type Floods_AskForHelpMutationVariables = Exact<{ [key: string]: never; }>;


export type Floods_AskForHelpMutation = { askForHelp: { answerWithinHours: number } };

export type Floods_JoinAssessmentMutationVariables = Exact<{
  code: string;
  email: string;
}>;


export type Floods_JoinAssessmentMutation = { joinAssessment: { __typename: 'JoinAssessmentPayload' } };

export type Floods_CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type Floods_CreatePublicLinkMutation = { createPublicLink: { publicLink: { url: string } } };

export type Floods_CheckReceiptQueryVariables = Exact<{ [key: string]: never; }>;


export type Floods_CheckReceiptQuery = { checkReceipt: { code: string } };

export type Floods_AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Floods_AssessmentsQuery = { assessments: { edges: Array<{ node: { id: string, averagePercentage: number | null, funnel: { invited: number, completed: number }, invitations: { totalCount: number, edges: Array<{ node: { id: string, stage: Stage, candidate: { id: string, email: string }, result: { score: number, percentage: number } | null } }> } } }> } };

export type Faults_StartUploadMutationVariables = Exact<{
  input: StartUploadInput;
}>;


export type Faults_StartUploadMutation = { startUpload: { upload: { id: string } } };

export type Faults_UploadPartMutationVariables = Exact<{
  input: UploadPartInput;
}>;


export type Faults_UploadPartMutation = { uploadPart: { upload: { id: string } } };

export type Faults_FinishUploadMutationVariables = Exact<{
  input: FinishUploadInput;
}>;


export type Faults_FinishUploadMutation = { finishUpload: { file: { id: string } } };

export type Faults_StartQuestionImportMutationVariables = Exact<{
  input: StartQuestionImportInput;
}>;


export type Faults_StartQuestionImportMutation = { startQuestionImport: { questionImportJob: { id: string } } };

export type Faults_StartAssessmentExportMutationVariables = Exact<{
  input: StartAssessmentExportInput;
}>;


export type Faults_StartAssessmentExportMutation = { startAssessmentExport: { assessmentExport: { id: string } } };

export type Faults_UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type Faults_UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string } } };

export type Stage_StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type Stage_StartAttemptMutation = { startAttempt: { outcome:
      | { attemptId: string, question:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
      | Record<PropertyKey, never>
     } };

export type Stage_ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type Stage_ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { state: ExamState, answerRevision: number, question:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
      | { code: ErrorCode }
      | { code: ErrorCode }
     } };

export type Stage_SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type Stage_SaveAnswerMutation = { saveAnswer: { outcome:
      | { code: ErrorCode }
      | { code: ErrorCode }
      | { revision: number, isLate: boolean, savedAt: string, closesAt: string }
     } };

export type Stage_NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type Stage_NextQuestionMutation = { nextQuestion: { outcome:
      | { state: ExamState, question:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
      | Record<PropertyKey, never>
     } };

export type Stage_SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type Stage_SubmitAttemptMutation = { submitAttempt: { outcome:
      | { state: ExamState }
      | Record<PropertyKey, never>
     } };

export type Stage_SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type Stage_SignInMutation = { signIn: { outcome:
      | { id: string }
      | Record<PropertyKey, never>
     } };

export type Stage_CreateAssessmentMutationVariables = Exact<{
  input: CreateAssessmentInput;
}>;


export type Stage_CreateAssessmentMutation = { createAssessment: { assessment: { id: string } } };

export type Stage_AddAssessmentQuestionMutationVariables = Exact<{
  input: AddAssessmentQuestionInput;
}>;


export type Stage_AddAssessmentQuestionMutation = { addAssessmentQuestion: { assessment: { id: string } } };

export type Stage_PublishAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type Stage_PublishAssessmentMutation = { publishAssessment: { assessment: { id: string } } };

export type Stage_InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type Stage_InviteCandidatesMutation = { inviteCandidates: { invitations: Array<{ examUrl: string }> } };

export type Consoles_AttemptProgressedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Consoles_AttemptProgressedSubscription = { attemptProgressed: { id: string, position: number } };

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

export const Exam_AttemptProgressedDocument = new TypedDocumentString(`
    subscription Exam_attemptProgressed {
  attemptProgressed {
    id
    position
  }
}
    `) as unknown as TypedDocumentString<Exam_AttemptProgressedSubscription, Exam_AttemptProgressedSubscriptionVariables>;
export const Faults_PauseAttemptDocument = new TypedDocumentString(`
    mutation Faults_pauseAttempt($input: PauseAttemptInput!) {
  pauseAttempt(input: $input) {
    attempt {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_PauseAttemptMutation, Faults_PauseAttemptMutationVariables>;
export const Faults_ContinueAttemptDocument = new TypedDocumentString(`
    mutation Faults_continueAttempt($input: ContinueAttemptInput!) {
  continueAttempt(input: $input) {
    attempt {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_ContinueAttemptMutation, Faults_ContinueAttemptMutationVariables>;
export const Faults_ExamPulseDocument = new TypedDocumentString(`
    mutation Faults_examPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    serverNow
    closesAt
  }
}
    `) as unknown as TypedDocumentString<Faults_ExamPulseMutation, Faults_ExamPulseMutationVariables>;
export const Floods_SignInDocument = new TypedDocumentString(`
    mutation Floods_signIn {
  signIn(input: {email: "p#@example.com", password: "not this one"}) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Floods_SignInMutation, Floods_SignInMutationVariables>;
export const Floods_RequestPasswordCodeDocument = new TypedDocumentString(`
    mutation Floods_requestPasswordCode {
  requestPasswordCode(input: {email: "p#@example.com", language: EN}) {
    requestId
  }
}
    `) as unknown as TypedDocumentString<Floods_RequestPasswordCodeMutation, Floods_RequestPasswordCodeMutationVariables>;
export const Floods_RequestAccessDocument = new TypedDocumentString(`
    mutation Floods_requestAccess {
  requestAccess(
    input: {name: "Flood", email: "p#@example.com", phone: "+966501234567", companyName: "Flood", companySize: 1, message: "Number #", language: EN}
  ) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<Floods_RequestAccessMutation, Floods_RequestAccessMutationVariables>;
export const Floods_AskForHelpDocument = new TypedDocumentString(`
    mutation Floods_askForHelp {
  askForHelp(
    input: {name: "Flood", email: "p#@example.com", message: "Number #", language: EN}
  ) {
    answerWithinHours
  }
}
    `) as unknown as TypedDocumentString<Floods_AskForHelpMutation, Floods_AskForHelpMutationVariables>;
export const Floods_JoinAssessmentDocument = new TypedDocumentString(`
    mutation Floods_joinAssessment($code: String!, $email: EmailAddress!) {
  joinAssessment(
    input: {code: $code, firstName: "F", lastName: "L", email: $email, phone: "+966501234567"}
  ) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<Floods_JoinAssessmentMutation, Floods_JoinAssessmentMutationVariables>;
export const Floods_CreatePublicLinkDocument = new TypedDocumentString(`
    mutation Floods_createPublicLink($input: CreatePublicLinkInput!) {
  createPublicLink(input: $input) {
    publicLink {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<Floods_CreatePublicLinkMutation, Floods_CreatePublicLinkMutationVariables>;
export const Floods_CheckReceiptDocument = new TypedDocumentString(`
    query Floods_checkReceipt {
  checkReceipt(code: "AAAA-BBBB-CCCC-DDDD") {
    code
  }
}
    `) as unknown as TypedDocumentString<Floods_CheckReceiptQuery, Floods_CheckReceiptQueryVariables>;
export const Floods_AssessmentsDocument = new TypedDocumentString(`
    query Floods_assessments {
  assessments(first: 30, sort: TITLE) {
    edges {
      node {
        id
        averagePercentage
        funnel {
          invited
          completed
        }
        invitations(first: 30, sort: NAME) {
          totalCount
          edges {
            node {
              id
              stage
              candidate {
                id
                email
              }
              result {
                score
                percentage
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Floods_AssessmentsQuery, Floods_AssessmentsQueryVariables>;
export const Faults_StartUploadDocument = new TypedDocumentString(`
    mutation Faults_startUpload($input: StartUploadInput!) {
  startUpload(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_StartUploadMutation, Faults_StartUploadMutationVariables>;
export const Faults_UploadPartDocument = new TypedDocumentString(`
    mutation Faults_uploadPart($input: UploadPartInput!) {
  uploadPart(input: $input) {
    upload {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_UploadPartMutation, Faults_UploadPartMutationVariables>;
export const Faults_FinishUploadDocument = new TypedDocumentString(`
    mutation Faults_finishUpload($input: FinishUploadInput!) {
  finishUpload(input: $input) {
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_FinishUploadMutation, Faults_FinishUploadMutationVariables>;
export const Faults_StartQuestionImportDocument = new TypedDocumentString(`
    mutation Faults_startQuestionImport($input: StartQuestionImportInput!) {
  startQuestionImport(input: $input) {
    questionImportJob {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_StartQuestionImportMutation, Faults_StartQuestionImportMutationVariables>;
export const Faults_StartAssessmentExportDocument = new TypedDocumentString(`
    mutation Faults_startAssessmentExport($input: StartAssessmentExportInput!) {
  startAssessmentExport(input: $input) {
    assessmentExport {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_StartAssessmentExportMutation, Faults_StartAssessmentExportMutationVariables>;
export const Faults_UploadAnswerFileDocument = new TypedDocumentString(`
    mutation Faults_uploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Faults_UploadAnswerFileMutation, Faults_UploadAnswerFileMutationVariables>;
export const Stage_StartAttemptDocument = new TypedDocumentString(`
    mutation Stage_startAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        attemptId
        question {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_StartAttemptMutation, Stage_StartAttemptMutationVariables>;
export const Stage_ResumeAttemptDocument = new TypedDocumentString(`
    mutation Stage_resumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        state
        question {
          id
        }
        answerRevision
      }
      ... on Refusal {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_ResumeAttemptMutation, Stage_ResumeAttemptMutationVariables>;
export const Stage_SaveAnswerDocument = new TypedDocumentString(`
    mutation Stage_saveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    outcome {
      ... on SavedAnswer {
        revision
        isLate
        savedAt
        closesAt
      }
      ... on Refusal {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_SaveAnswerMutation, Stage_SaveAnswerMutationVariables>;
export const Stage_NextQuestionDocument = new TypedDocumentString(`
    mutation Stage_nextQuestion($input: NextQuestionInput!) {
  nextQuestion(input: $input) {
    outcome {
      ... on ExamSitting {
        state
        question {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_NextQuestionMutation, Stage_NextQuestionMutationVariables>;
export const Stage_SubmitAttemptDocument = new TypedDocumentString(`
    mutation Stage_submitAttempt($input: SubmitAttemptInput!) {
  submitAttempt(input: $input) {
    outcome {
      ... on ExamSitting {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_SubmitAttemptMutation, Stage_SubmitAttemptMutationVariables>;
export const Stage_SignInDocument = new TypedDocumentString(`
    mutation Stage_signIn($input: SignInInput!) {
  signIn(input: $input) {
    outcome {
      ... on Viewer {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_SignInMutation, Stage_SignInMutationVariables>;
export const Stage_CreateAssessmentDocument = new TypedDocumentString(`
    mutation Stage_createAssessment($input: CreateAssessmentInput!) {
  createAssessment(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_CreateAssessmentMutation, Stage_CreateAssessmentMutationVariables>;
export const Stage_AddAssessmentQuestionDocument = new TypedDocumentString(`
    mutation Stage_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
  addAssessmentQuestion(input: $input) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_AddAssessmentQuestionMutation, Stage_AddAssessmentQuestionMutationVariables>;
export const Stage_PublishAssessmentDocument = new TypedDocumentString(`
    mutation Stage_publishAssessment($id: ID!) {
  publishAssessment(input: {id: $id}) {
    assessment {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_PublishAssessmentMutation, Stage_PublishAssessmentMutationVariables>;
export const Stage_InviteCandidatesDocument = new TypedDocumentString(`
    mutation Stage_inviteCandidates($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      examUrl
    }
  }
}
    `) as unknown as TypedDocumentString<Stage_InviteCandidatesMutation, Stage_InviteCandidatesMutationVariables>;
export const Consoles_AttemptProgressedDocument = new TypedDocumentString(`
    subscription Consoles_attemptProgressed {
  attemptProgressed {
    id
    position
  }
}
    `) as unknown as TypedDocumentString<Consoles_AttemptProgressedSubscription, Consoles_AttemptProgressedSubscriptionVariables>;