/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What was written into a cell; row and column count from 1. */
export type AnswerCellInput = {
  column: number;
  row: number;
  text: string;
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

export type AskForAccommodationInput = {
  /** Extra time in percent of each question. */
  percent?: number | null | undefined;
  /** What is needed, in words; at most 1,000 characters. */
  text: string;
};

export type ChangeExamLanguageInput = {
  language: ContentLanguage;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** Who or what closed a question, or handed the exam in. */
export type ClosedBy =
  | 'CANDIDATE'
  /** The exam was handed in after too many warnings. */
  | 'PROCTORING'
  /** The server, when the time of the whole exam was over. */
  | 'SERVER'
  /** Somebody of the staff, who ended the exam. */
  | 'STAFF'
  /** The time of the question was over. */
  | 'TIME';

export type ConfirmJoinInput = {
  /** Out of the address that was mailed. */
  ticket: string;
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

/** Guessed on the candidate’s device; UNKNOWN where it could not look. */
export type FaceHint =
  | 'NONE'
  | 'ONE'
  | 'SEVERAL'
  | 'UNKNOWN';

/** Whether candidates learn what was written about their result. MAILED: shown as well. */
export type FeedbackDelivery =
  | 'MAILED'
  | 'NONE'
  | 'SHOWN';

/** Which kinds of files an answer can be. */
export type FileKind =
  | 'DOCUMENT'
  | 'IMAGE'
  | 'SLIDES'
  | 'SPREADSHEET'
  | 'TEXT';

export type FinishRecordingInput = {
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  parts: number;
  recordingId: string;
};

export type GoToQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** Of the question to go to: one that was left, or the first that was never opened. */
  position: number;
  /** The open question, which is left. */
  questionId: string;
  /** Its `visit`: a call that was made during an earlier one changes nothing. */
  visit: number;
};

export type JoinAssessmentInput = {
  /** The last part of the address of the link. */
  code: string;
  /** E-mail address, in lower case. */
  email: string;
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** 8 to 15 digits. */
  phone: string;
};

/** In which language candidates sit. OWN: that of the assessment. */
export type LanguageOffer =
  /** And may have the other language shown beside the question. */
  | 'BESIDE'
  /** Each chooses before the start. */
  | 'CHOICE'
  | 'OWN'
  /** And may change it during the exam. */
  | 'SWITCH';

/** A choice that was put to a prompt. */
export type MatchInput = {
  choiceId: string;
  /** Of the prompt that got a choice. */
  promptId: string;
};

export type NextQuestionInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
  /** The question that is done; naming one that is closed already changes nothing. */
  questionId: string;
};

export type NoteProctorEventInput = {
  /** UUID of a moment of the proctoring record. */
  eventId: string;
  note: string;
};

/** What is excused never counts. PAUSED: it began while staff held the exam. */
export type ProctorExcuse =
  | 'FILE_PICKER'
  | 'OWN_DIALOG'
  | 'PAUSED'
  | 'PERMISSION';

/** NO_FACE and SEVERAL_FACES are guesses about a picture, made on the candidate’s device. */
export type ProctorSignal =
  | 'CAMERA_LOST'
  | 'COPY'
  | 'FULL_SCREEN_EXIT'
  | 'NO_FACE'
  | 'PASTE'
  | 'RELOAD_TRIED'
  | 'SECOND_PAGE'
  | 'SEVERAL_FACES'
  | 'SEVERAL_SCREENS'
  | 'TAB_HIDDEN'
  | 'WINDOW_BLUR';

export type ProctorSignalInput = {
  /** By the clock of the computer. */
  computerAt: string;
  /** Why it does not count. */
  excuse?: ProctorExcuse | null | undefined;
  /** A UUID of the page’s choice; telling the same again only prolongs it. */
  id: string;
  /** Whether it has ended. */
  isOver: boolean;
  kind: ProctorSignal;
  /** For how long, in milliseconds. */
  lastedMs: number;
  /** By the server’s clock, as the page keeps it. */
  startedAt: string;
  /** How many warnings the page had shown when it began. */
  warningsSeen: number;
};

/** Whether a public link still lets people in. */
export type PublicLinkState =
  | 'CLOSED'
  | 'FULL'
  | 'OPEN';

/** How a question is answered and marked. See the guide to question types. */
export type QuestionType =
  | 'AUDIO'
  | 'DATE'
  | 'DOCUMENT'
  | 'DROPDOWN'
  | 'FILE_UPLOAD'
  | 'FILL_IN_THE_BLANK'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'NUMBER'
  | 'OPEN_ENDED'
  /** Screening; a wrong answer rules out and ends nothing. */
  | 'QUALIFIER'
  | 'RANKING'
  | 'RATING'
  | 'SHORT_ANSWER'
  | 'SLIDES'
  /** A grid that is filled in on the page. */
  | 'SPREADSHEET'
  | 'TRUE_FALSE'
  | 'VIDEO'
  /** An Excel file that is handed in. */
  | 'XLCX';

export type ReadExamMessageInput = {
  messageId: string;
};

export type ReportProctorEventsInput = {
  events: Array<ProctorSignalInput>;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** UNDER_REVIEW: an answer waits for a person. */
export type ResultStatus =
  | 'FAILED'
  | 'PASSED'
  /** An answer still waits for a person. */
  | 'UNDER_REVIEW';

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

/** LEFT: its clock stands still until the candidate comes back. CLOSED: for good. */
export type SlotState =
  | 'CLOSED'
  | 'LEFT'
  | 'OPEN'
  | 'UNSEEN';

export type StartAttemptInput = {
  /** CONSENT_REQUIRED where pictures are taken and it is missing or of another version. */
  consent?: ConsentInput | null | undefined;
  /** The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own. */
  language?: ContentLanguage | null | undefined;
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

export type StartRecordingInput = {
  /** As the recorder names it, such as `video/webm;codecs=vp8,opus`. */
  contentType: string;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  questionId: string;
  /** A UUID of the page’s choice: starting the same recording again tells what is there. */
  recordingId?: string | null | undefined;
};

export type SubmitAttemptInput = {
  /** A UUID that the page makes for itself and keeps over reloads; the same page is the same id. */
  pageId: string;
};

/** Why an exam cannot be started now. */
export type UnavailableReason =
  | 'CLOSED'
  | 'EXPIRED'
  | 'INACTIVE'
  | 'NOT_OPEN_YET'
  | 'REVOKED';

export type UploadAnswerFileInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** A UUID of the page’s choice: handing in the same file again gives the one that is there. */
  fileId?: string | null | undefined;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  questionId: string;
};

export type UploadRecordingPartInput = {
  /** At most 250 KB (256,000 bytes). */
  file: File;
  /** From 0; in any order, and sending one again changes nothing. */
  index: number;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  recordingId: string;
};

export type UploadSnapshotInput = {
  /** How many faces the page saw. */
  faces: FaceHint;
  /** A JPEG of at most 250 KB (256,000 bytes). */
  file: File;
  /** A UUID that the exam page makes for itself and keeps over reloads. */
  pageId: string;
  /** As the pulse named it; sending it again changes nothing. */
  snapshotId: string;
  /** By the server’s clock, as the page keeps it. */
  takenAt: string;
};

export type AskForAccommodationMutationVariables = Exact<{
  input: AskForAccommodationInput;
}>;


export type AskForAccommodationMutation = { askForAccommodation: { outcome:
      | { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null }
      | { code: ErrorCode }
     } };

export type AfterExamQueryVariables = Exact<{ [key: string]: never; }>;


export type AfterExamQuery = { afterExam: { submittedBy: ClosedBy, personCount: number, isResultShown: boolean, delivery: FeedbackDelivery, organiser: string | null, recordedUntil: string | null, notesUntil: string | null, answersUntil: string | null, resultUntil: string | null } | null };

export type ExamBrandShadesFragment = { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string };

export type ExamBrandFragment = { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string }, dark: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string } } | null, imprint: { en: string, ar: string } | null };

