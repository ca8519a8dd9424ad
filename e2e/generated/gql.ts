/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Brand_brandSettings { brandSettings(hrId: null) { name } }": typeof types.Brand_BrandSettingsDocument,
    "mutation Brand_updateBrand($input: UpdateBrandInput!) { updateBrand(input: $input) { __typename } }": typeof types.Brand_UpdateBrandDocument,
    "\n    query Decision_markingQueue($assessmentId: ID!) {\n      markingQueue(filter: { assessmentId: $assessmentId }) { totalCount }\n    }\n  ": typeof types.Decision_MarkingQueueDocument,
    "\n        mutation Decision_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": typeof types.Decision_UpdateAssessmentDocument,
    "query Decision_awaitingMarkCount { awaitingMarkCount }": typeof types.Decision_AwaitingMarkCountDocument,
    "\n        mutation ExamEnds_createPublicLink($input: CreatePublicLinkInput!) {\n          createPublicLink(input: $input) { publicLink { id url } }\n        }\n      ": typeof types.ExamEnds_CreatePublicLinkDocument,
    "\n        mutation ExamEnds_changePublicLink($input: ChangePublicLinkInput!) {\n          changePublicLink(input: $input) { __typename }\n        }\n      ": typeof types.ExamEnds_ChangePublicLinkDocument,
    "\n        mutation ExamEnds_closePublicLink($input: ClosePublicLinkInput!) {\n          closePublicLink(input: $input) { __typename }\n        }\n      ": typeof types.ExamEnds_ClosePublicLinkDocument,
    "\n      mutation ExamEnds_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    ": typeof types.ExamEnds_UpdateAssessmentDocument,
    "\n        mutation ExamEnds_setInvitationWindow($input: SetInvitationWindowInput!) {\n          setInvitationWindow(input: $input) { __typename }\n        }\n      ": typeof types.ExamEnds_SetInvitationWindowDocument,
    "\n        mutation ExamEnds_archiveAssessment($input: ArchiveAssessmentInput!) {\n          archiveAssessment(input: $input) { __typename }\n        }\n      ": typeof types.ExamEnds_ArchiveAssessmentDocument,
    "\n        mutation ExamEnds_revokeInvitations($input: InvitationsInput!) {\n          revokeInvitations(input: $input) { __typename }\n        }\n      ": typeof types.ExamEnds_RevokeInvitationsDocument,
    "\n    query ExamEnds_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 50) { edges { node { id examUrl } } } }\n    }\n  ": typeof types.ExamEnds_AssessmentDocument,
    "\n        query ExamPush_assessment($id: ID!) {\n          assessment(id: $id) { attempts { edges { node { id } } } }\n        }\n      ": typeof types.ExamPush_AssessmentDocument,
    "\n        mutation ExamPush_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { attempt { id } }\n        }\n      ": typeof types.ExamPush_MessageCandidateDocument,
    "\n    query ExamScreens_assessment($id: ID!) {\n      assessment(id: $id) { attempts { edges { node { id } } } }\n    }\n  ": typeof types.ExamScreens_AssessmentDocument,
    "\n        mutation ExamScreens_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { __typename }\n        }\n      ": typeof types.ExamScreens_MessageCandidateDocument,
    "\n        mutation ExamScreens_pauseAttempt($input: PauseAttemptInput!) {\n          pauseAttempt(input: $input) { __typename }\n        }\n      ": typeof types.ExamScreens_PauseAttemptDocument,
    "\n        mutation ExamScreens_continueAttempt($input: ContinueAttemptInput!) {\n          continueAttempt(input: $input) { __typename }\n        }\n      ": typeof types.ExamScreens_ContinueAttemptDocument,
    "\n  mutation FirstInvitation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { __typename }\n  }\n": typeof types.FirstInvitation_CreateHrDocument,
    "\n      mutation Integrations_revealReturnSecret($assessmentId: ID!) {\n        revealReturnSecret(input: { assessmentId: $assessmentId }) { secret }\n      }\n    ": typeof types.Integrations_RevealReturnSecretDocument,
    "query Integrations_assessments { assessments(first: 1) { totalCount } }": typeof types.Integrations_AssessmentsDocument,
    "query Integrations_webhookEndpoints { webhookEndpoints { id url } }": typeof types.Integrations_WebhookEndpointsDocument,
    "\n      mutation Integrations_deleteWebhookEndpoint($id: ID!) {\n        deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n      }\n    ": typeof types.Integrations_DeleteWebhookEndpointDocument,
    "\n        mutation Integrations_createWebhookEndpoint($input: CreateWebhookInput!) {\n          createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n        }\n      ": typeof types.Integrations_CreateWebhookEndpointDocument,
    "\n          query Integrations_webhookDeliveries($endpointId: ID!) {\n            webhookDeliveries(endpointId: $endpointId) {\n              edges { node { status tries { outcome failure responseStatus } } }\n            }\n          }\n        ": typeof types.Integrations_WebhookDeliveriesDocument,
    "\n        mutation Integrations_deleteWebhookEndpoint2($id: ID!) {\n          deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n        }\n      ": typeof types.Integrations_DeleteWebhookEndpoint2Document,
    "\n    query ExamSetting_assessment($id: ID!) {\n      assessment(id: $id) { gradeBands { name } translationGaps { questionId text } }\n    }\n  ": typeof types.ExamSetting_AssessmentDocument,
    "\n    mutation ExamSetting_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  ": typeof types.ExamSetting_TranslateQuestionDocument,
    "\n      query ExamSetting_questionTranslation($id: ID!) {\n        questionTranslation(id: $id) { texts { path isMissing source } }\n      }\n    ": typeof types.ExamSetting_QuestionTranslationDocument,
    "\n      mutation ExamSetting_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    ": typeof types.ExamSetting_UpdateAssessmentDocument,
    "\n      mutation Office_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    ": typeof types.Office_CreateAssessmentDocument,
    "\n      mutation Office_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { __typename } }\n      }\n    ": typeof types.Office_AddAssessmentQuestionDocument,
    "\n      mutation Office_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    ": typeof types.Office_UpdateAssessmentDocument,
    "\n        mutation Office_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": typeof types.Office_PublishAssessmentDocument,
    "\n      mutation Office_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { __typename }\n      }\n    ": typeof types.Office_InviteCandidatesDocument,
    "\n      query Office_assessment($id: ID!) {\n        assessment(id: $id) { invitations(first: 50) { edges { node { examUrl candidate { id email } } } } }\n      }\n    ": typeof types.Office_AssessmentDocument,
    "\n  fragment Office_asked on ExamSitting {\n    question {\n      id type\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n": typeof types.Office_AskedFragmentDoc,
    "\n    mutation Office_startAttempt($input: StartAttemptInput!) {\n      exam: startAttempt(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  ": typeof types.Office_StartAttemptDocument,
    "\n    mutation Office_nextQuestion($input: NextQuestionInput!) {\n      exam: nextQuestion(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  ": typeof types.Office_NextQuestionDocument,
    "mutation Office_saveAnswer($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }": typeof types.Office_SaveAnswerDocument,
    "\n  mutation SignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) { outcome { ... on Viewer { id } } }\n  }\n": typeof types.SignIn_SignInDocument,
    "\n    mutation Languages_made($input: CreateAssessmentInput!) {\n      made: createAssessment(input: $input) { assessment { id } }\n    }\n  ": typeof types.Languages_MadeDocument,
    "\n    mutation Languages_added($input: AddAssessmentQuestionInput!) {\n      added: addAssessmentQuestion(input: $input) { assessment { ownQuestions { id } } }\n    }\n  ": typeof types.Languages_AddedDocument,
    "\n    mutation Languages_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  ": typeof types.Languages_TranslateQuestionDocument,
    "\n    query Languages_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 10) { edges { node { result { language percentage } } } } }\n    }\n  ": typeof types.Languages_AssessmentDocument,
    "\n    query Languages_assessments {\n      assessments(filter: { search: \"Service desk\" }) { edges { node { id } } }\n    }\n  ": typeof types.Languages_AssessmentsDocument,
    "\n    query Lighthouse_assessment($id: ID!) {\n      assessment(id: $id) {\n        invitations(first: 1, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } } } }\n      }\n    }\n  ": typeof types.Lighthouse_AssessmentDocument,
    "mutation LongTexts_createTest($input: CreateTestInput!) { createTest(input: $input) { test { id } } }": typeof types.LongTexts_CreateTestDocument,
    "mutation LongTexts_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }": typeof types.LongTexts_CreateHrDocument,
    "\n      mutation LongTexts_requestAccess($input: RequestAccessInput!) {\n        requestAccess(input: $input) { answerWithinHours }\n      }\n    ": typeof types.LongTexts_RequestAccessDocument,
    "\n      mutation LongTexts_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n        saveRoleTemplate(input: $input) { roleTemplate { id } }\n      }\n    ": typeof types.LongTexts_SaveRoleTemplateDocument,
    "\n        query LongTexts_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(first: 100, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } result { status } } } }\n          }\n        }\n      ": typeof types.LongTexts_AssessmentDocument,
    "query SignInDemands_candidates { candidates { totalCount } }": typeof types.SignInDemands_CandidatesDocument,
    "query SignInWays_ssoSettings { ssoSettings { providers { id } } }": typeof types.SignInWays_SsoSettingsDocument,
    "\n        mutation SignInWays_deleteSsoProvider($id: ID!) {\n          deleteSsoProvider(input: { id: $id }) { __typename }\n        }\n      ": typeof types.SignInWays_DeleteSsoProviderDocument,
};
const documents: Documents = {
    "query Brand_brandSettings { brandSettings(hrId: null) { name } }": types.Brand_BrandSettingsDocument,
    "mutation Brand_updateBrand($input: UpdateBrandInput!) { updateBrand(input: $input) { __typename } }": types.Brand_UpdateBrandDocument,
    "\n    query Decision_markingQueue($assessmentId: ID!) {\n      markingQueue(filter: { assessmentId: $assessmentId }) { totalCount }\n    }\n  ": types.Decision_MarkingQueueDocument,
    "\n        mutation Decision_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": types.Decision_UpdateAssessmentDocument,
    "query Decision_awaitingMarkCount { awaitingMarkCount }": types.Decision_AwaitingMarkCountDocument,
    "\n        mutation ExamEnds_createPublicLink($input: CreatePublicLinkInput!) {\n          createPublicLink(input: $input) { publicLink { id url } }\n        }\n      ": types.ExamEnds_CreatePublicLinkDocument,
    "\n        mutation ExamEnds_changePublicLink($input: ChangePublicLinkInput!) {\n          changePublicLink(input: $input) { __typename }\n        }\n      ": types.ExamEnds_ChangePublicLinkDocument,
    "\n        mutation ExamEnds_closePublicLink($input: ClosePublicLinkInput!) {\n          closePublicLink(input: $input) { __typename }\n        }\n      ": types.ExamEnds_ClosePublicLinkDocument,
    "\n      mutation ExamEnds_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    ": types.ExamEnds_UpdateAssessmentDocument,
    "\n        mutation ExamEnds_setInvitationWindow($input: SetInvitationWindowInput!) {\n          setInvitationWindow(input: $input) { __typename }\n        }\n      ": types.ExamEnds_SetInvitationWindowDocument,
    "\n        mutation ExamEnds_archiveAssessment($input: ArchiveAssessmentInput!) {\n          archiveAssessment(input: $input) { __typename }\n        }\n      ": types.ExamEnds_ArchiveAssessmentDocument,
    "\n        mutation ExamEnds_revokeInvitations($input: InvitationsInput!) {\n          revokeInvitations(input: $input) { __typename }\n        }\n      ": types.ExamEnds_RevokeInvitationsDocument,
    "\n    query ExamEnds_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 50) { edges { node { id examUrl } } } }\n    }\n  ": types.ExamEnds_AssessmentDocument,
    "\n        query ExamPush_assessment($id: ID!) {\n          assessment(id: $id) { attempts { edges { node { id } } } }\n        }\n      ": types.ExamPush_AssessmentDocument,
    "\n        mutation ExamPush_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { attempt { id } }\n        }\n      ": types.ExamPush_MessageCandidateDocument,
    "\n    query ExamScreens_assessment($id: ID!) {\n      assessment(id: $id) { attempts { edges { node { id } } } }\n    }\n  ": types.ExamScreens_AssessmentDocument,
    "\n        mutation ExamScreens_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { __typename }\n        }\n      ": types.ExamScreens_MessageCandidateDocument,
    "\n        mutation ExamScreens_pauseAttempt($input: PauseAttemptInput!) {\n          pauseAttempt(input: $input) { __typename }\n        }\n      ": types.ExamScreens_PauseAttemptDocument,
    "\n        mutation ExamScreens_continueAttempt($input: ContinueAttemptInput!) {\n          continueAttempt(input: $input) { __typename }\n        }\n      ": types.ExamScreens_ContinueAttemptDocument,
    "\n  mutation FirstInvitation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { __typename }\n  }\n": types.FirstInvitation_CreateHrDocument,
    "\n      mutation Integrations_revealReturnSecret($assessmentId: ID!) {\n        revealReturnSecret(input: { assessmentId: $assessmentId }) { secret }\n      }\n    ": types.Integrations_RevealReturnSecretDocument,
    "query Integrations_assessments { assessments(first: 1) { totalCount } }": types.Integrations_AssessmentsDocument,
    "query Integrations_webhookEndpoints { webhookEndpoints { id url } }": types.Integrations_WebhookEndpointsDocument,
    "\n      mutation Integrations_deleteWebhookEndpoint($id: ID!) {\n        deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n      }\n    ": types.Integrations_DeleteWebhookEndpointDocument,
    "\n        mutation Integrations_createWebhookEndpoint($input: CreateWebhookInput!) {\n          createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n        }\n      ": types.Integrations_CreateWebhookEndpointDocument,
    "\n          query Integrations_webhookDeliveries($endpointId: ID!) {\n            webhookDeliveries(endpointId: $endpointId) {\n              edges { node { status tries { outcome failure responseStatus } } }\n            }\n          }\n        ": types.Integrations_WebhookDeliveriesDocument,
    "\n        mutation Integrations_deleteWebhookEndpoint2($id: ID!) {\n          deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n        }\n      ": types.Integrations_DeleteWebhookEndpoint2Document,
    "\n    query ExamSetting_assessment($id: ID!) {\n      assessment(id: $id) { gradeBands { name } translationGaps { questionId text } }\n    }\n  ": types.ExamSetting_AssessmentDocument,
    "\n    mutation ExamSetting_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  ": types.ExamSetting_TranslateQuestionDocument,
    "\n      query ExamSetting_questionTranslation($id: ID!) {\n        questionTranslation(id: $id) { texts { path isMissing source } }\n      }\n    ": types.ExamSetting_QuestionTranslationDocument,
    "\n      mutation ExamSetting_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    ": types.ExamSetting_UpdateAssessmentDocument,
    "\n      mutation Office_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    ": types.Office_CreateAssessmentDocument,
    "\n      mutation Office_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { __typename } }\n      }\n    ": types.Office_AddAssessmentQuestionDocument,
    "\n      mutation Office_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    ": types.Office_UpdateAssessmentDocument,
    "\n        mutation Office_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": types.Office_PublishAssessmentDocument,
    "\n      mutation Office_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { __typename }\n      }\n    ": types.Office_InviteCandidatesDocument,
    "\n      query Office_assessment($id: ID!) {\n        assessment(id: $id) { invitations(first: 50) { edges { node { examUrl candidate { id email } } } } }\n      }\n    ": types.Office_AssessmentDocument,
    "\n  fragment Office_asked on ExamSitting {\n    question {\n      id type\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n": types.Office_AskedFragmentDoc,
    "\n    mutation Office_startAttempt($input: StartAttemptInput!) {\n      exam: startAttempt(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  ": types.Office_StartAttemptDocument,
    "\n    mutation Office_nextQuestion($input: NextQuestionInput!) {\n      exam: nextQuestion(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  ": types.Office_NextQuestionDocument,
    "mutation Office_saveAnswer($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }": types.Office_SaveAnswerDocument,
    "\n  mutation SignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) { outcome { ... on Viewer { id } } }\n  }\n": types.SignIn_SignInDocument,
    "\n    mutation Languages_made($input: CreateAssessmentInput!) {\n      made: createAssessment(input: $input) { assessment { id } }\n    }\n  ": types.Languages_MadeDocument,
    "\n    mutation Languages_added($input: AddAssessmentQuestionInput!) {\n      added: addAssessmentQuestion(input: $input) { assessment { ownQuestions { id } } }\n    }\n  ": types.Languages_AddedDocument,
    "\n    mutation Languages_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  ": types.Languages_TranslateQuestionDocument,
    "\n    query Languages_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 10) { edges { node { result { language percentage } } } } }\n    }\n  ": types.Languages_AssessmentDocument,
    "\n    query Languages_assessments {\n      assessments(filter: { search: \"Service desk\" }) { edges { node { id } } }\n    }\n  ": types.Languages_AssessmentsDocument,
    "\n    query Lighthouse_assessment($id: ID!) {\n      assessment(id: $id) {\n        invitations(first: 1, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } } } }\n      }\n    }\n  ": types.Lighthouse_AssessmentDocument,
    "mutation LongTexts_createTest($input: CreateTestInput!) { createTest(input: $input) { test { id } } }": types.LongTexts_CreateTestDocument,
    "mutation LongTexts_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }": types.LongTexts_CreateHrDocument,
    "\n      mutation LongTexts_requestAccess($input: RequestAccessInput!) {\n        requestAccess(input: $input) { answerWithinHours }\n      }\n    ": types.LongTexts_RequestAccessDocument,
    "\n      mutation LongTexts_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n        saveRoleTemplate(input: $input) { roleTemplate { id } }\n      }\n    ": types.LongTexts_SaveRoleTemplateDocument,
    "\n        query LongTexts_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(first: 100, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } result { status } } } }\n          }\n        }\n      ": types.LongTexts_AssessmentDocument,
    "query SignInDemands_candidates { candidates { totalCount } }": types.SignInDemands_CandidatesDocument,
    "query SignInWays_ssoSettings { ssoSettings { providers { id } } }": types.SignInWays_SsoSettingsDocument,
    "\n        mutation SignInWays_deleteSsoProvider($id: ID!) {\n          deleteSsoProvider(input: { id: $id }) { __typename }\n        }\n      ": types.SignInWays_DeleteSsoProviderDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Brand_brandSettings { brandSettings(hrId: null) { name } }"): typeof import('./graphql').Brand_BrandSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Brand_updateBrand($input: UpdateBrandInput!) { updateBrand(input: $input) { __typename } }"): typeof import('./graphql').Brand_UpdateBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Decision_markingQueue($assessmentId: ID!) {\n      markingQueue(filter: { assessmentId: $assessmentId }) { totalCount }\n    }\n  "): typeof import('./graphql').Decision_MarkingQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Decision_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      "): typeof import('./graphql').Decision_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Decision_awaitingMarkCount { awaitingMarkCount }"): typeof import('./graphql').Decision_AwaitingMarkCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_createPublicLink($input: CreatePublicLinkInput!) {\n          createPublicLink(input: $input) { publicLink { id url } }\n        }\n      "): typeof import('./graphql').ExamEnds_CreatePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_changePublicLink($input: ChangePublicLinkInput!) {\n          changePublicLink(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamEnds_ChangePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_closePublicLink($input: ClosePublicLinkInput!) {\n          closePublicLink(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamEnds_ClosePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ExamEnds_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    "): typeof import('./graphql').ExamEnds_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_setInvitationWindow($input: SetInvitationWindowInput!) {\n          setInvitationWindow(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamEnds_SetInvitationWindowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_archiveAssessment($input: ArchiveAssessmentInput!) {\n          archiveAssessment(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamEnds_ArchiveAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamEnds_revokeInvitations($input: InvitationsInput!) {\n          revokeInvitations(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamEnds_RevokeInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ExamEnds_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 50) { edges { node { id examUrl } } } }\n    }\n  "): typeof import('./graphql').ExamEnds_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query ExamPush_assessment($id: ID!) {\n          assessment(id: $id) { attempts { edges { node { id } } } }\n        }\n      "): typeof import('./graphql').ExamPush_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamPush_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { attempt { id } }\n        }\n      "): typeof import('./graphql').ExamPush_MessageCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ExamScreens_assessment($id: ID!) {\n      assessment(id: $id) { attempts { edges { node { id } } } }\n    }\n  "): typeof import('./graphql').ExamScreens_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamScreens_messageCandidate($input: MessageCandidateInput!) {\n          messageCandidate(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamScreens_MessageCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamScreens_pauseAttempt($input: PauseAttemptInput!) {\n          pauseAttempt(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamScreens_PauseAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ExamScreens_continueAttempt($input: ContinueAttemptInput!) {\n          continueAttempt(input: $input) { __typename }\n        }\n      "): typeof import('./graphql').ExamScreens_ContinueAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FirstInvitation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { __typename }\n  }\n"): typeof import('./graphql').FirstInvitation_CreateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Integrations_revealReturnSecret($assessmentId: ID!) {\n        revealReturnSecret(input: { assessmentId: $assessmentId }) { secret }\n      }\n    "): typeof import('./graphql').Integrations_RevealReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Integrations_assessments { assessments(first: 1) { totalCount } }"): typeof import('./graphql').Integrations_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Integrations_webhookEndpoints { webhookEndpoints { id url } }"): typeof import('./graphql').Integrations_WebhookEndpointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Integrations_deleteWebhookEndpoint($id: ID!) {\n        deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n      }\n    "): typeof import('./graphql').Integrations_DeleteWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Integrations_createWebhookEndpoint($input: CreateWebhookInput!) {\n          createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n        }\n      "): typeof import('./graphql').Integrations_CreateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          query Integrations_webhookDeliveries($endpointId: ID!) {\n            webhookDeliveries(endpointId: $endpointId) {\n              edges { node { status tries { outcome failure responseStatus } } }\n            }\n          }\n        "): typeof import('./graphql').Integrations_WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Integrations_deleteWebhookEndpoint2($id: ID!) {\n          deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n        }\n      "): typeof import('./graphql').Integrations_DeleteWebhookEndpoint2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ExamSetting_assessment($id: ID!) {\n      assessment(id: $id) { gradeBands { name } translationGaps { questionId text } }\n    }\n  "): typeof import('./graphql').ExamSetting_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ExamSetting_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  "): typeof import('./graphql').ExamSetting_TranslateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query ExamSetting_questionTranslation($id: ID!) {\n        questionTranslation(id: $id) { texts { path isMissing source } }\n      }\n    "): typeof import('./graphql').ExamSetting_QuestionTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ExamSetting_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { __typename }\n      }\n    "): typeof import('./graphql').ExamSetting_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Office_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').Office_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Office_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { __typename } }\n      }\n    "): typeof import('./graphql').Office_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Office_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').Office_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Office_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      "): typeof import('./graphql').Office_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Office_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { __typename }\n      }\n    "): typeof import('./graphql').Office_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Office_assessment($id: ID!) {\n        assessment(id: $id) { invitations(first: 50) { edges { node { examUrl candidate { id email } } } } }\n      }\n    "): typeof import('./graphql').Office_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Office_asked on ExamSitting {\n    question {\n      id type\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n"): typeof import('./graphql').Office_AskedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Office_startAttempt($input: StartAttemptInput!) {\n      exam: startAttempt(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  "): typeof import('./graphql').Office_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Office_nextQuestion($input: NextQuestionInput!) {\n      exam: nextQuestion(input: $input) { sitting: outcome { ...Office_asked } }\n    }\n  "): typeof import('./graphql').Office_NextQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Office_saveAnswer($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }"): typeof import('./graphql').Office_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) { outcome { ... on Viewer { id } } }\n  }\n"): typeof import('./graphql').SignIn_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Languages_made($input: CreateAssessmentInput!) {\n      made: createAssessment(input: $input) { assessment { id } }\n    }\n  "): typeof import('./graphql').Languages_MadeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Languages_added($input: AddAssessmentQuestionInput!) {\n      added: addAssessmentQuestion(input: $input) { assessment { ownQuestions { id } } }\n    }\n  "): typeof import('./graphql').Languages_AddedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Languages_translateQuestion($input: TranslateQuestionInput!) {\n      translateQuestion(input: $input) { __typename }\n    }\n  "): typeof import('./graphql').Languages_TranslateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Languages_assessment($id: ID!) {\n      assessment(id: $id) { invitations(first: 10) { edges { node { result { language percentage } } } } }\n    }\n  "): typeof import('./graphql').Languages_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Languages_assessments {\n      assessments(filter: { search: \"Service desk\" }) { edges { node { id } } }\n    }\n  "): typeof import('./graphql').Languages_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Lighthouse_assessment($id: ID!) {\n      assessment(id: $id) {\n        invitations(first: 1, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } } } }\n      }\n    }\n  "): typeof import('./graphql').Lighthouse_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LongTexts_createTest($input: CreateTestInput!) { createTest(input: $input) { test { id } } }"): typeof import('./graphql').LongTexts_CreateTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LongTexts_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }"): typeof import('./graphql').LongTexts_CreateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation LongTexts_requestAccess($input: RequestAccessInput!) {\n        requestAccess(input: $input) { answerWithinHours }\n      }\n    "): typeof import('./graphql').LongTexts_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation LongTexts_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n        saveRoleTemplate(input: $input) { roleTemplate { id } }\n      }\n    "): typeof import('./graphql').LongTexts_SaveRoleTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query LongTexts_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(first: 100, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } result { status } } } }\n          }\n        }\n      "): typeof import('./graphql').LongTexts_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignInDemands_candidates { candidates { totalCount } }"): typeof import('./graphql').SignInDemands_CandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignInWays_ssoSettings { ssoSettings { providers { id } } }"): typeof import('./graphql').SignInWays_SsoSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation SignInWays_deleteSsoProvider($id: ID!) {\n          deleteSsoProvider(input: { id: $id }) { __typename }\n        }\n      "): typeof import('./graphql').SignInWays_DeleteSsoProviderDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