type ExamQuestionFields_AudioExamQuestion_Fragment = { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_DateExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } };

type ExamQuestionFields_DocumentExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_DropdownExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_FileUploadExamQuestion_Fragment = { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_FillInTheBlankExamQuestion_Fragment = { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> };

type ExamQuestionFields_MatchingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_MultipleChoiceExamQuestion_Fragment = { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_NumberExamQuestion_Fragment = { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_OpenEndedExamQuestion_Fragment = { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_QualifierExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_RankingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> };

type ExamQuestionFields_RatingExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } };

type ExamQuestionFields_ShortAnswerExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_SlidesExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_SpreadsheetExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } };

type ExamQuestionFields_TrueFalseExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_VideoExamQuestion_Fragment = { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

type ExamQuestionFields_XlcxExamQuestion_Fragment = { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string };

export type ExamQuestionFieldsFragment =
  | ExamQuestionFields_AudioExamQuestion_Fragment
  | ExamQuestionFields_DateExamQuestion_Fragment
  | ExamQuestionFields_DocumentExamQuestion_Fragment
  | ExamQuestionFields_DropdownExamQuestion_Fragment
  | ExamQuestionFields_FileUploadExamQuestion_Fragment
  | ExamQuestionFields_FillInTheBlankExamQuestion_Fragment
  | ExamQuestionFields_MatchingExamQuestion_Fragment
  | ExamQuestionFields_MultipleChoiceExamQuestion_Fragment
  | ExamQuestionFields_NumberExamQuestion_Fragment
  | ExamQuestionFields_OpenEndedExamQuestion_Fragment
  | ExamQuestionFields_QualifierExamQuestion_Fragment
  | ExamQuestionFields_RankingExamQuestion_Fragment
  | ExamQuestionFields_RatingExamQuestion_Fragment
  | ExamQuestionFields_ShortAnswerExamQuestion_Fragment
  | ExamQuestionFields_SlidesExamQuestion_Fragment
  | ExamQuestionFields_SpreadsheetExamQuestion_Fragment
  | ExamQuestionFields_TrueFalseExamQuestion_Fragment
  | ExamQuestionFields_VideoExamQuestion_Fragment
  | ExamQuestionFields_XlcxExamQuestion_Fragment
;

export type ExamProctoringFieldsFragment = { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string };

export type ProctorStateFieldsFragment = { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> };

export type AnswerFileFieldsFragment = { id: string, name: string, contentType: string, byteSize: number, url: string };

export type SittingFieldsFragment = { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
    | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, dateRange: { earliest: string | null, latest: string | null } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
    | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, choices: Array<{ id: string, text: string }> }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
    | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
       | null }
   | null, answer:
    | { blanks: Array<string> }
    | { cells: Array<{ row: number, column: number, text: string }> }
    | { choiceIds: Array<string> }
    | { date: string }
    | { fileIds: Array<string> }
    | { matches: Array<{ promptId: string, choiceId: string }> }
    | { rating: number }
    | { text: string }
    | { truth: boolean }
   | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } };

type RefusalFields_AccommodationTooLate_Fragment = { code: ErrorCode };

type RefusalFields_ConsentRequired_Fragment = { version: string, code: ErrorCode };

type RefusalFields_ExamUnavailable_Fragment = { reason: UnavailableReason, code: ErrorCode };

type RefusalFields_MarkChanged_Fragment = { code: ErrorCode };

type RefusalFields_PageTaken_Fragment = { code: ErrorCode };

type RefusalFields_PublicLinkClosed_Fragment = { code: ErrorCode };

export type RefusalFieldsFragment =
  | RefusalFields_AccommodationTooLate_Fragment
  | RefusalFields_ConsentRequired_Fragment
  | RefusalFields_ExamUnavailable_Fragment
  | RefusalFields_MarkChanged_Fragment
  | RefusalFields_PageTaken_Fragment
  | RefusalFields_PublicLinkClosed_Fragment
;

export type ExamEntryFieldsFragment = { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, brand: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string }, dark: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string } } | null, imprint: { en: string, ar: string } | null }, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } };

export type ExamEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamEntryQuery = { examEntry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, brand: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string }, dark: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string } } | null, imprint: { en: string, ar: string } | null }, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } } };

export type StartAttemptMutationVariables = Exact<{
  input: StartAttemptInput;
}>;


export type StartAttemptMutation = { startAttempt: { outcome:
      | { version: string, code: ErrorCode }
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type ResumeAttemptMutation = { resumeAttempt: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { outcome:
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
      | { questionId: string, revision: number, savedAt: string, isLate: boolean, receipt: string, serverNow: string, closesAt: string }
     } };

export type NextQuestionMutationVariables = Exact<{
  input: NextQuestionInput;
}>;


export type NextQuestionMutation = { nextQuestion: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type GoToQuestionMutationVariables = Exact<{
  input: GoToQuestionInput;
}>;


export type GoToQuestionMutation = { goToQuestion: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type ChangeExamLanguageMutationVariables = Exact<{
  input: ChangeExamLanguageInput;
}>;


export type ChangeExamLanguageMutation = { changeExamLanguage: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type SubmitAttemptMutation = { submitAttempt: { outcome:
      | { attemptId: string, answersSecret: string, state: ExamState, serverNow: string, questionCount: number, position: number, answerRevision: number, answerSavedAt: string | null, isPaused: boolean, sittingEndsAt: string | null, addedSeconds: number, candidateFirstName: string, assessmentTitle: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, showProgress: boolean, mayGoBack: boolean, visit: number, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
              | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
              | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
             | null }
         | null, answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, answerFiles: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, message: { id: string, text: string, at: string } | null, slots: Array<{ position: number, state: SlotState, isAnswered: boolean, secondsLeft: number }>, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }
      | { reason: UnavailableReason, code: ErrorCode }
      | { code: ErrorCode }
     } };

export type ExamPulseMutationVariables = Exact<{
  input: ExamPulseInput;
}>;


export type ExamPulseMutation = { examPulse: { serverNow: string, state: ExamState, isLivePage: boolean, questionId: string | null, closesAt: string | null, snapshotDue: string | null, durationSeconds: number, addedSeconds: number, isPaused: boolean, sittingEndsAt: string | null, message: { id: string, text: string, at: string } | null } };

export type ExamReceiptsQueryVariables = Exact<{
  secret: string;
}>;


export type ExamReceiptsQuery = { examReceipts: { submittedAt: string | null, usedSeconds: number | null, sittingCode: string | null, receipts: Array<{ position: number, storedAt: string | null, code: string | null, isLate: boolean, isCounted: boolean }> } };

export type ReadExamMessageMutationVariables = Exact<{
  input: ReadExamMessageInput;
}>;


export type ReadExamMessageMutation = { readExamMessage: { messageId: string } };

export type UploadAnswerFileMutationVariables = Exact<{
  input: UploadAnswerFileInput;
}>;


export type UploadAnswerFileMutation = { uploadAnswerFile: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type StartRecordingMutationVariables = Exact<{
  input: StartRecordingInput;
}>;


export type StartRecordingMutation = { startRecording: { recording: { id: string, receivedParts: Array<number> } } };

export type UploadRecordingPartMutationVariables = Exact<{
  input: UploadRecordingPartInput;
}>;


export type UploadRecordingPartMutation = { uploadRecordingPart: { recording: { id: string, receivedParts: Array<number> } } };

export type FinishRecordingMutationVariables = Exact<{
  input: FinishRecordingInput;
}>;


export type FinishRecordingMutation = { finishRecording: { answerFile: { id: string, name: string, contentType: string, byteSize: number, url: string } } };

export type ProctorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ProctorStateQuery = { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } };

export type ReportProctorEventsMutationVariables = Exact<{
  input: ReportProctorEventsInput;
}>;


export type ReportProctorEventsMutation = { reportProctorEvents: { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

export type UploadSnapshotMutationVariables = Exact<{
  input: UploadSnapshotInput;
}>;


export type UploadSnapshotMutation = { uploadSnapshot: { id: string, serverNow: string } };

export type NoteProctorEventMutationVariables = Exact<{
  input: NoteProctorEventInput;
}>;


export type NoteProctorEventMutation = { noteProctorEvent: { proctorState: { serverNow: string, warnings: number, isSubmitted: boolean, isSubmittedByProctoring: boolean, events: Array<{ id: string, kind: ProctorSignal, startedAt: string, seconds: number, times: number, countedAs: number | null, note: string | null, pictureUrls: Array<string> }> } } };

type ExamResultAnswer_BlanksAnswer_Fragment = { blanks: Array<string> };

type ExamResultAnswer_CellsAnswer_Fragment = { cells: Array<{ row: number, column: number, text: string }> };

type ExamResultAnswer_ChoicesAnswer_Fragment = { choiceIds: Array<string> };

type ExamResultAnswer_DateAnswer_Fragment = { date: string };

type ExamResultAnswer_FilesAnswer_Fragment = { fileIds: Array<string> };

type ExamResultAnswer_MatchesAnswer_Fragment = { matches: Array<{ promptId: string, choiceId: string }> };

type ExamResultAnswer_RatingAnswer_Fragment = { rating: number };

type ExamResultAnswer_TextAnswer_Fragment = { text: string };

type ExamResultAnswer_TruthAnswer_Fragment = { truth: boolean };

export type ExamResultAnswerFragment =
  | ExamResultAnswer_BlanksAnswer_Fragment
  | ExamResultAnswer_CellsAnswer_Fragment
  | ExamResultAnswer_ChoicesAnswer_Fragment
  | ExamResultAnswer_DateAnswer_Fragment
  | ExamResultAnswer_FilesAnswer_Fragment
  | ExamResultAnswer_MatchesAnswer_Fragment
  | ExamResultAnswer_RatingAnswer_Fragment
  | ExamResultAnswer_TextAnswer_Fragment
  | ExamResultAnswer_TruthAnswer_Fragment
;

export type ExamResultQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamResultQuery = { examResult:
    | { __typename: 'ExamResultFeedback', note: string }
    | { __typename: 'PendingExamResult', feedback: string | null }
    | { __typename: 'ShownExamResult', score: number, totalScore: number, percentage: number, status: ResultStatus, feedback: string | null, band: { name: string, color: string } | null, questions: Array<{ score: number, isAdditional: boolean, feedback: string | null, question:
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
          | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
          | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
        , answer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, url: string }>, rightAnswer:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null }> }
   | null };

export type SubmitUnsentAnswersMutationVariables = Exact<{
  file: File;
}>;


export type SubmitUnsentAnswersMutation = { submitUnsentAnswers: { importedAnswers: { inTimeCount: number, lateCount: number, skippedCount: number, leftOut: Array<{ position: number }> } } };

export type PublicLinkEntryQueryVariables = Exact<{
  code: string;
}>;


export type PublicLinkEntryQuery = { publicLinkEntry: { state: PublicLinkState, assessmentTitle: string, jobRole: string, language: ContentLanguage, closesAt: string | null, brand: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string }, dark: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string } } | null, imprint: { en: string, ar: string } | null }, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string } | null } };

export type JoinAssessmentMutationVariables = Exact<{
  input: JoinAssessmentInput;
}>;


export type JoinAssessmentMutation = { joinAssessment: { outcome:
      | { resendAfterSeconds: number, isMailInOutbox: boolean }
      | { code: ErrorCode, reason: PublicLinkState }
     } };

export type ConfirmJoinMutationVariables = Exact<{
  input: ConfirmJoinInput;
}>;


export type ConfirmJoinMutation = { confirmJoin: { outcome:
      | { examUrl: string }
      | { code: ErrorCode, reason: PublicLinkState }
     } };

export type JoinRefusalFragment = { code: ErrorCode, reason: PublicLinkState };

export type PreviewPaperQueryVariables = Exact<{
  assessmentId: string;
}>;


export type PreviewPaperQuery = { assessment: { id: string, paperPreview: { seed: string, entry: { state: ExamState, unavailableReason: UnavailableReason | null, opensAt: string | null, closesAt: string | null, assessmentTitle: string, jobRole: string, description: string, language: ContentLanguage, languages: Array<ContentLanguage>, languageOffer: LanguageOffer, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, candidateFirstName: string, questionCount: number, totalSeconds: number, baseSeconds: number, extraTimePercent: number, serverNow: string, showProgress: boolean, mayGoBack: boolean, needsCamera: boolean, needsMicrophone: boolean, types: Array<QuestionType>, takesBack: boolean, shortestSeconds: number, longestSeconds: number, organiser: string | null, brand: { supportAddress: string, name: { en: string, ar: string } | null, logo: { path: string, darkPath: string, width: number, height: number } | null, accent: { light: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string }, dark: { brand: string, hover: string, active: string, text: string, textHover: string, soft: string, softer: string, line: string, mid: string, graphic: string, focus: string } } | null, imprint: { en: string, ar: string } | null }, inOtherLanguage: { language: ContentLanguage, assessmentTitle: string, jobRole: string, description: string, welcomeVideoUrl: string | null } | null, accommodation: { text: string, percent: number | null, askedAt: string, decidedAt: string | null, isGranted: boolean | null } | null, proctoring: { webcamSnapshots: boolean, cameraRequired: boolean, fullScreen: boolean, tabLeaving: boolean, copyPaste: boolean, minimumSeconds: number, submitsWhenLeft: boolean, warningsBeforeSubmit: number, comeBackSeconds: number, retentionDays: number, consentVersion: string } }, questions: Array<
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, dateRange: { earliest: string | null, latest: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
        | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, choices: Array<{ id: string, text: string }> }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
        | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, inOtherLanguage:
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, dateRange: { earliest: string | null, latest: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { fileKinds: Array<FileKind>, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { gapText: string, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, gaps: Array<{ isNumeric: boolean, choices: Array<string> }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, prompts: Array<{ id: string, text: string }>, choices: Array<{ id: string, text: string }> }
            | { allowsSeveral: boolean, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { unit: string | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { wordLimit: number | null, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, choices: Array<{ id: string, text: string }> }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> } }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { recordSeconds: number, id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
            | { id: string, position: number, type: QuestionType, language: ContentLanguage, text: string, textHtml: string | null, score: number, durationSeconds: number, baseDurationSeconds: number, opensAt: string, closesAt: string }
           | null }
      > } } };

export type ExamReturnQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type ExamReturnQuery = { examReturn: { url: string, host: string } | null };

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
export const ProctorStateFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}
    `, {"fragmentName":"ProctorStateFields"}) as unknown as TypedDocumentString<ProctorStateFieldsFragment, unknown>;
export const ExamQuestionFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
    `, {"fragmentName":"ExamQuestionFields"}) as unknown as TypedDocumentString<ExamQuestionFieldsFragment, unknown>;
export const AnswerFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
    `, {"fragmentName":"AnswerFileFields"}) as unknown as TypedDocumentString<AnswerFileFieldsFragment, unknown>;
export const ExamProctoringFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
    `, {"fragmentName":"ExamProctoringFields"}) as unknown as TypedDocumentString<ExamProctoringFieldsFragment, unknown>;
export const SittingFieldsFragmentDoc = new TypedDocumentString(`
    fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`, {"fragmentName":"SittingFields"}) as unknown as TypedDocumentString<SittingFieldsFragment, unknown>;
export const RefusalFieldsFragmentDoc = new TypedDocumentString(`
    fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}
    `, {"fragmentName":"RefusalFields"}) as unknown as TypedDocumentString<RefusalFieldsFragment, unknown>;
export const ExamBrandShadesFragmentDoc = new TypedDocumentString(`
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}
    `, {"fragmentName":"ExamBrandShades"}) as unknown as TypedDocumentString<ExamBrandShadesFragment, unknown>;
export const ExamBrandFragmentDoc = new TypedDocumentString(`
    fragment ExamBrand on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...ExamBrandShades
    }
    dark {
      ...ExamBrandShades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}`, {"fragmentName":"ExamBrand"}) as unknown as TypedDocumentString<ExamBrandFragment, unknown>;
export const ExamEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment ExamEntryFields on ExamEntry {
  brand {
    ...ExamBrand
  }
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}
fragment ExamBrand on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...ExamBrandShades
    }
    dark {
      ...ExamBrandShades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}`, {"fragmentName":"ExamEntryFields"}) as unknown as TypedDocumentString<ExamEntryFieldsFragment, unknown>;
export const ExamResultAnswerFragmentDoc = new TypedDocumentString(`
    fragment ExamResultAnswer on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on TruthAnswer {
    truth
  }
  ... on TextAnswer {
    text
  }
  ... on RatingAnswer {
    rating
  }
  ... on DateAnswer {
    date
  }
  ... on BlanksAnswer {
    blanks
  }
  ... on CellsAnswer {
    cells {
      row
      column
      text
    }
  }
  ... on FilesAnswer {
    fileIds
  }
}
    `, {"fragmentName":"ExamResultAnswer"}) as unknown as TypedDocumentString<ExamResultAnswerFragment, unknown>;
export const JoinRefusalFragmentDoc = new TypedDocumentString(`
    fragment JoinRefusal on PublicLinkClosed {
  code
  reason
}
    `, {"fragmentName":"JoinRefusal"}) as unknown as TypedDocumentString<JoinRefusalFragment, unknown>;
export const AskForAccommodationDocument = new TypedDocumentString(`
    mutation AskForAccommodation($input: AskForAccommodationInput!) {
  askForAccommodation(input: $input) {
    outcome {
      ... on AccommodationRequest {
        text
        percent
        askedAt
        decidedAt
        isGranted
      }
      ... on Refusal {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AskForAccommodationMutation, AskForAccommodationMutationVariables>;
export const AfterExamDocument = new TypedDocumentString(`
    query AfterExam {
  afterExam {
    submittedBy
    personCount
    isResultShown
    delivery
    organiser
    recordedUntil
    notesUntil
    answersUntil
    resultUntil
  }
}
    `) as unknown as TypedDocumentString<AfterExamQuery, AfterExamQueryVariables>;
export const ExamEntryDocument = new TypedDocumentString(`
    query ExamEntry {
  examEntry {
    ...ExamEntryFields
  }
}
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}
fragment ExamBrand on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...ExamBrandShades
    }
    dark {
      ...ExamBrandShades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment ExamEntryFields on ExamEntry {
  brand {
    ...ExamBrand
  }
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<ExamEntryQuery, ExamEntryQueryVariables>;
export const StartAttemptDocument = new TypedDocumentString(`
    mutation StartAttempt($input: StartAttemptInput!) {
  startAttempt(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<StartAttemptMutation, StartAttemptMutationVariables>;
export const ResumeAttemptDocument = new TypedDocumentString(`
    mutation ResumeAttempt($input: ResumeAttemptInput!) {
  resumeAttempt(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<ResumeAttemptMutation, ResumeAttemptMutationVariables>;
export const SaveAnswerDocument = new TypedDocumentString(`
    mutation SaveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    outcome {
      ... on SavedAnswer {
        questionId
        revision
        savedAt
        isLate
        receipt
        serverNow
        closesAt
      }
      ...RefusalFields
    }
  }
}
    fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const NextQuestionDocument = new TypedDocumentString(`
    mutation NextQuestion($input: NextQuestionInput!) {
  nextQuestion(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<NextQuestionMutation, NextQuestionMutationVariables>;
export const GoToQuestionDocument = new TypedDocumentString(`
    mutation GoToQuestion($input: GoToQuestionInput!) {
  goToQuestion(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<GoToQuestionMutation, GoToQuestionMutationVariables>;
export const ChangeExamLanguageDocument = new TypedDocumentString(`
    mutation ChangeExamLanguage($input: ChangeExamLanguageInput!) {
  changeExamLanguage(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<ChangeExamLanguageMutation, ChangeExamLanguageMutationVariables>;
export const SubmitAttemptDocument = new TypedDocumentString(`
    mutation SubmitAttempt($input: SubmitAttemptInput!) {
  submitAttempt(input: $input) {
    outcome {
      ...SittingFields
      ...RefusalFields
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment SittingFields on ExamSitting {
  attemptId
  answersSecret
  state
  serverNow
  questionCount
  position
  question {
    ...ExamQuestionFields
    inOtherLanguage {
      ...ExamQuestionFields
    }
  }
  answer {
    ... on ChoicesAnswer {
      choiceIds
    }
    ... on MatchesAnswer {
      matches {
        promptId
        choiceId
      }
    }
    ... on TruthAnswer {
      truth
    }
    ... on TextAnswer {
      text
    }
    ... on RatingAnswer {
      rating
    }
    ... on DateAnswer {
      date
    }
    ... on BlanksAnswer {
      blanks
    }
    ... on CellsAnswer {
      cells {
        row
        column
        text
      }
    }
    ... on FilesAnswer {
      fileIds
    }
  }
  answerRevision
  answerSavedAt
  answerFiles {
    ...AnswerFileFields
  }
  isPaused
  sittingEndsAt
  addedSeconds
  message {
    id
    text
    at
  }
  candidateFirstName
  assessmentTitle
  language
  languages
  languageOffer
  showProgress
  mayGoBack
  visit
  slots {
    position
    state
    isAnswered
    secondsLeft
  }
  proctoring {
    ...ExamProctoringFields
  }
}
fragment RefusalFields on Refusal {
  code
  ... on ConsentRequired {
    version
  }
  ... on ExamUnavailable {
    reason
  }
}`) as unknown as TypedDocumentString<SubmitAttemptMutation, SubmitAttemptMutationVariables>;
export const ExamPulseDocument = new TypedDocumentString(`
    mutation ExamPulse($input: ExamPulseInput!) {
  examPulse(input: $input) {
    serverNow
    state
    isLivePage
    questionId
    closesAt
    snapshotDue
    durationSeconds
    addedSeconds
    isPaused
    sittingEndsAt
    message {
      id
      text
      at
    }
  }
}
    `) as unknown as TypedDocumentString<ExamPulseMutation, ExamPulseMutationVariables>;
export const ExamReceiptsDocument = new TypedDocumentString(`
    query ExamReceipts($secret: String!) {
  examReceipts(secret: $secret) {
    submittedAt
    usedSeconds
    sittingCode
    receipts {
      position
      storedAt
      code
      isLate
      isCounted
    }
  }
}
    `) as unknown as TypedDocumentString<ExamReceiptsQuery, ExamReceiptsQueryVariables>;
export const ReadExamMessageDocument = new TypedDocumentString(`
    mutation ReadExamMessage($input: ReadExamMessageInput!) {
  readExamMessage(input: $input) {
    messageId
  }
}
    `) as unknown as TypedDocumentString<ReadExamMessageMutation, ReadExamMessageMutationVariables>;
export const UploadAnswerFileDocument = new TypedDocumentString(`
    mutation UploadAnswerFile($input: UploadAnswerFileInput!) {
  uploadAnswerFile(input: $input) {
    answerFile {
      ...AnswerFileFields
    }
  }
}
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`) as unknown as TypedDocumentString<UploadAnswerFileMutation, UploadAnswerFileMutationVariables>;
export const StartRecordingDocument = new TypedDocumentString(`
    mutation StartRecording($input: StartRecordingInput!) {
  startRecording(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<StartRecordingMutation, StartRecordingMutationVariables>;
export const UploadRecordingPartDocument = new TypedDocumentString(`
    mutation UploadRecordingPart($input: UploadRecordingPartInput!) {
  uploadRecordingPart(input: $input) {
    recording {
      id
      receivedParts
    }
  }
}
    `) as unknown as TypedDocumentString<UploadRecordingPartMutation, UploadRecordingPartMutationVariables>;
export const FinishRecordingDocument = new TypedDocumentString(`
    mutation FinishRecording($input: FinishRecordingInput!) {
  finishRecording(input: $input) {
    answerFile {
      ...AnswerFileFields
    }
  }
}
    fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}`) as unknown as TypedDocumentString<FinishRecordingMutation, FinishRecordingMutationVariables>;
export const ProctorStateDocument = new TypedDocumentString(`
    query ProctorState {
  proctorState {
    ...ProctorStateFields
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<ProctorStateQuery, ProctorStateQueryVariables>;
export const ReportProctorEventsDocument = new TypedDocumentString(`
    mutation ReportProctorEvents($input: ReportProctorEventsInput!) {
  reportProctorEvents(input: $input) {
    proctorState {
      ...ProctorStateFields
    }
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<ReportProctorEventsMutation, ReportProctorEventsMutationVariables>;
export const UploadSnapshotDocument = new TypedDocumentString(`
    mutation UploadSnapshot($input: UploadSnapshotInput!) {
  uploadSnapshot(input: $input) {
    id
    serverNow
  }
}
    `) as unknown as TypedDocumentString<UploadSnapshotMutation, UploadSnapshotMutationVariables>;
export const NoteProctorEventDocument = new TypedDocumentString(`
    mutation NoteProctorEvent($input: NoteProctorEventInput!) {
  noteProctorEvent(input: $input) {
    proctorState {
      ...ProctorStateFields
    }
  }
}
    fragment ProctorStateFields on ProctorState {
  serverNow
  warnings
  isSubmitted
  isSubmittedByProctoring
  events {
    id
    kind
    startedAt
    seconds
    times
    countedAs
    note
    pictureUrls
  }
}`) as unknown as TypedDocumentString<NoteProctorEventMutation, NoteProctorEventMutationVariables>;
export const ExamResultDocument = new TypedDocumentString(`
    query ExamResult {
  examResult {
    ... on PendingExamResult {
      __typename
      feedback
    }
    ... on ExamResultFeedback {
      __typename
      note: feedback
    }
    ... on ShownExamResult {
      __typename
      score
      totalScore
      percentage
      status
      band {
        name
        color
      }
      feedback
      questions {
        question {
          ...ExamQuestionFields
        }
        answer {
          ...ExamResultAnswer
        }
        files {
          ...AnswerFileFields
        }
        score
        isAdditional
        rightAnswer {
          ...ExamResultAnswer
        }
        feedback
      }
    }
  }
}
    fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment AnswerFileFields on AnswerFile {
  id
  name
  contentType
  byteSize
  url
}
fragment ExamResultAnswer on AnswerValue {
  ... on ChoicesAnswer {
    choiceIds
  }
  ... on MatchesAnswer {
    matches {
      promptId
      choiceId
    }
  }
  ... on TruthAnswer {
    truth
  }
  ... on TextAnswer {
    text
  }
  ... on RatingAnswer {
    rating
  }
  ... on DateAnswer {
    date
  }
  ... on BlanksAnswer {
    blanks
  }
  ... on CellsAnswer {
    cells {
      row
      column
      text
    }
  }
  ... on FilesAnswer {
    fileIds
  }
}`) as unknown as TypedDocumentString<ExamResultQuery, ExamResultQueryVariables>;
export const SubmitUnsentAnswersDocument = new TypedDocumentString(`
    mutation SubmitUnsentAnswers($file: Upload!) {
  submitUnsentAnswers(input: {file: $file}) {
    importedAnswers {
      inTimeCount
      lateCount
      skippedCount
      leftOut {
        position
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitUnsentAnswersMutation, SubmitUnsentAnswersMutationVariables>;
export const PublicLinkEntryDocument = new TypedDocumentString(`
    query PublicLinkEntry($code: String!) {
  publicLinkEntry(code: $code) {
    brand {
      ...ExamBrand
    }
    state
    assessmentTitle
    jobRole
    language
    inOtherLanguage {
      language
      assessmentTitle
      jobRole
    }
    closesAt
  }
}
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}
fragment ExamBrand on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...ExamBrandShades
    }
    dark {
      ...ExamBrandShades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}`) as unknown as TypedDocumentString<PublicLinkEntryQuery, PublicLinkEntryQueryVariables>;
export const JoinAssessmentDocument = new TypedDocumentString(`
    mutation JoinAssessment($input: JoinAssessmentInput!) {
  joinAssessment(input: $input) {
    outcome {
      ... on AskedToJoin {
        resendAfterSeconds
        isMailInOutbox
      }
      ...JoinRefusal
    }
  }
}
    fragment JoinRefusal on PublicLinkClosed {
  code
  reason
}`) as unknown as TypedDocumentString<JoinAssessmentMutation, JoinAssessmentMutationVariables>;
export const ConfirmJoinDocument = new TypedDocumentString(`
    mutation ConfirmJoin($input: ConfirmJoinInput!) {
  confirmJoin(input: $input) {
    outcome {
      ... on ConfirmedJoin {
        examUrl
      }
      ...JoinRefusal
    }
  }
}
    fragment JoinRefusal on PublicLinkClosed {
  code
  reason
}`) as unknown as TypedDocumentString<ConfirmJoinMutation, ConfirmJoinMutationVariables>;
export const PreviewPaperDocument = new TypedDocumentString(`
    query PreviewPaper($assessmentId: ID!) {
  assessment(id: $assessmentId) {
    id
    paperPreview {
      seed
      entry {
        ...ExamEntryFields
      }
      questions {
        ...ExamQuestionFields
        inOtherLanguage {
          ...ExamQuestionFields
        }
      }
    }
  }
}
    fragment ExamBrandShades on AccentShades {
  brand
  hover
  active
  text
  textHover
  soft
  softer
  line
  mid
  graphic
  focus
}
fragment ExamBrand on Brand {
  name {
    en
    ar
  }
  logo {
    path
    darkPath
    width
    height
  }
  accent {
    light {
      ...ExamBrandShades
    }
    dark {
      ...ExamBrandShades
    }
  }
  supportAddress
  imprint {
    en
    ar
  }
}
fragment ExamQuestionFields on ExamQuestion {
  id
  position
  type
  language
  text
  textHtml
  score
  durationSeconds
  baseDurationSeconds
  opensAt
  closesAt
  ... on DropdownExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MultipleChoiceExamQuestion {
    choices {
      id
      text
    }
    allowsSeveral
  }
  ... on QualifierExamQuestion {
    choices {
      id
      text
    }
  }
  ... on RankingExamQuestion {
    choices {
      id
      text
    }
  }
  ... on MatchingExamQuestion {
    prompts {
      id
      text
    }
    choices {
      id
      text
    }
  }
  ... on RatingExamQuestion {
    rating {
      min
      max
      lowLabel
      highLabel
    }
  }
  ... on FillInTheBlankExamQuestion {
    gapText
    gaps {
      isNumeric
      choices
    }
  }
  ... on DateExamQuestion {
    dateRange {
      earliest
      latest
    }
  }
  ... on SpreadsheetExamQuestion {
    grid {
      columns
      rows
      cells {
        row
        column
        text
        isLocked
      }
    }
  }
  ... on FileUploadExamQuestion {
    fileKinds
  }
  ... on AudioExamQuestion {
    recordSeconds
  }
  ... on VideoExamQuestion {
    recordSeconds
  }
  ... on OpenEndedExamQuestion {
    wordLimit
  }
  ... on NumberExamQuestion {
    unit
  }
}
fragment ExamProctoringFields on ExamProctoring {
  webcamSnapshots
  cameraRequired
  fullScreen
  tabLeaving
  copyPaste
  minimumSeconds
  submitsWhenLeft
  warningsBeforeSubmit
  comeBackSeconds
  retentionDays
  consentVersion
}
fragment ExamEntryFields on ExamEntry {
  brand {
    ...ExamBrand
  }
  state
  unavailableReason
  opensAt
  closesAt
  assessmentTitle
  jobRole
  description
  language
  languages
  languageOffer
  inOtherLanguage {
    language
    assessmentTitle
    jobRole
    description
    welcomeVideoUrl
  }
  welcomeVideoUrl
  welcomeVideoCaptions
  candidateFirstName
  questionCount
  totalSeconds
  baseSeconds
  extraTimePercent
  serverNow
  showProgress
  mayGoBack
  needsCamera
  needsMicrophone
  types
  takesBack
  shortestSeconds
  longestSeconds
  organiser
  accommodation {
    text
    percent
    askedAt
    decidedAt
    isGranted
  }
  proctoring {
    ...ExamProctoringFields
  }
}`) as unknown as TypedDocumentString<PreviewPaperQuery, PreviewPaperQueryVariables>;
export const ExamReturnDocument = new TypedDocumentString(`
    query ExamReturn($state: String) {
  examReturn(state: $state) {
    url
    host
  }
}
    `) as unknown as TypedDocumentString<ExamReturnQuery, ExamReturnQueryVariables>;