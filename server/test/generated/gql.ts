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
    "\n        mutation AccessRequestsGrant_requestAccess($input: RequestAccessInput!) {\n          requestAccess(input: $input) { answerWithinHours }\n        }\n      ": typeof types.AccessRequestsGrant_RequestAccessDocument,
    "query AccessRequestsGrant_accessRequests { accessRequests { edges { node { id } } } }": typeof types.AccessRequestsGrant_AccessRequestsDocument,
    "\n        mutation AccessRequestsGrant_decideAccessRequest($id: ID!) {\n          decideAccessRequest(input: { id: $id, decision: APPROVE }) { accessRequest { id } }\n        }\n      ": typeof types.AccessRequestsGrant_DecideAccessRequestDocument,
    "\n  mutation AccessRequestsList_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n": typeof types.AccessRequestsList_RequestAccessDocument,
    "\n  mutation AccessRequestsList_decideAccessRequest($input: DecideAccessRequestInput!) {\n    decideAccessRequest(input: $input) { accessRequest { id } }\n  }\n": typeof types.AccessRequestsList_DecideAccessRequestDocument,
    "\n  query AccessRequestsList_accessRequests(\n    $first: Int\n    $after: String\n    $filter: AccessRequestFilter\n    $sort: AccessRequestSort\n    $direction: SortDirection\n  ) {\n    accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { id name email } }\n    }\n  }\n": typeof types.AccessRequestsList_AccessRequestsDocument,
    "query AccessRequestsList_openAccessRequestCount { openAccessRequestCount }": typeof types.AccessRequestsList_OpenAccessRequestCountDocument,
    "\n    mutation AccessRequests_requestAccess($input: RequestAccessInput!) {\n      requestAccess(input: $input) { answerWithinHours }\n    }\n  ": typeof types.AccessRequests_RequestAccessDocument,
    "\n    mutation AccessRequests_decideAccessRequest($input: DecideAccessRequestInput!) {\n      decideAccessRequest(input: $input) { accessRequest { id status decidedAt decidedByName } }\n    }\n  ": typeof types.AccessRequests_DecideAccessRequestDocument,
    "\n    query AccessRequests_accessRequests(\n      $first: Int\n      $after: String\n      $filter: AccessRequestFilter\n      $sort: AccessRequestSort\n      $direction: SortDirection\n    ) {\n      accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id name email companyName status } }\n      }\n    }\n  ": typeof types.AccessRequests_AccessRequestsDocument,
    "\n    mutation AccessRequests_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  ": typeof types.AccessRequests_SetPasswordDocument,
    "query AccessRequests_viewer { viewer { requestsForNewUsers } }": typeof types.AccessRequests_ViewerDocument,
    "\n    mutation AccessRequests_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome {\n          ... on Viewer { role credits { maxRequests remaining } }\n          ... on SecondStep { handle ways expiresInSeconds }\n        }\n      }\n    }\n  ": typeof types.AccessRequests_SignInDocument,
    "\n    mutation AccessRequests_askForHelp($input: AskForHelpInput!) {\n      askForHelp(input: $input) { answerWithinHours }\n    }\n  ": typeof types.AccessRequests_AskForHelpDocument,
    "\n      query AccessRequests_accessRequests2($filter: AccessRequestFilter) {\n        accessRequests(filter: $filter) { edges { node { decidedByName } } }\n      }\n    ": typeof types.AccessRequests_AccessRequests2Document,
    "\n  mutation Accommodation_askForAccommodation($input: AskForAccommodationInput!) {\n    askForAccommodation(input: $input) {\n      outcome {\n        ... on AccommodationRequest { text percent decidedAt isGranted }\n        ... on AccommodationTooLate { code }\n      }\n    }\n  }\n": typeof types.Accommodation_AskForAccommodationDocument,
    "\n  query Accommodation_examEntry {\n    examEntry { extraTimePercent totalSeconds accommodation { text percent isGranted } }\n  }\n": typeof types.Accommodation_ExamEntryDocument,
    "\n  mutation Accommodation_setExtraTime($input: SetExtraTimeInput!) {\n    setExtraTime(input: $input) { invitation { extraTimePercent } }\n  }\n": typeof types.Accommodation_SetExtraTimeDocument,
    "\n  mutation Accommodation_declineAccommodation($input: DeclineAccommodationInput!) {\n    declineAccommodation(input: $input) { invitation { accommodation { isGranted } } }\n  }\n": typeof types.Accommodation_DeclineAccommodationDocument,
    "\n  query Accommodation_assessment($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { accommodation { text percent isGranted } } } } }\n  }\n": typeof types.Accommodation_AssessmentDocument,
    "\n  query Accommodation_assessment2($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { decisionStage { id } accommodation { text } } } } }\n  }\n": typeof types.Accommodation_Assessment2Document,
    "\n  mutation Accommodation_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": typeof types.Accommodation_DecideOnInvitationsDocument,
    "\n  mutation Accommodation_cancelInvitations($input: InvitationsInput!) {\n    cancelInvitations(input: $input) { skippedCount }\n  }\n": typeof types.Accommodation_CancelInvitationsDocument,
    "\n      query Accommodation_examEntry2 {\n        examEntry { types takesBack shortestSeconds longestSeconds organiser }\n      }\n    ": typeof types.Accommodation_ExamEntry2Document,
    "\n  query AfterExam_afterExam {\n    afterExam {\n      submittedBy questionCount answeredCount personCount isResultShown delivery organiser recordedUntil\n      notesUntil answersUntil resultUntil\n    }\n  }\n": typeof types.AfterExam_AfterExamDocument,
    "\n  mutation AfterExam_noteProctorEvent($input: NoteProctorEventInput!) {\n    noteProctorEvent(input: $input) { proctorState { events { note } } }\n  }\n": typeof types.AfterExam_NoteProctorEventDocument,
    "\n      query AfterExam_checkReceipt($code: String!) {\n        checkReceipt(code: $code) { candidateName position }\n      }\n    ": typeof types.AfterExam_CheckReceiptDocument,
    "\n  mutation ApiKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n      apiKey { id name hint scopes expiresAt isExpired lastUsedAt isOwn ownerName }\n    }\n  }\n": typeof types.ApiKeys_CreateApiKeyDocument,
    "\n  mutation ApiKeys_revokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) { apiKeys { id } }\n  }\n": typeof types.ApiKeys_RevokeApiKeyDocument,
    "\n  query ApiKeys_apiKeys {\n    apiKeys { id name isOwn isExpired lastUsedAt lastUsedIp recentCalls ownerName }\n  }\n": typeof types.ApiKeys_ApiKeysDocument,
    "query ApiKeys_assessments { assessments { totalCount } }": typeof types.ApiKeys_AssessmentsDocument,
    "query ApiKeys_passwordWasSet { passwordWasSet(confirmation: \"x\") }": typeof types.ApiKeys_PasswordWasSetDocument,
    "\n      mutation ApiKeys_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    ": typeof types.ApiKeys_ChangeStaffVerificationDocument,
    "query ApiKeys_viewer { viewer { name role } }": typeof types.ApiKeys_ViewerDocument,
    "query ApiKeys_assessment { assessment(id: \"00000000-0000-4000-8000-000000000000\") { id } }": typeof types.ApiKeys_AssessmentDocument,
    "query ApiKeys_auditActions { auditActions }": typeof types.ApiKeys_AuditActionsDocument,
    "query ApiKeys_hrs { hrs { totalCount } }": typeof types.ApiKeys_HrsDocument,
    "query ApiKeys___schema { __schema { queryType { name } } }": typeof types.ApiKeys___SchemaDocument,
    "mutation ApiKeys_deleteTest { deleteTest(input: { id: \"x\" }) { testId } }": typeof types.ApiKeys_DeleteTestDocument,
    "mutation ApiKeys_deleteTest2 { deleteTest(input: { id: \"x\" }) { testId } }": typeof types.ApiKeys_DeleteTest2Document,
    "\n        mutation ApiKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n          deleteStaffUser(input: $input) { staffUserId }\n        }\n      ": typeof types.ApiKeys_DeleteStaffUserDocument,
    "\n  query AssessmentAnalytics_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      analytics {\n        results isSmallSample averageSeconds\n        distribution { from to count }\n        bands { band { name } count }\n        paper { mean median sd alpha standardError }\n        questions {\n          text attempts facility discrimination guessing intendedWeight effectiveWeight isAgainstTotal\n          averageSeconds\n          choices { text isRight count meanPercentage }\n        }\n      }\n    }\n  }\n": typeof types.AssessmentAnalytics_AssessmentDocument,
    "\n  query AssessmentAnalytics_percentages($assessmentId: ID!, $language: ContentLanguage) {\n    assessment(id: $assessmentId) {\n      analytics(language: $language) {\n        results averagePercentage averageTotalScore paper { mean } questions { questionId text }\n      }\n    }\n  }\n": typeof types.AssessmentAnalytics_PercentagesDocument,
    "\n  query AssessmentAnalytics_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token }\n  }\n": typeof types.AssessmentAnalytics_PreviewRemarkingDocument,
    "\n  mutation AssessmentAnalytics_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": typeof types.AssessmentAnalytics_ApplyRemarkingDocument,
    "fragment AssessmentExports_fields on AssessmentExport { id state progress total byteSize failure expiresAt }": typeof types.AssessmentExports_FieldsFragmentDoc,
    "\n  mutation AssessmentExports_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n": typeof types.AssessmentExports_StartAssessmentExportDocument,
    "\n  mutation AssessmentExports_cancelAssessmentExport($input: CancelAssessmentExportInput!) {\n    cancelAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n": typeof types.AssessmentExports_CancelAssessmentExportDocument,
    "\n  query AssessmentExports_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { exports { ...AssessmentExports_fields } }\n  }\n": typeof types.AssessmentExports_AssessmentDocument,
    "\n    mutation AssessmentExports_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id } }\n    }\n  ": typeof types.AssessmentExports_UploadAnswerFileDocument,
    "\n      subscription AssessmentExports_assessmentExportProgressed($id: ID!) {\n        assessmentExportProgressed(id: $id) { state }\n      }\n    ": typeof types.AssessmentExports_AssessmentExportProgressedDocument,
    "\n      mutation AssessmentExports_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { id } }\n      }\n    ": typeof types.AssessmentExports_EraseCandidateDocument,
    "\n  fragment AssessmentListActions_fields on Assessment {\n    id title jobRole status publishedAt isArchived ownerName\n    gradeBands { name min max color }\n    configuration { passMark opensAt closesAt allowBack extraTimePercent }\n    reportOptions { showCorrectAnswers }\n    proctoring { fullScreen }\n    integration { redirectUrl }\n    tests { id }\n    ownQuestions { id text canEdit }\n    pools { id skill drawCount }\n  }\n": typeof types.AssessmentListActions_FieldsFragmentDoc,
    "\n  mutation AssessmentListActions_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n": typeof types.AssessmentListActions_DuplicateAssessmentDocument,
    "\n  mutation AssessmentListActions_archiveAssessment($input: ArchiveAssessmentInput!) {\n    archiveAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n": typeof types.AssessmentListActions_ArchiveAssessmentDocument,
    "\n  query AssessmentListActions_assessment($id: ID!) {\n    assessment(id: $id) { ...AssessmentListActions_fields }\n  }\n": typeof types.AssessmentListActions_AssessmentDocument,
    "\n  query AssessmentListActions_assessments($filter: AssessmentFilter) {\n    assessments(filter: $filter) { edges { node { title } } }\n  }\n": typeof types.AssessmentListActions_AssessmentsDocument,
    "\n  mutation AssessmentListActions_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n": typeof types.AssessmentListActions_PublishAssessmentDocument,
    "\n  mutation AssessmentListActions_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n": typeof types.AssessmentListActions_ChangeAssessmentStatusDocument,
    "\n  mutation AssessmentListActions_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n": typeof types.AssessmentListActions_SetPoolsDocument,
    "query AssessmentListActions_examEntry { examEntry { state unavailableReason } }": typeof types.AssessmentListActions_ExamEntryDocument,
    "\n  fragment AssessmentSettings_settings on Assessment {\n    configuration { allowBack extraTimePercent }\n    proctoring {\n      webcamSnapshots snapshotsPerHour fullScreen tabLeaving copyPaste cameraRequired minimumSeconds\n      submitsWhenLeft warningsBeforeSubmit retentionDays\n    }\n    integration { redirectUrl }\n  }\n": typeof types.AssessmentSettings_SettingsFragmentDoc,
    "\n  mutation AssessmentSettings_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...AssessmentSettings_settings } }\n  }\n": typeof types.AssessmentSettings_UpdateAssessmentDocument,
    "\n  mutation AssessmentSettings_updateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { settings { defaultConfiguration { allowBack extraTimePercent } } }\n  }\n": typeof types.AssessmentSettings_UpdateSettingsDocument,
    "\n  query AssessmentsList_assessments(\n    $first: Int\n    $after: String\n    $filter: AssessmentFilter\n    $sort: AssessmentSort\n    $direction: SortDirection\n  ) {\n    assessments(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { node { title ownerName questionCount durationSeconds totalScore } }\n    }\n  }\n": typeof types.AssessmentsList_AssessmentsDocument,
    "\n  fragment AssessmentsOwnQuestions_fields on Assessment {\n    id updatedAt questionCount durationSeconds totalScore\n    ownQuestions {\n      id text type translationState\n      ... on DropdownQuestion { choices { text isRight } }\n      ... on MatchingQuestion { choices { text isRight } }\n      ... on MultipleChoiceQuestion { choices { text isRight } }\n      ... on QualifierQuestion { choices { text isRight } }\n      ... on RankingQuestion { choices { text isRight } }\n    }\n  }\n": typeof types.AssessmentsOwnQuestions_FieldsFragmentDoc,
    "\n  mutation AssessmentsOwnQuestions_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    done: addAssessmentQuestion(input: $input) { questionId assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": typeof types.AssessmentsOwnQuestions_AddAssessmentQuestionDocument,
    "\n  mutation AssessmentsOwnQuestions_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n    done: removeAssessmentQuestion(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": typeof types.AssessmentsOwnQuestions_RemoveAssessmentQuestionDocument,
    "\n  mutation AssessmentsOwnQuestions_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    done: reorderAssessmentQuestions(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": typeof types.AssessmentsOwnQuestions_ReorderAssessmentQuestionsDocument,
    "\n      query AssessmentsOwnQuestions_question($id: ID!) {\n        question(id: $id) { text usage { assessments } }\n      }\n    ": typeof types.AssessmentsOwnQuestions_QuestionDocument,
    "\n    mutation AssessmentsOwnQuestions_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n      done: addQuestionsFromBank(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n    }\n  ": typeof types.AssessmentsOwnQuestions_AddQuestionsFromBankDocument,
    "\n      query AssessmentsOwnQuestions_question2($id: ID!) {\n        question(id: $id) { canEdit version ownerName }\n      }\n    ": typeof types.AssessmentsOwnQuestions_Question2Document,
    "query AssessmentsScope_assessment($id: ID!) { assessment(id: $id) { id } }": typeof types.AssessmentsScope_AssessmentDocument,
    "\n          mutation AssessmentsScope_updateAssessment($input: UpdateAssessmentInput!) {\n            updateAssessment(input: $input) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_UpdateAssessmentDocument,
    "\n          mutation AssessmentsScope_publishAssessment($id: ID!) {\n            publishAssessment(input: { id: $id }) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_PublishAssessmentDocument,
    "\n          mutation AssessmentsScope_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n            changeAssessmentStatus(input: $input) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_ChangeAssessmentStatusDocument,
    "\n          mutation AssessmentsScope_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_AddAssessmentQuestionDocument,
    "\n          mutation AssessmentsScope_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n            removeAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_RemoveAssessmentQuestionDocument,
    "\n          mutation AssessmentsScope_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n            reorderAssessmentQuestions(input: $input) { assessment { id } }\n          }\n        ": typeof types.AssessmentsScope_ReorderAssessmentQuestionsDocument,
    "\n  fragment Assessments_fields on Assessment {\n    id title jobRole description level language type welcomeVideoUrl status publishedAt createdAt updatedAt\n    ownerName\n    configuration {\n      passMark opensAt closesAt showProgress shuffleQuestions shuffleChoices resultVisibility\n    }\n    reportOptions { showCandidateInformation showQuestions showCorrectAnswers }\n    gradeBands { name min max color }\n    questionCount durationSeconds totalScore\n    tests { id title }\n    ownQuestions { text }\n  }\n": typeof types.Assessments_FieldsFragmentDoc,
    "\n  mutation Assessments_createAssessment($input: CreateAssessmentInput!) {\n    createAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n": typeof types.Assessments_CreateAssessmentDocument,
    "\n  mutation Assessments_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n": typeof types.Assessments_UpdateAssessmentDocument,
    "\n  mutation Assessments_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { id status publishedAt } }\n  }\n": typeof types.Assessments_PublishAssessmentDocument,
    "\n  mutation Assessments_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n": typeof types.Assessments_ChangeAssessmentStatusDocument,
    "\n  fragment AttemptProgress_fields on Attempt {\n    id\n    candidate { name }\n    assessment { title }\n    invitation { id }\n    state position questionCount startedAt questionClosesAt expiresAt lastSeenAt submittedAt serverNow\n  }\n": typeof types.AttemptProgress_FieldsFragmentDoc,
    "\n  query AttemptProgress_liveAttempts {\n    liveAttempts(first: 100) { edges { node { ...AttemptProgress_fields } } }\n  }\n": typeof types.AttemptProgress_LiveAttemptsDocument,
    "\n  subscription AttemptProgress_attemptProgressed {\n    attemptProgressed { ...AttemptProgress_fields }\n  }\n": typeof types.AttemptProgress_AttemptProgressedDocument,
    "\n  query AttemptProgress_assessment($assessmentId: ID!, $first: Int, $after: String) {\n    assessment(id: $assessmentId) {\n      attempts(first: $first, after: $after) {\n        totalCount\n        edges { node { id } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AttemptProgress_AssessmentDocument,
    "\n      query AttemptProgress_assessment2($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { attempt { position state } result { score } } } }\n        }\n      }\n    ": typeof types.AttemptProgress_Assessment2Document,
    "\n  query Audit_auditEntries($filter: AuditFilter, $first: Int, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          at actorId actorName actorRole action objectType objectId objectLabel outcome ip userAgent\n          requestId\n        }\n      }\n    }\n  }\n": typeof types.Audit_AuditEntriesDocument,
    "mutation Audit_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }": typeof types.Audit_CreateHrDocument,
    "mutation Audit_updateHr($input: UpdateHrInput!) { updateHr(input: $input) { staffUser { id } } }": typeof types.Audit_UpdateHrDocument,
    "\n        mutation Audit_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n          changeStaffVerification(input: $input) { staffUser { id } }\n        }\n      ": typeof types.Audit_ChangeStaffVerificationDocument,
    "\n          mutation Audit_deleteStaffUser($input: DeleteStaffUserInput!) {\n            deleteStaffUser(input: $input) { staffUserId }\n          }\n        ": typeof types.Audit_DeleteStaffUserDocument,
    "\n          mutation Audit_requestAccess($input: RequestAccessInput!) {\n            requestAccess(input: $input) { answerWithinHours }\n          }\n        ": typeof types.Audit_RequestAccessDocument,
    "\n          mutation Audit_decideAccessRequest($input: DecideAccessRequestInput!) {\n            decideAccessRequest(input: $input) { accessRequest { id } }\n          }\n        ": typeof types.Audit_DecideAccessRequestDocument,
    "\n      mutation Audit_changePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) { viewer { id } }\n      }\n    ": typeof types.Audit_ChangePasswordDocument,
    "mutation Audit_endOtherSessions { endOtherSessions { sessions { id } } }": typeof types.Audit_EndOtherSessionsDocument,
    "mutation Audit_signOut { signOut { wasSignedIn } }": typeof types.Audit_SignOutDocument,
    "query Audit_openAccessRequestCount { openAccessRequestCount }": typeof types.Audit_OpenAccessRequestCountDocument,
    "query Audit_openAccessRequestCount2 { openAccessRequestCount }": typeof types.Audit_OpenAccessRequestCount2Document,
    "query Audit_openAccessRequestCount3 { openAccessRequestCount }": typeof types.Audit_OpenAccessRequestCount3Document,
    "query Audit_auditActions { auditActions }": typeof types.Audit_AuditActionsDocument,
    "query Audit_openAccessRequestCount4 { openAccessRequestCount }": typeof types.Audit_OpenAccessRequestCount4Document,
    "query AuthorizationKeys_viewer { viewer { id } }": typeof types.AuthorizationKeys_ViewerDocument,
    "\n        query AuthorizationKeys_assessment {\n          assessment(id: \"x\") { invitations { edges { node { examUrl } } } }\n        }\n      ": typeof types.AuthorizationKeys_AssessmentDocument,
    "\n        query AuthorizationKeys_assessment2 {\n          assessment(id: \"x\") { invitations { edges { node { result { percentage } } } } }\n        }\n      ": typeof types.AuthorizationKeys_Assessment2Document,
    "query AuthorizationKeys_assessments { assessments { edges { node { averagePercentage } } } }": typeof types.AuthorizationKeys_AssessmentsDocument,
    "query AuthorizationKeys_assessment3 { assessment(id: \"x\") { ownQuestions { text } } }": typeof types.AuthorizationKeys_Assessment3Document,
    "\n        query AuthorizationKeys_test {\n          ...AuthorizationKeys_key\n        }\n        fragment AuthorizationKeys_key on Query {\n          test(id: \"x\") { questions { ... on TrueFalseQuestion { truth } } }\n        }\n      ": typeof types.AuthorizationKeys_TestDocument,
    "query Authorization_sessions { sessions { id } }": typeof types.Authorization_SessionsDocument,
    "\n    mutation Authorization_createPublicLink($input: CreatePublicLinkInput!) {\n      createPublicLink(input: $input) { publicLink { id } }\n    }\n  ": typeof types.Authorization_CreatePublicLinkDocument,
    "\n    mutation Authorization_startAssessmentExport($input: StartAssessmentExportInput!) {\n      startAssessmentExport(input: $input) { assessmentExport { id } }\n    }\n  ": typeof types.Authorization_StartAssessmentExportDocument,
    "\n    mutation Authorization_startQuestionImport($input: StartQuestionImportInput!) {\n      startQuestionImport(input: $input) { questionImportJob { id } }\n    }\n  ": typeof types.Authorization_StartQuestionImportDocument,
    "\n    mutation Authorization_createShareLink($input: CreateShareLinkInput!) {\n      createShareLink(input: $input) { link { id } }\n    }\n  ": typeof types.Authorization_CreateShareLinkDocument,
    "fragment Brands_shades on AccentShades { brand text contrast }": typeof types.Brands_ShadesFragmentDoc,
    "\n  fragment Brands_shown on Brand {\n    name { en ar }\n    logo { path darkPath width height }\n    accent { light { ...Brands_shades } dark { ...Brands_shades } }\n    supportAddress\n    imprint { en ar }\n  }\n": typeof types.Brands_ShownFragmentDoc,
    "\n  mutation Brands_updateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) { brand { name accent logoPath darkLogoPath shown { ...Brands_shown } } }\n  }\n": typeof types.Brands_UpdateBrandDocument,
    "\n  query Brands_brandSettings($hrId: ID) {\n    brandSettings(hrId: $hrId) { name accent logoPath shown { ...Brands_shown } }\n  }\n": typeof types.Brands_BrandSettingsDocument,
    "query Brands_examEntry { examEntry { brand { ...Brands_shown } } }": typeof types.Brands_ExamEntryDocument,
    "query BrokenLines_entry { examEntry { state } }": typeof types.BrokenLines_EntryDocument,
    "\n  query CandidateReport_candidateReport($id: ID!) {\n    candidateReport(id: $id) {\n      completedAssessments status\n      candidate { name email phone }\n      results {\n        edges {\n          node {\n            assessmentId assessmentTitle assessmentDescription score totalScore percentage status stage\n            band { name }\n            submittedAt usedSeconds allottedSeconds overallFeedback feedbackByName isFeedbackShared\n            skillProfile { groupSize skills { skill percentage average } }\n          }\n        }\n      }\n    }\n  }\n": typeof types.CandidateReport_CandidateReportDocument,
    "query CandidatesBody_viewer { viewer { id } }": typeof types.CandidatesBody_ViewerDocument,
    "\n  query CandidatesList_candidates(\n    $filter: CandidateFilter\n    $rows: CandidateRows\n    $sort: CandidateSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    candidates(filter: $filter, rows: $rows, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id stage invitedAt completedAt\n          candidate { name invitationCount completedCount }\n          assessment { title }\n          result { percentage status }\n        }\n      }\n    }\n  }\n": typeof types.CandidatesList_CandidatesDocument,
    "\n  fragment CandidatesPreview_PREVIEW on CandidateListPreview {\n    hasHeader recognisedColumns readyCount problemCount duplicateCount\n    rows { line firstName lastName email phone problems { field problem } duplicate firstLine invitedAt }\n  }\n": typeof types.CandidatesPreview_PreviewFragmentDoc,
    "\n  mutation CandidatesPreview_preview($input: PreviewCandidateTextInput!) {\n    preview: previewCandidateText(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n": typeof types.CandidatesPreview_PreviewDocument,
    "\n  mutation CandidatesPreview_preview2($input: PreviewCandidateRowsInput!) {\n    preview: previewCandidateRows(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n": typeof types.CandidatesPreview_Preview2Document,
    "\n  mutation CandidatesPreview_preview3($assessmentId: ID!, $file: Upload!) {\n    preview: previewCandidateFile(input: { assessmentId: $assessmentId, file: $file }) {\n      preview { ...CandidatesPreview_PREVIEW }\n    }\n  }\n": typeof types.CandidatesPreview_Preview3Document,
    "\n  query Dashboard_dashboard {\n    dashboard { totalInvites totalCandidates totalAssessments activeAssessments inactiveAssessments }\n  }\n": typeof types.Dashboard_DashboardDocument,
    "\n  query Dashboard_dashboard2($range: DashboardRange!, $timeZone: String) {\n    dashboard { attendance(range: $range, timeZone: $timeZone) { startsOn invited attended } }\n  }\n": typeof types.Dashboard_Dashboard2Document,
    "\n          query Dashboard_dashboard3 {\n            dashboard { lastSignInAt lastAssessment { id } totalInvites recentAssessments { id } }\n          }\n        ": typeof types.Dashboard_Dashboard3Document,
    "query Dashboard_dashboard4 { dashboard { credits { numberOfRequests maxRequests remaining } } }": typeof types.Dashboard_Dashboard4Document,
    "\n        mutation Dashboard_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": typeof types.Dashboard_UpdateAssessmentDocument,
    "query Dashboard_dashboard5 { dashboard { lastAssessment { title } recentAssessments { title } } }": typeof types.Dashboard_Dashboard5Document,
    "query Dashboard_dashboard6 { dashboard { hasResults } }": typeof types.Dashboard_Dashboard6Document,
    "query Dashboard_dashboard7 { dashboard { lastPublishedAssessment { title } } }": typeof types.Dashboard_Dashboard7Document,
    "\n      query Dashboard_assessments {\n        assessments(sort: TITLE) {\n          edges { node { title averagePercentage bandShares { count band { name } } } }\n        }\n      }\n    ": typeof types.Dashboard_AssessmentsDocument,
    "\n  mutation DeadLinks_startRecording($input: StartRecordingInput!) {\n    startRecording(input: $input) { recording { id } }\n  }\n": typeof types.DeadLinks_StartRecordingDocument,
    "\n    mutation Deciding_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) {\n        changed { id decisionStage { id name } decisions { edges { node { stage { id name } reason decidedByName } } } }\n        before { invitationId decisionStageId }\n        skippedCount\n      }\n    }\n  ": typeof types.Deciding_DecideOnInvitationsDocument,
    "\n    mutation Deciding_tagInvitations($input: TagInvitationsInput!) {\n      tagInvitations(input: $input) { changed { id tags } before { invitationId tags } skippedCount }\n    }\n  ": typeof types.Deciding_TagInvitationsDocument,
    "\n    mutation Deciding_setDecisionStages($input: SetDecisionStagesInput!) {\n      setDecisionStages(input: $input) { assessment { decisionStages { id name count } } }\n    }\n  ": typeof types.Deciding_SetDecisionStagesDocument,
    "\n    mutation Deciding_writeNote($input: WriteNoteInput!) {\n      writeNote(input: $input) { note { id text writtenByName isOwn mentionedNames } }\n    }\n  ": typeof types.Deciding_WriteNoteDocument,
    "mutation Deciding_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }": typeof types.Deciding_DeleteNoteDocument,
    "\n    query Deciding_assessment($id: ID!) {\n      assessment(id: $id) { tags decisionStages { id name count } colleagues { edges { node { id name } } } }\n    }\n  ": typeof types.Deciding_AssessmentDocument,
    "\n    query Deciding_assessment2($id: ID!, $filter: InvitationFilter) {\n      assessment(id: $id) {\n        invitations(filter: $filter) { totalCount edges { node { id tags notes { edges { node { text } } } } } }\n      }\n    }\n  ": typeof types.Deciding_Assessment2Document,
    "\n  mutation EditedByTwo_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { language tests { id } gradeBands { name min max color } } }\n  }\n": typeof types.EditedByTwo_UpdateAssessmentDocument,
    "\n  query EditedByTwo_translation($id: ID!) { assessment(id: $id) { translation { title jobRole bandNames } } }\n": typeof types.EditedByTwo_TranslationDocument,
    "\n  mutation EditedByTwo_rewordMail($input: WordMailInput!) { rewordMail(input: $input) { wording { subject text } } }\n": typeof types.EditedByTwo_RewordMailDocument,
    "\n  mutation EditedByTwo_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) { wording { subject text } }\n  }\n": typeof types.EditedByTwo_ResetMailWordingDocument,
    "\n  query EditedByTwo_mailWordings($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n": typeof types.EditedByTwo_MailWordingsDocument,
    "\n  mutation EditedByTwo_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { pools { id skill difficulty language drawCount } } }\n  }\n": typeof types.EditedByTwo_SetPoolsDocument,
    "\n  mutation EditedByTwo_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    reorderAssessmentQuestions(input: $input) { assessment { ownQuestions { id } } }\n  }\n": typeof types.EditedByTwo_ReorderAssessmentQuestionsDocument,
    "\n  mutation EditedByTwo_reorderTestQuestions($input: TestQuestionsInput!) {\n    reorderTestQuestions(input: $input) { test { questions { id } } }\n  }\n": typeof types.EditedByTwo_ReorderTestQuestionsDocument,
    "\n  query EditedByTwo_assessment($id: ID!) {\n    assessment(id: $id) {\n      tests { id } gradeBands { name min max color } ownQuestions { id }\n      pools { id skill difficulty language drawCount }\n    }\n  }\n": typeof types.EditedByTwo_AssessmentDocument,
    "query EditedByTwo_test($id: ID!) { test(id: $id) { questions { id } } }": typeof types.EditedByTwo_TestDocument,
    "\n  mutation ExamNudges_pauseAttempt($input: PauseAttemptInput!) {\n    pauseAttempt(input: $input) { attempt { pausedAt } }\n  }\n": typeof types.ExamNudges_PauseAttemptDocument,
    "\n  mutation ExamNudges_messageCandidate($input: MessageCandidateInput!) {\n    messageCandidate(input: $input) { attempt { id } }\n  }\n": typeof types.ExamNudges_MessageCandidateDocument,
    "\n  query ExamPreview_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      paperPreview {\n        seed\n        entry {\n          state assessmentTitle candidateFirstName questionCount totalSeconds needsCamera needsMicrophone\n        }\n        questions {\n          id position type text\n          ... on DropdownExamQuestion { choices { id text } }\n          ... on MatchingExamQuestion { choices { id text } }\n          ... on MultipleChoiceExamQuestion { choices { id text } }\n          ... on QualifierExamQuestion { choices { id text } }\n          ... on RankingExamQuestion { choices { id text } }\n        }\n      }\n    }\n  }\n": typeof types.ExamPreview_AssessmentDocument,
    "\n  query ExamPreview_previewMarks($input: PreviewMarksInput!) {\n    previewMarks(input: $input) {\n      score totalScore percentage status\n      band { name }\n      marks { questionId position score maxScore explanation { code params { name value } } }\n    }\n  }\n": typeof types.ExamPreview_PreviewMarksDocument,
    "\n      mutation ExamPreview_setPools($input: SetPoolsInput!) {\n        setPools(input: $input) { assessment { id } }\n      }\n    ": typeof types.ExamPreview_SetPoolsDocument,
    "query Exam_examEntry { examEntry { state } }": typeof types.Exam_ExamEntryDocument,
    "\n    mutation Exam_startAttempt {\n      startAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": typeof types.Exam_StartAttemptDocument,
    "\n    mutation Exam_resumeAttempt {\n      resumeAttempt(input: { pageId: \"x\", takeOver: true }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": typeof types.Exam_ResumeAttemptDocument,
    "\n    mutation Exam_saveAnswer {\n      saveAnswer(input: { pageId: \"x\", questionId: \"x\", revision: 1, value: { text: \"\" } }) {\n        outcome { ... on SavedAnswer { revision } }\n      }\n    }\n  ": typeof types.Exam_SaveAnswerDocument,
    "\n    mutation Exam_nextQuestion {\n      nextQuestion(input: { pageId: \"x\", questionId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": typeof types.Exam_NextQuestionDocument,
    "\n    mutation Exam_goToQuestion {\n      goToQuestion(input: { pageId: \"x\", questionId: \"x\", visit: 1, position: 1 }) {\n        outcome { ... on ExamSitting { state } }\n      }\n    }\n  ": typeof types.Exam_GoToQuestionDocument,
    "\n    mutation Exam_submitAttempt {\n      submitAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": typeof types.Exam_SubmitAttemptDocument,
    "mutation Exam_examPulse { examPulse(input: { pageId: \"x\" }) { state } }": typeof types.Exam_ExamPulseDocument,
    "query Exam_liveAttempts { liveAttempts { totalCount } }": typeof types.Exam_LiveAttemptsDocument,
    "query Exam_assessment { assessment(id: \"x\") { result(candidateId: \"x\") { score } } }": typeof types.Exam_AssessmentDocument,
    "query Exam_examEntry2 { examEntry { state description assessmentTitle } }": typeof types.Exam_ExamEntry2Document,
    "\n  mutation Feedback_giveFeedback($input: GiveFeedbackInput!) {\n    giveFeedback(input: $input) { feedback { text byName at isShared delivery } }\n  }\n": typeof types.Feedback_GiveFeedbackDocument,
    "\n  mutation Feedback_giveAnswerFeedback($input: GiveAnswerFeedbackInput!) {\n    giveAnswerFeedback(input: $input) { feedback }\n  }\n": typeof types.Feedback_GiveAnswerFeedbackDocument,
    "\n  mutation Feedback_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n": typeof types.Feedback_MarkAnswerDocument,
    "\n  query Feedback_examOutcome {\n    examResult {\n      __typename\n      ... on PendingExamResult { assessmentTitle note: feedback }\n      ... on ExamResultFeedback { assessmentTitle feedback }\n      ... on ShownExamResult {\n        assessmentTitle score totalScore percentage status\n        band { name }\n        note: feedback\n        questions {\n          question { text }\n          answer { ... on TextAnswer { text } ... on TruthAnswer { truth } }\n          score\n          rightAnswer { ... on TruthAnswer { truth } }\n          feedback\n        }\n      }\n    }\n  }\n": typeof types.Feedback_ExamOutcomeDocument,
    "\n    mutation Files_startUpload($input: StartUploadInput!) {\n      startUpload(input: $input) { upload { id partBytes receivedParts } }\n    }\n  ": typeof types.Files_StartUploadDocument,
    "\n    mutation Files_uploadPart($input: UploadPartInput!) {\n      uploadPart(input: $input) { upload { receivedParts } }\n    }\n  ": typeof types.Files_UploadPartDocument,
    "\n    mutation Files_finishUpload($input: FinishUploadInput!) {\n      finishUpload(input: $input) { file { id name contentType byteSize url } }\n    }\n  ": typeof types.Files_FinishUploadDocument,
    "\n  query FindAssessments_findAssessments($search: String!) {\n    findAssessments(search: $search) { title }\n  }\n": typeof types.FindAssessments_FindAssessmentsDocument,
    "\n  query FindCandidates_findCandidates($search: String!) {\n    findCandidates(search: $search) { name email }\n  }\n": typeof types.FindCandidates_FindCandidatesDocument,
    "\n  query Floods_auditEntries {\n    auditEntries { totalCount }\n  }\n": typeof types.Floods_AuditEntriesDocument,
    "\n    mutation GrowingLists_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) { skippedCount }\n    }\n  ": typeof types.GrowingLists_DecideOnInvitationsDocument,
    "mutation GrowingLists_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }": typeof types.GrowingLists_WriteNoteDocument,
    "\n    mutation GrowingLists_createShareLink($input: CreateShareLinkInput!) { createShareLink(input: $input) { link { id } } }\n  ": typeof types.GrowingLists_CreateShareLinkDocument,
    "\n    query GrowingLists_assessment($id: ID!, $notesAfter: String, $decisionsAfter: String) {\n      assessment(id: $id) {\n        invitations {\n          edges {\n            node {\n              id\n              notes(first: 2, after: $notesAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { text } }\n              }\n              decisions(first: 2, after: $decisionsAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { reason } }\n              }\n            }\n          }\n        }\n      }\n    }\n  ": typeof types.GrowingLists_AssessmentDocument,
    "\n    query GrowingLists_assessment2($assessmentId: ID!, $candidateId: ID!, $after: String) {\n      assessment(id: $assessmentId) {\n        result(candidateId: $candidateId) {\n          shareLinks(first: 2, after: $after) {\n            totalCount pageInfo { hasNextPage endCursor } edges { node { id } }\n          }\n        }\n      }\n    }\n  ": typeof types.GrowingLists_Assessment2Document,
    "\n    query GrowingLists_candidateReport($id: ID!, $after: String) {\n      candidateReport(id: $id) {\n        completedAssessments\n        results(first: 1, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { attemptId } }\n        }\n      }\n    }\n  ": typeof types.GrowingLists_CandidateReportDocument,
    "\n    query GrowingLists_assessment3($id: ID!, $search: String, $after: String) {\n      assessment(id: $id) {\n        colleagues(first: 2, search: $search, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { name } }\n        }\n      }\n    }\n  ": typeof types.GrowingLists_Assessment3Document,
    "\n    query GrowingLists_receivers($excludingId: ID!, $search: String, $after: String) {\n      receivers(excludingId: $excludingId, search: $search, first: 2, after: $after) {\n        totalCount pageInfo { hasNextPage endCursor } edges { node { id name } }\n      }\n    }\n  ": typeof types.GrowingLists_ReceiversDocument,
    "query Http_viewer { viewer { id } }": typeof types.Http_ViewerDocument,
    "\n  mutation Idempotency_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { id examUrl candidate { email } }\n      credits { numberOfRequests }\n    }\n  }\n": typeof types.Idempotency_InviteCandidatesDocument,
    "\n  mutation Identity_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome {\n        ... on Viewer { id name email role lastSignInAt }\n        ... on SecondStep { handle ways expiresInSeconds }\n      }\n    }\n  }\n": typeof types.Identity_SignInDocument,
    "query Identity_viewer { viewer { id } }": typeof types.Identity_ViewerDocument,
    "query Identity_viewer2 { viewer { id } }": typeof types.Identity_Viewer2Document,
    "mutation Identity_signOut { signOut { wasSignedIn } }": typeof types.Identity_SignOutDocument,
    "query Identity_viewer3 { viewer { id } }": typeof types.Identity_Viewer3Document,
    "query Identity_viewer4 { viewer { id } }": typeof types.Identity_Viewer4Document,
    "query Identity_viewer5 { viewer { id } }": typeof types.Identity_Viewer5Document,
    "query Identity_viewer6 { viewer { id } }": typeof types.Identity_Viewer6Document,
    "query Identity_viewer7 { viewer { id } }": typeof types.Identity_Viewer7Document,
    "query Identity_viewer8 { viewer { id } }": typeof types.Identity_Viewer8Document,
    "query Identity_viewer9 { viewer { id } }": typeof types.Identity_Viewer9Document,
    "query Identity_viewer10 { viewer { role } }": typeof types.Identity_Viewer10Document,
    "query Identity_viewer11 { viewer { id } }": typeof types.Identity_Viewer11Document,
    "\n  fragment InvitationLife_invitation on Invitation {\n    id examUrl revokedAt opensAt expiresAt expiredAt remindedAt\n  }\n": typeof types.InvitationLife_InvitationFragmentDoc,
    "\n    mutation InvitationLife_resendInvitations($input: InvitationsInput!) {\n      done: resendInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  ": typeof types.InvitationLife_ResendInvitationsDocument,
    "\n    mutation InvitationLife_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount missingIds }\n    }\n  ": typeof types.InvitationLife_RevokeInvitationsDocument,
    "\n    mutation InvitationLife_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  ": typeof types.InvitationLife_ReissueInvitationsDocument,
    "\n    mutation InvitationLife_setInvitationWindow($input: SetInvitationWindowInput!) {\n      done: setInvitationWindow(input: $input) {\n        changed { ...InvitationLife_invitation }\n        before { invitationId opensAt expiresAt }\n        skippedCount\n      }\n    }\n  ": typeof types.InvitationLife_SetInvitationWindowDocument,
    "\n  mutation InvitationLife_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { __typename } }\n": typeof types.InvitationLife_EraseCandidateDocument,
    "query InvitationLife_examEntry { examEntry { state unavailableReason opensAt closesAt } }": typeof types.InvitationLife_ExamEntryDocument,
    "\n          mutation InvitationLife_inviteCandidates($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { expiresAt } }\n          }\n        ": typeof types.InvitationLife_InviteCandidatesDocument,
    "\n          mutation InvitationLife_inviteCandidates2($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { opensAt } }\n          }\n        ": typeof types.InvitationLife_InviteCandidates2Document,
    "\n    query InvitationLife_windowMoments($from: DateTime!, $until: DateTime!, $assessmentId: ID) {\n      windowMoments(from: $from, until: $until, assessmentId: $assessmentId) {\n        kind at count assessmentTitle\n      }\n    }\n  ": typeof types.InvitationLife_WindowMomentsDocument,
    "\n        mutation InvitationLife_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": typeof types.InvitationLife_UpdateAssessmentDocument,
    "\n  fragment InvitationsByProgram_INVITATION on Invitation {\n    id stage examUrl externalId mailStatus extraTimePercent viewedAt cancelledAt revokedAt\n    candidate { id name phone }\n  }\n": typeof types.InvitationsByProgram_InvitationFragmentDoc,
    "\n  mutation InvitationsByProgram_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { ...InvitationsByProgram_INVITATION }\n      skipped { index problems { field rule } }\n      credits { numberOfRequests }\n    }\n  }\n": typeof types.InvitationsByProgram_InviteCandidatesDocument,
    "\n    mutation InvitationsByProgram_cancelInvitations($input: InvitationsInput!) {\n      done: cancelInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  ": typeof types.InvitationsByProgram_CancelInvitationsDocument,
    "\n    mutation InvitationsByProgram_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  ": typeof types.InvitationsByProgram_RevokeInvitationsDocument,
    "\n    mutation InvitationsByProgram_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) {\n        changed { ...InvitationsByProgram_INVITATION }\n        skippedCount\n      }\n    }\n  ": typeof types.InvitationsByProgram_ReissueInvitationsDocument,
    "\n      query InvitationsByProgram_invitationByExternalId($externalId: String!) {\n        invitationByExternalId(externalId: $externalId) { ...InvitationsByProgram_INVITATION }\n      }\n    ": typeof types.InvitationsByProgram_InvitationByExternalIdDocument,
    "\n        query InvitationsByProgram_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(filter: { search: \"zubayd\" }) { edges { node { candidate { name phone } } } }\n          }\n        }\n      ": typeof types.InvitationsByProgram_AssessmentDocument,
    "\n        query InvitationsByProgram_candidates {\n          candidates(filter: { search: \"zubaydah\" }) { edges { node { id } } }\n        }\n      ": typeof types.InvitationsByProgram_CandidatesDocument,
    "\n      query InvitationsByProgram_assessment2($id: ID!, $search: String!) {\n        assessment(id: $id) {\n          invitations(filter: { search: $search }) { edges { node { candidate { name } } } }\n        }\n        candidates(filter: { search: $search }) { edges { node { candidate { name } } } }\n      }\n    ": typeof types.InvitationsByProgram_Assessment2Document,
    "\n        query InvitationsByProgram_candidates2($search: String!) {\n          candidates(filter: { search: $search }) { edges { cursor } }\n        }\n      ": typeof types.InvitationsByProgram_Candidates2Document,
    "\n          query InvitationsByProgram_assessment3($id: ID!) {\n            assessment(id: $id) { invitations { edges { node { examUrl } } } }\n          }\n        ": typeof types.InvitationsByProgram_Assessment3Document,
    "\n        query InvitationsByProgram_assessment4($a: ID!, $c: ID!) {\n          assessment(id: $a) { result(candidateId: $c) { externalId } }\n        }\n      ": typeof types.InvitationsByProgram_Assessment4Document,
    "query InvitationsByProgram_examEntry { examEntry { state unavailableReason } }": typeof types.InvitationsByProgram_ExamEntryDocument,
    "mutation InvitationsByProgram_prepareCallbacks { prepareCallbacks { webhookEndpoint { id url } } }": typeof types.InvitationsByProgram_PrepareCallbacksDocument,
    "\n        mutation InvitationsByProgram_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      ": typeof types.InvitationsByProgram_TestWebhookEndpointDocument,
    "\n        mutation InvitationsByProgram_updateWebhookEndpoint($id: ID!, $url: URL) {\n          updateWebhookEndpoint(input: { id: $id, url: $url }) { webhookEndpoint { id } }\n        }\n      ": typeof types.InvitationsByProgram_UpdateWebhookEndpointDocument,
    "query InvitationsByProgram_examReturn { examReturn { url host } }": typeof types.InvitationsByProgram_ExamReturnDocument,
    "\n  query InvitationsList_assessment(\n    $assessmentId: ID!\n    $first: Int\n    $after: String\n    $filter: InvitationFilter\n    $sort: InvitationSort\n    $direction: SortDirection\n  ) {\n    assessment(id: $assessmentId) {\n      invitations(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { candidate { firstName name email phone } stage } }\n      }\n    }\n  }\n": typeof types.InvitationsList_AssessmentDocument,
    "\n      query InvitationsList_assessments {\n        assessments(sort: CREATED_AT, direction: ASC) {\n          edges { node { id funnel { invited notStarted enrolled completed } } }\n        }\n      }\n    ": typeof types.InvitationsList_AssessmentsDocument,
    "\n  mutation Invitations_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations {\n        id stage examUrl extraTimePercent mailStatus invitedAt\n        candidate { name email phone }\n        assessment { id title }\n      }\n      credits { numberOfRequests remaining }\n    }\n  }\n": typeof types.Invitations_InviteCandidatesDocument,
    "query Invitations_viewer { viewer { credits { numberOfRequests } } }": typeof types.Invitations_ViewerDocument,
    "\n        query Invitations_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { mailStatus } } } }\n        }\n      ": typeof types.Invitations_AssessmentDocument,
    "\n        mutation Invitations_changeAssessmentStatus($id: ID!) {\n          changeAssessmentStatus(input: { id: $id, status: INACTIVE }) { assessment { id } }\n        }\n      ": typeof types.Invitations_ChangeAssessmentStatusDocument,
    "\n  mutation Next($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { __typename ... on ExamSitting { state } } }\n  }\n": typeof types.NextDocument,
    "query Entry { examEntry { state assessmentTitle questionCount } }": typeof types.EntryDocument,
    "query Named { examEntry { state } }": typeof types.NamedDocument,
    "query Half { examEntry { state } sessions { __typename } }": typeof types.HalfDocument,
    "query Me { sessions { __typename } }": typeof types.MeDocument,
    "query Right { examEntry { state } }": typeof types.RightDocument,
    "\n  mutation KnownOperations_SaveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome {\n        ... on SavedAnswer { questionId revision savedAt isLate receipt serverNow closesAt }\n        ... on Refusal { __typename code }\n      }\n    }\n  }\n": typeof types.KnownOperations_SaveAnswerDocument,
    "query Known { examEntry { state } }": typeof types.KnownDocument,
    "query Strange { __typename }": typeof types.StrangeDocument,
    "query Schema { __schema { queryType { name } } }": typeof types.SchemaDocument,
    "query One { examEntry { state } }": typeof types.OneDocument,
    "query Two { examEntry { state } }": typeof types.TwoDocument,
    "query Guarded { examEntry { state } }": typeof types.GuardedDocument,
    "\n  mutation LateAnswers_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) {\n      result {\n        percentage status\n        questions {\n          lateCountedAt\n          answer { value { ... on TextAnswer { text } } }\n          lateAnswer { value { ... on TextAnswer { text } } }\n          mark { score origin revision }\n          history { cause byName before after }\n        }\n      }\n    }\n  }\n": typeof types.LateAnswers_CountLateAnswerDocument,
    "\n  mutation LateAnswers_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n": typeof types.LateAnswers_UploadAnswerFileDocument,
    "\n  mutation LateAnswers_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { inTimeCount lateCount skippedCount leftOut { position lines } }\n    }\n  }\n": typeof types.LateAnswers_ImportUnsentAnswersDocument,
    "\n  mutation LateAnswers_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n": typeof types.LateAnswers_CreateShareLinkDocument,
    "\n  query LateAnswers_sharedReport($token: String!) { sharedReport(token: $token) { questions { answer } } }\n": typeof types.LateAnswers_SharedReportDocument,
    "\n      mutation LateAnswers_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n      }\n    ": typeof types.LateAnswers_MarkAnswerDocument,
    "\n      query LateAnswers_examReceipts($secret: String!) {\n        examReceipts(secret: $secret) { sittingCode receipts { code isLate isCounted } }\n      }\n    ": typeof types.LateAnswers_ExamReceiptsDocument,
    "\n      query LateAnswers_markingQueue($filter: MarkingQueueFilter!) {\n        markingQueue(filter: $filter) { totalCount edges { node { id hasLateAnswer } } }\n      }\n    ": typeof types.LateAnswers_MarkingQueueDocument,
    "\n      query LateAnswers_markingTask($id: ID!) {\n        markingTask(id: $id, round: FIRST, isBlind: false) {\n          revision\n          question { lateAnswer { value { ... on TextAnswer { text } } } }\n        }\n      }\n    ": typeof types.LateAnswers_MarkingTaskDocument,
    "\n      mutation LateAnswers_giveQueuedMark($input: GiveQueuedMarkInput!) {\n        giveQueuedMark(input: $input) { outcome { ... on QueuedMark { remainingCount } } }\n      }\n    ": typeof types.LateAnswers_GiveQueuedMarkDocument,
    "\n    mutation Letters_mailCandidates($input: MailCandidatesInput!) {\n      mailCandidates(input: $input) { mailedCount }\n    }\n  ": typeof types.Letters_MailCandidatesDocument,
    "\n    mutation Letters_previewLetters($input: MailCandidatesInput!) {\n      previewLetters(input: $input) { letters { to language subject text } }\n    }\n  ": typeof types.Letters_PreviewLettersDocument,
    "\n    mutation Letters_saveReply($input: SaveReplyInput!) {\n      saveReply(input: $input) {\n        savedReply { id name en { subject text } }\n        replaced { name en { subject text } ar { subject text } }\n      }\n    }\n  ": typeof types.Letters_SaveReplyDocument,
    "\n    mutation Letters_deleteReply($input: DeleteReplyInput!) {\n      deleteReply(input: $input) { savedReplyId }\n    }\n  ": typeof types.Letters_DeleteReplyDocument,
    "query Letters_viewer { viewer { savedReplies { id name en { subject } ar { subject } } } }": typeof types.Letters_ViewerDocument,
    "\n      mutation Letters_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { __typename }\n      }\n    ": typeof types.Letters_EraseCandidateDocument,
    "mutation Limits_signOut { signOut { wasSignedIn } }": typeof types.Limits_SignOutDocument,
    "query Limits_viewer { viewer { id } }": typeof types.Limits_ViewerDocument,
    "\n        mutation Limits_resendInvitations($ids: [ID!]!) {\n          resendInvitations(input: { invitationIds: $ids }) { __typename }\n        }\n      ": typeof types.Limits_ResendInvitationsDocument,
    "\n        query Limits_questionExportReport($ids: [ID!]!) {\n          questionExportReport(format: GIFT, ids: $ids) { __typename }\n        }\n      ": typeof types.Limits_QuestionExportReportDocument,
    "\n  mutation Limits_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { name } }\n  }\n": typeof types.Limits_SaveViewDocument,
    "query Limits_role { viewer { role } }": typeof types.Limits_RoleDocument,
    "query Limits_schema { __schema { queryType { name } } }": typeof types.Limits_SchemaDocument,
    "\n        query Limits_inFragment {\n          ...Limits_type\n        }\n        fragment Limits_type on Query {\n          __type(name: \"Query\") { name }\n        }\n      ": typeof types.Limits_InFragmentDocument,
    "\n  mutation MailWordings_rewordMail($input: WordMailInput!) {\n    rewordMail(input: $input) { wording { kind language subject text isReworded placeholders necessary } }\n  }\n": typeof types.MailWordings_RewordMailDocument,
    "\n  mutation MailWordings_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) {\n      wording { kind language subject text isReworded placeholders necessary }\n    }\n  }\n": typeof types.MailWordings_ResetMailWordingDocument,
    "\n  mutation MailWordings_previewMail($input: WordMailInput!) {\n    previewMail(input: $input) { mail { subject text html } }\n  }\n": typeof types.MailWordings_PreviewMailDocument,
    "\n  mutation MailWordings_sendTestMail($input: WordMailInput!) {\n    sendTestMail(input: $input) { sentTo }\n  }\n": typeof types.MailWordings_SendTestMailDocument,
    "\n  mutation MailWordings_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { id } }\n  }\n": typeof types.MailWordings_DuplicateAssessmentDocument,
    "\n  mutation MailWordings_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n    saveRoleTemplate(input: $input) { roleTemplate { id } }\n  }\n": typeof types.MailWordings_SaveRoleTemplateDocument,
    "\n  mutation MailWordings_startFromTemplate($input: RoleTemplateIdInput!) {\n    startFromTemplate(input: $input) { assessment { id } }\n  }\n": typeof types.MailWordings_StartFromTemplateDocument,
    "\n  query MailWordings_assessment($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n": typeof types.MailWordings_AssessmentDocument,
    "\n  query MarkingWorkbench_markingQueue($filter: MarkingQueueFilter!, $first: Int, $after: String) {\n    markingQueue(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id alias candidateName score maxScore position text } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.MarkingWorkbench_MarkingQueueDocument,
    "\n  query MarkingWorkbench_markingTask($id: ID!, $round: MarkingRound!, $isBlind: Boolean!) {\n    markingTask(id: $id, round: $round, isBlind: $isBlind) {\n      id alias candidateName score maxScore position text isBlind revision\n      criteria { text points }\n      marks { score markedByName }\n      overallFeedback { text isShared }\n      question {\n        history { cause before after byName reason }\n        answer { value { ... on TextAnswer { text } } }\n        mark { score origin markedByName feedback }\n        files { name }\n      }\n    }\n  }\n": typeof types.MarkingWorkbench_MarkingTaskDocument,
    "\n  mutation MarkingWorkbench_giveTaskFeedback($input: GiveTaskFeedbackInput!) {\n    giveTaskFeedback(input: $input) { feedback { text isShared } }\n  }\n": typeof types.MarkingWorkbench_GiveTaskFeedbackDocument,
    "\n  mutation MarkingWorkbench_giveQueuedMark($input: GiveQueuedMarkInput!) {\n    giveQueuedMark(input: $input) {\n      outcome { ... on QueuedMark { remainingCount } ... on MarkChanged { code revision points } }\n    }\n  }\n": typeof types.MarkingWorkbench_GiveQueuedMarkDocument,
    "\n  mutation MarkingWorkbench_setMarkingRules($input: MarkingRulesInput!) {\n    setMarkingRules(input: $input) { markingRules { isBlind needsSecondMark } }\n  }\n": typeof types.MarkingWorkbench_SetMarkingRulesDocument,
    "\n  query MarkingWorkbench_assessment($assessmentId: ID!, $isBlind: Boolean) {\n    assessment(id: $assessmentId) {\n      markDifferences(isBlind: $isBlind) {\n        compared identical withinTolerance meanDistance\n        differences {\n          first second isWithinTolerance settledScore settledReason firstByName secondByName\n          item { candidateName alias }\n        }\n      }\n    }\n  }\n": typeof types.MarkingWorkbench_AssessmentDocument,
    "query Mine { mine: assessments { totalCount } }": typeof types.MineDocument,
    "query Metrics_assessments { assessments { totalCount } }": typeof types.Metrics_AssessmentsDocument,
    "\n  mutation Oauth_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id } }\n  }\n": typeof types.Oauth_CreateApiKeyDocument,
    "\n  mutation Oauth_revokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) { __typename }\n  }\n": typeof types.Oauth_RevokeApiKeyDocument,
    "query Oauth_assessments { assessments { edges { node { id } } } }": typeof types.Oauth_AssessmentsDocument,
    "\n      mutation Oauth_createAssessment {\n        createAssessment(input: { title: \"T\", jobRole: \"J\" }) { assessment { ownerName } }\n      }\n    ": typeof types.Oauth_CreateAssessmentDocument,
    "\n  mutation OrganizationKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id isOwn isOfOrganization } }\n  }\n": typeof types.OrganizationKeys_CreateApiKeyDocument,
    "\n      mutation OrganizationKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": typeof types.OrganizationKeys_DeleteStaffUserDocument,
    "query OrganizationKeys_assessments { assessments { edges { node { id } } } }": typeof types.OrganizationKeys_AssessmentsDocument,
    "\n      mutation OrganizationKeys_createAssessment {\n        createAssessment(input: {title: \"T\", jobRole: \"J\"}) { assessment { ownerName } }\n      }\n    ": typeof types.OrganizationKeys_CreateAssessmentDocument,
    "query OrganizationKeys_hrs { hrs { edges { node { id } } } }": typeof types.OrganizationKeys_HrsDocument,
    "query OrganizationKeys_apiKeys { apiKeys { id } }": typeof types.OrganizationKeys_ApiKeysDocument,
    "\n      mutation OrganizationKeys_deleteStaffUser2($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": typeof types.OrganizationKeys_DeleteStaffUser2Document,
    "\n      mutation PasswordTiming_requestPasswordCode($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    ": typeof types.PasswordTiming_RequestPasswordCodeDocument,
    "\n      mutation PasswordTiming_requestPasswordCode2($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    ": typeof types.PasswordTiming_RequestPasswordCode2Document,
    "\n      mutation PasswordTiming_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n        verifyPasswordCode(input: $input) { ticket }\n      }\n    ": typeof types.PasswordTiming_VerifyPasswordCodeDocument,
    "\n    mutation Password_requestPasswordCode($input: RequestPasswordCodeInput!) {\n      requestPasswordCode(input: $input) { requestId resendAfterSeconds expiresInSeconds }\n    }\n  ": typeof types.Password_RequestPasswordCodeDocument,
    "\n    mutation Password_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n      verifyPasswordCode(input: $input) { ticket expiresAt }\n    }\n  ": typeof types.Password_VerifyPasswordCodeDocument,
    "\n    mutation Password_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  ": typeof types.Password_SetPasswordDocument,
    "\n    mutation Password_changePassword($input: ChangePasswordInput!) {\n      changePassword(input: $input) { viewer { id } }\n    }\n  ": typeof types.Password_ChangePasswordDocument,
    "\n    query Password_passwordTicket($ticket: String!) {\n      passwordTicket(ticket: $ticket) { isValid purpose minimumLength }\n    }\n  ": typeof types.Password_PasswordTicketDocument,
    "query Password_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }": typeof types.Password_PasswordWasSetDocument,
    "query Password_viewer { viewer { id } }": typeof types.Password_ViewerDocument,
    "query Password_viewer2 { viewer { id } }": typeof types.Password_Viewer2Document,
    "query Password_viewer3 { viewer { id } }": typeof types.Password_Viewer3Document,
    "query Password_viewer4 { viewer { id } }": typeof types.Password_Viewer4Document,
    "query Password_viewer5 { viewer { id } }": typeof types.Password_Viewer5Document,
    "query Password_viewer6 { viewer { id } }": typeof types.Password_Viewer6Document,
    "query Password_viewer7 { viewer { id } }": typeof types.Password_Viewer7Document,
    "\n      mutation Password_endStaffSessions($id: ID!) {\n        endStaffSessions(input: { id: $id }) { endedSessions }\n      }\n    ": typeof types.Password_EndStaffSessionsDocument,
    "query Password_viewer8 { viewer { id } }": typeof types.Password_Viewer8Document,
    "\n  mutation PasswordsUnlogged_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n": typeof types.PasswordsUnlogged_ChangePasswordDocument,
    "\n  mutation PasswordsUnlogged_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n": typeof types.PasswordsUnlogged_RequestPasswordCodeDocument,
    "\n  mutation PasswordsUnlogged_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": typeof types.PasswordsUnlogged_VerifyPasswordCodeDocument,
    "\n  mutation PasswordsUnlogged_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n": typeof types.PasswordsUnlogged_SetPasswordDocument,
    "query PasswordsUnlogged_viewer { viewer { id } }": typeof types.PasswordsUnlogged_ViewerDocument,
    "\n  mutation PeopleDelete_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n": typeof types.PeopleDelete_DeleteStaffUserDocument,
    "\n  query PeopleDelete_staffUserHoldings($id: ID!) {\n    staffUserHoldings(id: $id) { assessments tests questions candidates invitations results }\n  }\n": typeof types.PeopleDelete_StaffUserHoldingsDocument,
    "\n  mutation PeopleDelete_setDecisionStages($input: SetDecisionStagesInput!) {\n    setDecisionStages(input: $input) { assessment { decisionStages { id name } } }\n  }\n": typeof types.PeopleDelete_SetDecisionStagesDocument,
    "\n  mutation PeopleDelete_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": typeof types.PeopleDelete_DecideOnInvitationsDocument,
    "\n  query PeopleDelete_decisionStages($id: ID!) {\n    assessment(id: $id) {\n      decisionStages { id name count }\n      invitations { edges { node { decisionStage { id name } } } }\n    }\n  }\n": typeof types.PeopleDelete_DecisionStagesDocument,
    "query PeopleDelete_viewer { viewer { id } }": typeof types.PeopleDelete_ViewerDocument,
    "query PeopleDelete_assessment($id: ID!) { assessment(id: $id) { questionCount tests { id } } }": typeof types.PeopleDelete_AssessmentDocument,
    "\n  fragment People_person on StaffUser {\n    id role name email phone companyName companySize isVerified hasPassword\n    credits { maxRequests remaining }\n  }\n": typeof types.People_PersonFragmentDoc,
    "\n    mutation People_createAdmin($input: CreateAdminInput!) {\n      createAdmin(input: $input) { staffUser { ...People_person } }\n    }\n  ": typeof types.People_CreateAdminDocument,
    "\n    mutation People_createHr($input: CreateHrInput!) {\n      createHr(input: $input) { staffUser { ...People_person } }\n    }\n  ": typeof types.People_CreateHrDocument,
    "\n    mutation People_updateHr($input: UpdateHrInput!) {\n      updateHr(input: $input) { staffUser { ...People_person } }\n    }\n  ": typeof types.People_UpdateHrDocument,
    "\n    mutation People_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n      changeStaffVerification(input: $input) { staffUser { isVerified } }\n    }\n  ": typeof types.People_ChangeStaffVerificationDocument,
    "\n    query People_hr($id: ID!) {\n      hr(id: $id) { ...People_person candidateCount assessmentCount lastSignInAt createdAt }\n    }\n  ": typeof types.People_HrDocument,
    "query People_admin($id: ID!) { admin(id: $id) { ...People_person } }": typeof types.People_AdminDocument,
    "query People_receivers($id: ID!) { receivers(excludingId: $id) { edges { node { id } } } }": typeof types.People_ReceiversDocument,
    "\n    query People_hrs(\n      $filter: StaffUserFilter\n      $sort: StaffUserSort\n      $direction: SortDirection\n      $first: Int\n      $after: String\n    ) {\n      hrs(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { endCursor }\n        edges { node { id name } }\n      }\n    }\n  ": typeof types.People_HrsDocument,
    "\n    query People_admins($filter: StaffUserFilter) {\n      admins(filter: $filter) { edges { node { id role } } }\n    }\n  ": typeof types.People_AdminsDocument,
    "query People_viewer { viewer { id } }": typeof types.People_ViewerDocument,
    "\n            query People_passwordTicket($ticket: String!) {\n              passwordTicket(ticket: $ticket) { isValid purpose }\n            }\n          ": typeof types.People_PasswordTicketDocument,
    "\n      mutation Pictures_startUpload($input: StartUploadInput!) {\n        startUpload(input: $input) { upload { id } }\n      }\n    ": typeof types.Pictures_StartUploadDocument,
    "\n        mutation Pictures_uploadPart($input: UploadPartInput!) {\n          uploadPart(input: $input) { upload { id } }\n        }\n      ": typeof types.Pictures_UploadPartDocument,
    "\n      mutation Pictures_finishUpload($id: ID!) {\n        finishUpload(input: { uploadId: $id }) { file { byteSize url } }\n      }\n    ": typeof types.Pictures_FinishUploadDocument,
    "\n  query Privacy_candidateData($id: ID!) {\n    candidateData(id: $id) {\n      candidate { email }\n      fileCount\n      tables { name count records { fields { name value } } }\n    }\n  }\n": typeof types.Privacy_CandidateDataDocument,
    "\n  mutation Privacy_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) {\n      erasure { id erasedByName fileCount sha256 certificate deleted { name count } }\n    }\n  }\n": typeof types.Privacy_EraseCandidateDocument,
    "\n  mutation Privacy_setRetention($input: SetRetentionInput!) {\n    setRetention(input: $input) { retentionRules { dataClass days } }\n  }\n": typeof types.Privacy_SetRetentionDocument,
    "\n  query Privacy_attempt($id: ID!) { attempt(id: $id) { answersForgottenAt } }\n": typeof types.Privacy_AttemptDocument,
    "\n  mutation Privacy_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n": typeof types.Privacy_MarkAnswerDocument,
    "\n  mutation Privacy_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }\n": typeof types.Privacy_WriteNoteDocument,
    "\n  mutation Privacy_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }\n": typeof types.Privacy_DeleteNoteDocument,
    "fragment PublicLinks_link on PublicLink { id url state cap joinedCount closesAt }": typeof types.PublicLinks_LinkFragmentDoc,
    "\n  mutation PublicLinks_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": typeof types.PublicLinks_CreatePublicLinkDocument,
    "\n  mutation PublicLinks_changePublicLink($input: ChangePublicLinkInput!) {\n    changePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": typeof types.PublicLinks_ChangePublicLinkDocument,
    "\n  mutation PublicLinks_closePublicLink($input: ClosePublicLinkInput!) {\n    closePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": typeof types.PublicLinks_ClosePublicLinkDocument,
    "\n  mutation PublicLinks_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) {\n      outcome {\n        ... on AskedToJoin { resendAfterSeconds isMailInOutbox }\n        ... on PublicLinkClosed { code reason }\n      }\n    }\n  }\n": typeof types.PublicLinks_JoinAssessmentDocument,
    "\n  mutation PublicLinks_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) {\n      outcome { ... on ConfirmedJoin { examUrl } ... on PublicLinkClosed { code reason } }\n    }\n  }\n": typeof types.PublicLinks_ConfirmJoinDocument,
    "query PublicLinks_assessment($id: ID!) { assessment(id: $id) { publicLink { ...PublicLinks_link } } }": typeof types.PublicLinks_AssessmentDocument,
    "\n      query PublicLinks_publicLinkEntry($code: String!) {\n        publicLinkEntry(code: $code) { state assessmentTitle }\n      }\n    ": typeof types.PublicLinks_PublicLinkEntryDocument,
    "\n          query PublicLinks_publicLinkEntry2($code: String!) {\n            publicLinkEntry(code: $code) {\n              language assessmentTitle jobRole\n              inOtherLanguage { language assessmentTitle jobRole }\n            }\n          }\n        ": typeof types.PublicLinks_PublicLinkEntry2Document,
    "\n  fragment QuestionBank_fields on Question {\n    id type text skill difficulty score status version language ownerName canEdit createdAt updatedAt\n    usage { tests assessments sittings }\n  }\n": typeof types.QuestionBank_FieldsFragmentDoc,
    "\n  query QuestionBank_questions(\n    $filter: QuestionFilter\n    $sort: QuestionSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    questions(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { ...QuestionBank_fields } }\n    }\n  }\n": typeof types.QuestionBank_QuestionsDocument,
    "query QuestionBank_question($id: ID!) { question(id: $id) { ...QuestionBank_fields } }": typeof types.QuestionBank_QuestionDocument,
    "\n  mutation QuestionBank_createQuestion($input: CreateQuestionInput!) {\n    done: createQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n": typeof types.QuestionBank_CreateQuestionDocument,
    "\n  mutation QuestionBank_duplicateQuestion($input: QuestionIdInput!) {\n    done: duplicateQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n": typeof types.QuestionBank_DuplicateQuestionDocument,
    "\n  mutation QuestionBank_changeQuestionStatus($input: ChangeQuestionStatusInput!) {\n    done: changeQuestionStatus(input: $input) { question { ...QuestionBank_fields } statusBefore }\n  }\n": typeof types.QuestionBank_ChangeQuestionStatusDocument,
    "\n  mutation QuestionBank_deleteQuestion($input: QuestionIdInput!) {\n    deleteQuestion(input: $input) { questionId }\n  }\n": typeof types.QuestionBank_DeleteQuestionDocument,
    "\n      mutation QuestionBank_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    ": typeof types.QuestionBank_UpdateQuestionDocument,
    "\n      mutation QuestionBank_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": typeof types.QuestionBank_AddQuestionsToTestDocument,
    "query QuestionBank_test($id: ID!) { test(id: $id) { questionCount } }": typeof types.QuestionBank_TestDocument,
    "\n        mutation QuestionBank_addToTest($input: TestQuestionsInput!) {\n          addQuestionsToTest(input: $input) { test { id } }\n        }\n      ": typeof types.QuestionBank_AddToTestDocument,
    "\n        mutation QuestionBank_addToAssessment($input: AddQuestionsFromBankInput!) {\n          addQuestionsFromBank(input: $input) { assessment { id } }\n        }\n      ": typeof types.QuestionBank_AddToAssessmentDocument,
    "\n  mutation QuestionConflict_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { text version ... on MultipleChoiceQuestion { choices { id text } } } }\n  }\n": typeof types.QuestionConflict_UpdateQuestionDocument,
    "\n  mutation QuestionConflict_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) { question { text version } }\n  }\n": typeof types.QuestionConflict_RestoreQuestionVersionDocument,
    "\n  mutation QuestionConflict_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { version } }\n  }\n": typeof types.QuestionConflict_TranslateQuestionDocument,
    "\n  query QuestionConflict_questionVersions($id: ID!) {\n    questionVersions(id: $id) { edges { node { createdByName question { text } } } }\n  }\n": typeof types.QuestionConflict_QuestionVersionsDocument,
    "\n  fragment QuestionImportImages_RESULT on QuestionImport {\n    mediaCount questionIds\n    understood { place question { id text textHtml score } }\n    problems { code line params { value } }\n  }\n": typeof types.QuestionImportImages_ResultFragmentDoc,
    "\n  mutation QuestionImportImages_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n": typeof types.QuestionImportImages_PreviewQuestionImportDocument,
    "\n  mutation QuestionImportImages_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n": typeof types.QuestionImportImages_ImportQuestionsDocument,
    "\n  fragment QuestionImportJob_fields on QuestionImportJob {\n    id isPreview fileName state stage progress total storedCount failure\n    failureParams { name value }\n    result { questionIds problems { code } understood { question { text } } }\n  }\n": typeof types.QuestionImportJob_FieldsFragmentDoc,
    "\n  mutation QuestionImportJob_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n": typeof types.QuestionImportJob_StartQuestionImportDocument,
    "\n  mutation QuestionImportJob_cancelQuestionImport($input: CancelQuestionImportInput!) {\n    cancelQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n": typeof types.QuestionImportJob_CancelQuestionImportDocument,
    "\n  query QuestionImportJob_questionImportJob($id: ID!) {\n    questionImportJob(id: $id) { ...QuestionImportJob_fields }\n  }\n": typeof types.QuestionImportJob_QuestionImportJobDocument,
    "query QuestionImportJob_questionImportJobs { questionImportJobs { id state } }": typeof types.QuestionImportJob_QuestionImportJobsDocument,
    "\n      subscription QuestionImportJob_questionImportProgressed($id: ID!) {\n        questionImportProgressed(id: $id) { state stage progress total }\n      }\n    ": typeof types.QuestionImportJob_QuestionImportProgressedDocument,
    "\n  mutation QuestionImportLarge_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": typeof types.QuestionImportLarge_StartUploadDocument,
    "\n  mutation QuestionImportLarge_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    previewQuestionImport(input: $input) {\n      questionImport { problems { code } understood { question { text } } }\n    }\n  }\n": typeof types.QuestionImportLarge_PreviewQuestionImportDocument,
    "\n  mutation QuestionImportLarge_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n": typeof types.QuestionImportLarge_ImportQuestionsDocument,
    "\n  fragment QuestionImport_RESULT on QuestionImport {\n    format mediaCount questionIds\n    understood {\n      line title lacks\n      question {\n        id type text skill difficulty durationSeconds score\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n    problems { line title code params { name value } }\n    ignored { line code }\n  }\n": typeof types.QuestionImport_ResultFragmentDoc,
    "\n  mutation QuestionImport_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n": typeof types.QuestionImport_PreviewQuestionImportDocument,
    "\n  mutation QuestionImport_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n": typeof types.QuestionImport_ImportQuestionsDocument,
    "\n      mutation QuestionImport_previewQuestionImport2($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { knownCount understood { place isKnown category leftBehind { code } } }\n        }\n      }\n    ": typeof types.QuestionImport_PreviewQuestionImport2Document,
    "\n      mutation QuestionImport_previewQuestionImport3($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport {\n            problems { line place code }\n            mendable {\n              place line\n              question {\n                type text\n                ... on DropdownQuestion { choices { text isRight } }\n                ... on MatchingQuestion { choices { text isRight } }\n                ... on MultipleChoiceQuestion { choices { text isRight } }\n                ... on QualifierQuestion { choices { text isRight } }\n                ... on RankingQuestion { choices { text isRight } }\n              }\n            }\n          }\n        }\n      }\n    ": typeof types.QuestionImport_PreviewQuestionImport3Document,
    "\n      mutation QuestionImport_previewQuestionImport4($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { problems { code } mendable { question { text } } }\n        }\n      }\n    ": typeof types.QuestionImport_PreviewQuestionImport4Document,
    "\n        query QuestionImport_question($id: ID!) {\n          question(id: $id) {\n            text skill version\n            ... on DropdownQuestion { choices { text isRight } }\n            ... on MatchingQuestion { choices { text isRight } }\n            ... on MultipleChoiceQuestion { choices { text isRight } }\n            ... on QualifierQuestion { choices { text isRight } }\n            ... on RankingQuestion { choices { text isRight } }\n          }\n        }\n      ": typeof types.QuestionImport_QuestionDocument,
    "\n        query QuestionImport_questionExportReport($ids: [ID!]) {\n          questionExportReport(format: AIKEN, ids: $ids) { title code params { name value } }\n        }\n      ": typeof types.QuestionImport_QuestionExportReportDocument,
    "\n  query QuestionLines_markingQueue($assessmentId: ID!) {\n    markingQueue(filter: { round: FIRST, assessmentId: $assessmentId }) { edges { node { text textHtml } } }\n  }\n": typeof types.QuestionLines_MarkingQueueDocument,
    "\n  query QuestionLines_assessment($id: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $id) {\n      analytics { questions { text textHtml } }\n      comparison(candidateIds: $candidateIds) { questions { text textHtml } }\n    }\n  }\n": typeof types.QuestionLines_AssessmentDocument,
    "\n  query QuestionLines_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token questions { text textHtml } }\n  }\n": typeof types.QuestionLines_PreviewRemarkingDocument,
    "\n  mutation QuestionLines_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": typeof types.QuestionLines_ApplyRemarkingDocument,
    "\n  query QuestionLines_questions($id: ID!) {\n    assessment(id: $id) {\n      correctableKeys { questionId text textHtml }\n      translationGaps { kind text textHtml }\n      languageCheck {\n        questions { text textHtml translated translatedHtml }\n        setAside { text textHtml }\n      }\n    }\n  }\n": typeof types.QuestionLines_QuestionsDocument,
    "\n  mutation QuestionLines_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n": typeof types.QuestionLines_CreateShareLinkDocument,
    "\n  query QuestionLines_sharedReport($token: String!) {\n    sharedReport(token: $token) { questions { text textHtml } }\n  }\n": typeof types.QuestionLines_SharedReportDocument,
    "\n  fragment QuestionPools_fields on Assessment {\n    id questionCount durationSeconds totalScore durationIsApproximate\n    pools { id skill difficulty language drawCount available }\n  }\n": typeof types.QuestionPools_FieldsFragmentDoc,
    "\n  mutation QuestionPools_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { ...QuestionPools_fields } }\n  }\n": typeof types.QuestionPools_SetPoolsDocument,
    "query QuestionPools_assessment($id: ID!) { assessment(id: $id) { ...QuestionPools_fields } }": typeof types.QuestionPools_AssessmentDocument,
    "\n  mutation QuestionPools_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n": typeof types.QuestionPools_PublishAssessmentDocument,
    "\n      mutation QuestionPools_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n        addQuestionsFromBank(input: $input) { assessment { id } }\n      }\n    ": typeof types.QuestionPools_AddQuestionsFromBankDocument,
    "\n      mutation QuestionPools_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { title } }\n      }\n    ": typeof types.QuestionPools_UpdateAssessmentDocument,
    "\n      mutation QuestionPools_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": typeof types.QuestionPools_AddQuestionsToTestDocument,
    "\n      mutation QuestionPools_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    ": typeof types.QuestionPools_UpdateQuestionDocument,
    "\n  mutation QuestionTranslation_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { id version text language translationState } }\n  }\n": typeof types.QuestionTranslation_TranslateQuestionDocument,
    "\n  query QuestionTranslation_questionTranslation($id: ID!) {\n    questionTranslation(id: $id) {\n      from to state reviewedByName\n      texts { path form source translated staleSource isMissing faults }\n    }\n  }\n": typeof types.QuestionTranslation_QuestionTranslationDocument,
    "\n  mutation QuestionTranslation_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { version translationState } }\n  }\n": typeof types.QuestionTranslation_UpdateQuestionDocument,
    "\n  query QuestionTranslation_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { translationGaps { kind text state questionId } }\n  }\n": typeof types.QuestionTranslation_AssessmentDocument,
    "\n  mutation QuestionTranslation_publishAssessment($input: AssessmentIdInput!) {\n    publishAssessment(input: $input) { assessment { publishedAt } }\n  }\n": typeof types.QuestionTranslation_PublishAssessmentDocument,
    "\n  mutation QuestionTranslation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) {\n      assessment { id configuration { languages } translation { title bandNames } }\n    }\n  }\n": typeof types.QuestionTranslation_UpdateAssessmentDocument,
    "\n  fragment QuestionTranslation_asked on ExamQuestion {\n    id text language\n    ... on DropdownExamQuestion { choices { id text } }\n    ... on MatchingExamQuestion { choices { id text } }\n    ... on MultipleChoiceExamQuestion { choices { id text } }\n    ... on QualifierExamQuestion { choices { id text } }\n    ... on RankingExamQuestion { choices { id text } }\n  }\n": typeof types.QuestionTranslation_AskedFragmentDoc,
    "\n  mutation QuestionTranslation_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          language languages assessmentTitle\n          question { ...QuestionTranslation_asked inOtherLanguage { ...QuestionTranslation_asked } }\n        }\n      }\n    }\n  }\n": typeof types.QuestionTranslation_StartAttemptDocument,
    "\n  query QuestionTranslation_examResult {\n    examResult {\n      __typename\n      ... on ShownExamResult {\n        questions {\n          question { language }\n          rightAnswer { ... on BlanksAnswer { blanks } ... on TextAnswer { text } }\n        }\n      }\n    }\n  }\n": typeof types.QuestionTranslation_ExamResultDocument,
    "\n  query QuestionTranslation_assessment2($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      languageCheck {\n        english arabic\n        questions { from people translatedPeople facility translatedFacility certainty strength }\n      }\n    }\n  }\n": typeof types.QuestionTranslation_Assessment2Document,
    "\n  mutation QuestionTranslation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n": typeof types.QuestionTranslation_InviteCandidatesDocument,
    "\n  mutation QuestionTranslation_changeExamLanguage($input: ChangeExamLanguageInput!) {\n    changeExamLanguage(input: $input) {\n      outcome {\n        ... on ExamSitting { language answer { ... on TextAnswer { text } } question { id text closesAt } }\n      }\n    }\n  }\n": typeof types.QuestionTranslation_ChangeExamLanguageDocument,
    "\n        query QuestionTranslation_assessment3($assessmentId: ID!, $candidateId: ID!) {\n          assessment(id: $assessmentId) {\n            result(candidateId: $candidateId) {\n              language\n              questions {\n                text givenIn\n                inOtherLanguage { language text acceptedAnswers }\n                answer { value { ... on TextAnswer { text } } }\n              }\n            }\n          }\n        }\n      ": typeof types.QuestionTranslation_Assessment3Document,
    "\n      mutation QuestionTranslation_previewCandidateText($input: PreviewCandidateTextInput!) {\n        previewCandidateText(input: $input) {\n          preview { recognisedColumns rows { line language problems { field problem } } }\n        }\n      }\n    ": typeof types.QuestionTranslation_PreviewCandidateTextDocument,
    "\n        query QuestionTranslation_examEntry {\n          examEntry { language assessmentTitle inOtherLanguage { language } }\n        }\n      ": typeof types.QuestionTranslation_ExamEntryDocument,
    "\n  fragment QuestionTypes_value on AnswerValue {\n    ... on BlanksAnswer { blanks }\n    ... on CellsAnswer { cells { row column text } }\n    ... on ChoicesAnswer { choiceIds }\n    ... on DateAnswer { date }\n    ... on FilesAnswer { fileIds }\n    ... on MatchesAnswer { matches { promptId choiceId } }\n    ... on RatingAnswer { rating }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n": typeof types.QuestionTypes_ValueFragmentDoc,
    "\n  mutation QuestionTypes_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    addAssessmentQuestion(input: $input) {\n      assessment {\n        ownQuestions {\n          id type text durationSeconds score difficulty skill textHtml\n          ... on AudioQuestion { recordSeconds rubric }\n          ... on DateQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentQuestion { rubric }\n          ... on DropdownQuestion { choices { text isRight isFixed } }\n          ... on FileUploadQuestion { fileKinds rubric }\n          ... on FillInTheBlankQuestion { gapText gaps { isNumeric choices } blanks { acceptedAnswers } }\n          ... on MatchingQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberQuestion { unit number { value tolerance } }\n          ... on OpenEndedQuestion { wordLimit rubric }\n          ... on QualifierQuestion { choices { text isRight isFixed } }\n          ... on RankingQuestion { choices { text isRight isFixed } }\n          ... on RatingQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerQuestion { acceptedAnswers }\n          ... on SlidesQuestion { rubric }\n          ... on SpreadsheetQuestion { grid { columns rows cells { row column text isLocked } } rubric }\n          ... on TrueFalseQuestion { truth }\n          ... on VideoQuestion { recordSeconds rubric }\n          ... on XlcxQuestion { rubric }\n        }\n      }\n    }\n  }\n": typeof types.QuestionTypes_AddAssessmentQuestionDocument,
    "\n  mutation QuestionTypes_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          question {\n            id type text textHtml\n            ... on AudioExamQuestion { recordSeconds }\n            ... on DateExamQuestion { dateRange { earliest latest } }\n            ... on DropdownExamQuestion { choices { id text } }\n            ... on FileUploadExamQuestion { fileKinds }\n            ... on FillInTheBlankExamQuestion { gapText gaps { isNumeric choices } }\n            ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n            ... on MultipleChoiceExamQuestion { choices { id text } allowsSeveral }\n            ... on NumberExamQuestion { unit }\n            ... on OpenEndedExamQuestion { wordLimit }\n            ... on QualifierExamQuestion { choices { id text } }\n            ... on RankingExamQuestion { choices { id text } }\n            ... on RatingExamQuestion { rating { min max lowLabel highLabel } }\n            ... on SpreadsheetExamQuestion { grid { columns rows cells { row column text isLocked } } }\n            ... on VideoExamQuestion { recordSeconds }\n          }\n          answer { ...QuestionTypes_value }\n        }\n      }\n    }\n  }\n": typeof types.QuestionTypes_ResumeAttemptDocument,
    "\n  query QuestionTypes_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        isDisqualified status awaitingCount\n        questions {\n          type text textHtml\n          ... on AudioResultQuestion { recordSeconds rubric }\n          ... on DateResultQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { text isRight isFixed } }\n          ... on FileUploadResultQuestion { fileKinds rubric }\n          ... on FillInTheBlankResultQuestion {\n            gapText\n            gaps { isNumeric choices }\n            blanks { acceptedAnswers }\n          }\n          ... on MatchingResultQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceResultQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberResultQuestion { unit number { value tolerance } }\n          ... on OpenEndedResultQuestion { wordLimit rubric }\n          ... on QualifierResultQuestion { choices { text isRight isFixed } }\n          ... on RankingResultQuestion { choices { text isRight isFixed } }\n          ... on RatingResultQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion {\n            grid { columns rows cells { row column text isLocked } }\n            rubric\n          }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { recordSeconds rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer { value { ...QuestionTypes_value } }\n          mark { score maxScore origin explanation { code } }\n        }\n      }\n    }\n  }\n": typeof types.QuestionTypes_AssessmentDocument,
    "\n        mutation QuestionTypes_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": typeof types.QuestionTypes_PublishAssessmentDocument,
    "\n      mutation QuestionTypes_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { isDisqualified questions { id type } } } }\n      }\n    ": typeof types.QuestionTypes_MarkAnswerDocument,
    "\n  mutation QuestionVersions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { id text version updatedAt } }\n  }\n": typeof types.QuestionVersions_UpdateQuestionDocument,
    "\n  mutation QuestionVersions_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) {\n      question {\n        id text version\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n  }\n": typeof types.QuestionVersions_RestoreQuestionVersionDocument,
    "\n  mutation QuestionVersions_takeNewestVersions($input: TestQuestionsInput!) {\n    takeNewestVersions(input: $input) { test { outdatedQuestionIds questions { text version } } }\n  }\n": typeof types.QuestionVersions_TakeNewestVersionsDocument,
    "\n  query QuestionVersions_questionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      edges { node { version createdAt createdByName question { text version } } }\n    }\n  }\n": typeof types.QuestionVersions_QuestionVersionsDocument,
    "\n  query QuestionVersions_questionVersions2($id: ID!, $after: String) {\n    questionVersions(id: $id, first: 2, after: $after) {\n      totalCount\n      edges { node { version } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.QuestionVersions_QuestionVersions2Document,
    "\n  query QuestionVersions_test($id: ID!) {\n    test(id: $id) { durationSeconds totalScore skills outdatedQuestionIds questions { text version } }\n  }\n": typeof types.QuestionVersions_TestDocument,
    "\n      mutation QuestionVersions_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": typeof types.QuestionVersions_AddQuestionsToTestDocument,
    "\n      query QuestionVersions_assessment($id: ID!) {\n        assessment(id: $id) { durationSeconds totalScore questionCount }\n      }\n    ": typeof types.QuestionVersions_AssessmentDocument,
    "\n  mutation Questions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) {\n      question {\n        id type text durationSeconds score difficulty skill isAdditional status\n        ... on AudioQuestion { rubric }\n        ... on DocumentQuestion { rubric }\n        ... on DropdownQuestion { choices { id text isRight } }\n        ... on FileUploadQuestion { rubric }\n        ... on MatchingQuestion { choices { id text isRight } }\n        ... on MultipleChoiceQuestion { allowsSeveral choices { id text isRight } }\n        ... on NumberQuestion { number { value tolerance } }\n        ... on OpenEndedQuestion { rubric }\n        ... on QualifierQuestion { choices { id text isRight } }\n        ... on RankingQuestion { choices { id text isRight } }\n        ... on ShortAnswerQuestion { acceptedAnswers }\n        ... on SlidesQuestion { rubric }\n        ... on SpreadsheetQuestion { rubric }\n        ... on TrueFalseQuestion { truth }\n        ... on VideoQuestion { rubric }\n        ... on XlcxQuestion { rubric }\n      }\n    }\n  }\n": typeof types.Questions_UpdateQuestionDocument,
    "\n      mutation Questions_updateText($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { text textHtml } }\n      }\n    ": typeof types.Questions_UpdateTextDocument,
    "query Questions_test($id: ID!) { test(id: $id) { questions { id } } }": typeof types.Questions_TestDocument,
    "\n    query Receipts_examReceipts($secret: String!) {\n      examReceipts(secret: $secret) { submittedAt usedSeconds sittingCode receipts { position storedAt code isLate } }\n    }\n  ": typeof types.Receipts_ExamReceiptsDocument,
    "\n      query Receipts_checkReceipt($code: String!) {\n        checkReceipt(code: $code) {\n          code position questionCount storedAt isLate assessmentTitle candidateName\n        }\n      }\n    ": typeof types.Receipts_CheckReceiptDocument,
    "query Receipts_examReceipts2 { examReceipts(secret: \"\") { sittingCode } }": typeof types.Receipts_ExamReceipts2Document,
    "query Receipts_examReceipts3 { examReceipts(secret: \"x\") { sittingCode } }": typeof types.Receipts_ExamReceipts3Document,
    "\n  query Remarking_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) {\n      token unchanged forgotten\n      questions { questionId papers unfit byPerson }\n      changes { edges { node { candidateId before { percentage status } after { percentage status } } } }\n    }\n  }\n": typeof types.Remarking_PreviewRemarkingDocument,
    "\n  mutation Remarking_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": typeof types.Remarking_ApplyRemarkingDocument,
    "\n  query Remarking_assessment($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { id } }\n        skills { skill percentages }\n        questions { text marks { score maxScore } }\n      }\n    }\n  }\n": typeof types.Remarking_AssessmentDocument,
    "\n  mutation Remarking_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n": typeof types.Remarking_SetPoolsDocument,
    "\n      query Remarking_assessment2($id: ID!) {\n        assessment(id: $id) {\n          languageCheck { setAside { questionId text reason setAsideByName } }\n          analytics { questions { questionId } }\n        }\n      }\n    ": typeof types.Remarking_Assessment2Document,
    "\n      query Remarking_assessment3($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId type text\n            ... on DropdownCorrectableKey { choices { id } }\n            ... on MultipleChoiceCorrectableKey { choices { id } }\n            ... on QualifierCorrectableKey { choices { id } }\n            ... on TrueFalseCorrectableKey { truth }\n          }\n        }\n      }\n    ": typeof types.Remarking_Assessment3Document,
    "\n      query Remarking_assessment4($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId\n            ... on ShortAnswerCorrectableKey { acceptedAnswers nearMisses { answer accepted reason count } }\n          }\n        }\n      }\n    ": typeof types.Remarking_Assessment4Document,
    "\n  query ReportHiding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        reference percentage\n        hiding { parts revealedUntil }\n        attempt { id }\n        candidate { name email phone }\n        questions {\n          position skill text textHtml\n          files { name }\n          ... on AudioResultQuestion { rubric }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { id text isRight } }\n          ... on FileUploadResultQuestion { rubric }\n          ... on MatchingResultQuestion { choices { id text isRight } }\n          ... on MultipleChoiceResultQuestion { choices { id text isRight } }\n          ... on NumberResultQuestion { number { value } }\n          ... on OpenEndedResultQuestion { rubric }\n          ... on QualifierResultQuestion { choices { id text isRight } }\n          ... on RankingResultQuestion { choices { id text isRight } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion { rubric }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer {\n            value {\n              ... on ChoicesAnswer { choiceIds }\n              ... on TextAnswer { text }\n              ... on TruthAnswer { truth }\n            }\n          }\n          lateAnswer { revision }\n          mark {\n            score maxScore feedback\n            explanation { code params { value } }\n            derivation { rule parts { given expected label } }\n          }\n        }\n      }\n    }\n  }\n": typeof types.ReportHiding_AssessmentDocument,
    "\n  query ReportHiding_assessment2($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { name } }\n        questions { text marks { score } }\n      }\n    }\n  }\n": typeof types.ReportHiding_Assessment2Document,
    "\n  query ReportHiding_assessment3($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      comparableResults { edges { node { candidateId reference name percentage status } } }\n    }\n  }\n": typeof types.ReportHiding_Assessment3Document,
    "\n  mutation ReportHiding_revealResults($id: ID!) {\n    revealResults(input: { assessmentId: $id }) { hiding { parts revealedUntil } }\n  }\n": typeof types.ReportHiding_RevealResultsDocument,
    "\n  mutation ReportHiding_hideResults($id: ID!) {\n    hideResults(input: { assessmentId: $id }) { hiding { revealedUntil } }\n  }\n": typeof types.ReportHiding_HideResultsDocument,
    "\n        mutation ReportHiding_markAnswer($input: MarkAnswerInput!) {\n          markAnswer(input: $input) {\n            outcome { ... on Result { percentage questions { text answer { revision } } } }\n          }\n        }\n      ": typeof types.ReportHiding_MarkAnswerDocument,
    "query RequestLimit_viewer { viewer { id } }": typeof types.RequestLimit_ViewerDocument,
    "query RequestLimit_ownViewer { viewer { id } }": typeof types.RequestLimit_OwnViewerDocument,
    "\n        query Rest_hrReport($id: ID!) {\n          hrReport(id: $id) {\n            numberOfCandidates numberOfAssessments\n            hr { id credits { maxRequests numberOfRequests } }\n            assessments {\n              edges {\n                node { id title duration candidateLevel totalCandidates totalCompletedCandidates jobRole }\n              }\n            }\n            candidates { edges { node { id name email phone status } } }\n          }\n        }\n      ": typeof types.Rest_HrReportDocument,
    "query Rest_assessment($id: ID!) { assessment(id: $id) { averagePercentage } }": typeof types.Rest_AssessmentDocument,
    "query Rest_examEntry { examEntry { state } }": typeof types.Rest_ExamEntryDocument,
    "\n  query ResultStanding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        percentage passMark language standardError isTooCloseToCall\n        percentile { rank groupSize groupName language }\n        inLanguage: percentile(inSameLanguage: true) { rank groupSize groupName language }\n        questions {\n          questionId\n          mark { score derivation { rule floor rounding parts { label given expected verdict score } } }\n        }\n      }\n    }\n  }\n": typeof types.ResultStanding_AssessmentDocument,
    "\n  mutation Results_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage status } } }\n  }\n": typeof types.Results_MarkAnswerDocument,
    "\n      query Results_assessment($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { result { score totalScore percentage status band { name } } } } }\n        }\n      }\n    ": typeof types.Results_AssessmentDocument,
    "\n  mutation ReturnPath_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n": typeof types.ReturnPath_UpdateAssessmentDocument,
    "query ReturnPath_examReturn($state: String) { examReturn(state: $state) { url host } }": typeof types.ReturnPath_ExamReturnDocument,
    "\n        mutation ReturnPath_revealReturnSecret($id: ID!) {\n          revealReturnSecret(input: { assessmentId: $id }) { secret }\n        }\n      ": typeof types.ReturnPath_RevealReturnSecretDocument,
    "\n  mutation ReturnPath_rotateReturnSecret($input: RotateReturnSecretInput!) {\n    rotateReturnSecret(input: $input) { returnPath { previousSecretUntil } }\n  }\n": typeof types.ReturnPath_RotateReturnSecretDocument,
    "query ReturnPath_assessment($id: ID!) { assessment(id: $id) { returnPath { previousSecretUntil } } }": typeof types.ReturnPath_AssessmentDocument,
    "\n    query RoleTemplates_roleTemplates {\n      roleTemplates {\n        id isReady title jobRole level language type passMark\n        gradeBands { name }\n        tests { id title }\n      }\n    }\n  ": typeof types.RoleTemplates_RoleTemplatesDocument,
    "\n    mutation RoleTemplates_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n      saveRoleTemplate(input: $input) { \n        roleTemplate { id title passMark tests { id } }\n        replaced { title passMark tests { title } }\n      }\n    }\n  ": typeof types.RoleTemplates_SaveRoleTemplateDocument,
    "\n    mutation RoleTemplates_deleteRoleTemplate($input: RoleTemplateIdInput!) {\n      deleteRoleTemplate(input: $input) { roleTemplateId }\n    }\n  ": typeof types.RoleTemplates_DeleteRoleTemplateDocument,
    "\n    mutation RoleTemplates_startFromTemplate($input: RoleTemplateIdInput!) {\n      startFromTemplate(input: $input) {\n        assessment {\n          id title jobRole level language type status publishedAt\n          configuration { passMark extraTimePercent opensAt allowBack }\n          gradeBands { name max }\n          tests { id }\n          ownQuestions { id }\n        }\n      }\n    }\n  ": typeof types.RoleTemplates_StartFromTemplateDocument,
    "\n    mutation RoleTemplates_updateAssessment($input: UpdateAssessmentInput!) {\n      updateAssessment(input: $input) { assessment { id } }\n    }\n  ": typeof types.RoleTemplates_UpdateAssessmentDocument,
    "\n        mutation RoleTemplates_publishAssessment($input: AssessmentIdInput!) {\n          publishAssessment(input: $input) { assessment { status } }\n        }\n      ": typeof types.RoleTemplates_PublishAssessmentDocument,
    "query SavedViews_savedViews { savedViews(screen: \"candidates\") { id name query } }": typeof types.SavedViews_SavedViewsDocument,
    "\n  mutation SavedViews_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { id name query } replaced { name query } }\n  }\n": typeof types.SavedViews_SaveViewDocument,
    "\n  mutation SavedViews_deleteView($input: DeleteViewInput!) {\n    deleteView(input: $input) { savedViewId }\n  }\n": typeof types.SavedViews_DeleteViewDocument,
    "\n    mutation Scanner_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id url } }\n    }\n  ": typeof types.Scanner_UploadAnswerFileDocument,
    "\n  mutation SecondFactors_signInWithCode($input: SignInWithCodeInput!) {\n    signInWithCode(input: $input) { viewer { id mustAddFactor } }\n  }\n": typeof types.SecondFactors_SignInWithCodeDocument,
    "\n  mutation SecondFactors_startPasskeySignIn($input: StartPasskeySignInInput!) {\n    startPasskeySignIn(input: $input) { question { handle options } }\n  }\n": typeof types.SecondFactors_StartPasskeySignInDocument,
    "\n  mutation SecondFactors_signInWithPasskey($input: PasskeyAnswerInput!) {\n    signInWithPasskey(input: $input) { viewer { id } }\n  }\n": typeof types.SecondFactors_SignInWithPasskeyDocument,
    "\n  mutation SecondFactors_startAuthenticator {\n    startAuthenticator { authenticator { secret uri qrCode } }\n  }\n": typeof types.SecondFactors_StartAuthenticatorDocument,
    "\n  mutation SecondFactors_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n": typeof types.SecondFactors_ConfirmAuthenticatorDocument,
    "\n  mutation SecondFactors_startPasskeyProof {\n    startPasskeyProof { question { handle options } }\n  }\n": typeof types.SecondFactors_StartPasskeyProofDocument,
    "mutation SecondFactors_startPasskey { startPasskey { question { handle options } } }": typeof types.SecondFactors_StartPasskeyDocument,
    "\n  mutation SecondFactors_addPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n": typeof types.SecondFactors_AddPasskeyDocument,
    "\n  query SecondFactors_signInSecurity {\n    signInSecurity {\n      hasPassword oneTimeCodesSince\n      passkeys { id name lastUsedAt }\n      recoveryCodesLeft addFactorBy\n    }\n  }\n": typeof types.SecondFactors_SignInSecurityDocument,
    "\n  mutation SecondFactors_demandSecondFactor($input: DemandSecondFactorInput!) {\n    demandSecondFactor(input: $input) { demand { isDemanded graceDays } }\n  }\n": typeof types.SecondFactors_DemandSecondFactorDocument,
    "\n  mutation SecondFactors_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n": typeof types.SecondFactors_ChangePasswordDocument,
    "\n  mutation SecondFactors_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n": typeof types.SecondFactors_ProveIdentityDocument,
    "mutation SecondFactors_removeAuthenticator { removeAuthenticator { security { recoveryCodesLeft } } }": typeof types.SecondFactors_RemoveAuthenticatorDocument,
    "mutation SecondFactors_renewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }": typeof types.SecondFactors_RenewRecoveryCodesDocument,
    "\n      mutation SecondFactors_removePasskey($input: RemovePasskeyInput!) {\n        removePasskey(input: $input) { security { hasPassword } }\n      }\n    ": typeof types.SecondFactors_RemovePasskeyDocument,
    "query SecondFactors_assessments { assessments { totalCount } }": typeof types.SecondFactors_AssessmentsDocument,
    "query SecondFactors_viewer { viewer { mustAddFactor } }": typeof types.SecondFactors_ViewerDocument,
    "mutation SecondFactors_removeAuthenticator2 { removeAuthenticator { security { hasPassword } } }": typeof types.SecondFactors_RemoveAuthenticator2Document,
    "\n    mutation SecondFactors_resetSecondFactors($input: ResetSecondFactorsInput!) {\n      resetSecondFactors(input: $input) { staffUser { id } }\n    }\n  ": typeof types.SecondFactors_ResetSecondFactorsDocument,
    "query SecondFactors_viewer2 { viewer { id } }": typeof types.SecondFactors_Viewer2Document,
    "\n    mutation SecondFactors_createApiKey($input: CreateApiKeyInput!) {\n      createApiKey(input: $input) { secret }\n    }\n  ": typeof types.SecondFactors_CreateApiKeyDocument,
    "\n      mutation SecondFactors_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    ": typeof types.SecondFactors_ChangeStaffVerificationDocument,
    "\n  mutation SecretRotation_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n": typeof types.SecretRotation_RequestPasswordCodeDocument,
    "\n  mutation SecretRotation_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": typeof types.SecretRotation_VerifyPasswordCodeDocument,
    "\n  mutation SecretRotation_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n": typeof types.SecretRotation_SetPasswordDocument,
    "query SecretRotation_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }": typeof types.SecretRotation_PasswordWasSetDocument,
    "\n  mutation SecretRotation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { staffUser { email } }\n  }\n": typeof types.SecretRotation_CreateHrDocument,
    "query SecretRotation_viewer { viewer { id } }": typeof types.SecretRotation_ViewerDocument,
    "query SecretRotation_examEntry { examEntry { assessmentTitle } }": typeof types.SecretRotation_ExamEntryDocument,
    "\n  query SecretRotation_examReceipts($secret: String!) {\n    examReceipts(secret: $secret) { sittingCode receipts { code } }\n  }\n": typeof types.SecretRotation_ExamReceiptsDocument,
    "\n  query SecretRotation_checkReceipt($code: String!) {\n    checkReceipt(code: $code) { position candidateName }\n  }\n": typeof types.SecretRotation_CheckReceiptDocument,
    "\n  mutation SecretRotation_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) { importedAnswers { inTimeCount } }\n  }\n": typeof types.SecretRotation_ImportUnsentAnswersDocument,
    "\n  mutation SecretRotation_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { url } }\n  }\n": typeof types.SecretRotation_UploadAnswerFileDocument,
    "\n  mutation SecretRotation_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n": typeof types.SecretRotation_CreatePublicLinkDocument,
    "\n  mutation SecretRotation_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) { outcome { __typename } }\n  }\n": typeof types.SecretRotation_JoinAssessmentDocument,
    "\n  mutation SecretRotation_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) { outcome { ... on ConfirmedJoin { examUrl } } }\n  }\n": typeof types.SecretRotation_ConfirmJoinDocument,
    "\n  mutation SecretRotation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n": typeof types.SecretRotation_UpdateAssessmentDocument,
    "\n  mutation SecretRotation_revealReturnSecret($id: ID!) {\n    revealReturnSecret(input: { assessmentId: $id }) { secret }\n  }\n": typeof types.SecretRotation_RevealReturnSecretDocument,
    "query SecretRotation_examReturn { examReturn { url } }": typeof types.SecretRotation_ExamReturnDocument,
    "\n  mutation SecretRotation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n": typeof types.SecretRotation_InviteCandidatesDocument,
    "\n  mutation SecretRotation_startAuthenticator { startAuthenticator { authenticator { secret } } }\n": typeof types.SecretRotation_StartAuthenticatorDocument,
    "\n  mutation SecretRotation_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n": typeof types.SecretRotation_ConfirmAuthenticatorDocument,
    "\n  mutation SecretRotation_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n": typeof types.SecretRotation_ProveIdentityDocument,
    "fragment Sessions_fields on StaffSession { id device ip createdAt lastUsedAt isCurrent }": typeof types.Sessions_FieldsFragmentDoc,
    "query Sessions_sessions { sessions { ...Sessions_fields } }": typeof types.Sessions_SessionsDocument,
    "mutation Sessions_endSession($id: ID!) { endSession(input: { id: $id }) { sessions { id } } }": typeof types.Sessions_EndSessionDocument,
    "query Sessions_viewer { viewer { id } }": typeof types.Sessions_ViewerDocument,
    "mutation Sessions_signOut { signOut { wasSignedIn } }": typeof types.Sessions_SignOutDocument,
    "mutation Sessions_endOthers { endOtherSessions { sessions { id } } }": typeof types.Sessions_EndOthersDocument,
    "mutation Sessions_endOtherSessions { endOtherSessions { sessions { ...Sessions_fields } } }": typeof types.Sessions_EndOtherSessionsDocument,
    "\n    query Sessions_settings {\n      settings {\n        language theme timeZone notifyOnSubmission notifyOnAccessRequest\n        defaultConfiguration { passMark showProgress shuffleQuestions resultVisibility opensAt }\n        defaultReportOptions { showCorrectAnswers showQuestions }\n      }\n    }\n  ": typeof types.Sessions_SettingsDocument,
    "\n        mutation Sessions_updateSettings($input: UpdateSettingsInput!) {\n          updateSettings(input: $input) { settings { language } }\n        }\n      ": typeof types.Sessions_UpdateSettingsDocument,
    "\n        mutation Sessions_createAssessment {\n          createAssessment(input: { title: \"T\", jobRole: \"J\" }) {\n            assessment { configuration { passMark resultVisibility } }\n          }\n        }\n      ": typeof types.Sessions_CreateAssessmentDocument,
    "\n      mutation Sessions_changeName($input: ChangeNameInput!) {\n        changeName(input: $input) { viewer { name } }\n      }\n    ": typeof types.Sessions_ChangeNameDocument,
    "query Sessions_viewer2 { viewer { name } }": typeof types.Sessions_Viewer2Document,
    "\n        mutation Sessions_contactSupport($input: ContactSupportInput!) {\n          contactSupport(input: $input) { answerWithinHours }\n        }\n      ": typeof types.Sessions_ContactSupportDocument,
    "\n  mutation ShareLinks_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url link { id expiresAt } }\n  }\n": typeof types.ShareLinks_CreateShareLinkDocument,
    "\n  mutation ShareLinks_revokeShareLink($input: RevokeShareLinkInput!) {\n    revokeShareLink(input: $input) { shareLink { id revokedAt } }\n  }\n": typeof types.ShareLinks_RevokeShareLinkDocument,
    "\n  query ShareLinks_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) { shareLinks { edges { node { id revokedAt lastUsedAt useCount } } } }\n    }\n  }\n": typeof types.ShareLinks_AssessmentDocument,
    "\n  query ShareLinks_sharedReport($token: String!) {\n    sharedReport(token: $token) {\n      language reference assessmentTitle percentage status\n      candidate { name email phone }\n      questions { number text answer correct feedback score maxScore }\n    }\n  }\n": typeof types.ShareLinks_SharedReportDocument,
    "\n  mutation SingleSignOn_saveSsoProvider($input: SaveSsoProviderInput!) {\n    saveSsoProvider(input: $input) { settings { callbackUrl providers { id name issuer } } }\n  }\n": typeof types.SingleSignOn_SaveSsoProviderDocument,
    "\n  mutation SingleSignOn_deleteSsoProvider($input: DeleteSsoProviderInput!) {\n    deleteSsoProvider(input: $input) { settings { providers { id } } }\n  }\n": typeof types.SingleSignOn_DeleteSsoProviderDocument,
    "mutation SingleSignOn_signOut { signOut { wasSignedIn providerUrl } }": typeof types.SingleSignOn_SignOutDocument,
    "query SingleSignOn_signInProviders { signInProviders { id name } }": typeof types.SingleSignOn_SignInProvidersDocument,
    "query SingleSignOn_viewer { viewer { id email role name } }": typeof types.SingleSignOn_ViewerDocument,
    "\n      mutation SingleSignOn_resetSecondFactors($input: ResetSecondFactorsInput!) {\n        resetSecondFactors(input: $input) { staffUser { id } }\n      }\n    ": typeof types.SingleSignOn_ResetSecondFactorsDocument,
    "\n    query SingleSignOn_credits {\n      viewer { role requestsForNewUsers credits { numberOfRequests maxRequests remaining } }\n    }\n  ": typeof types.SingleSignOn_CreditsDocument,
    "\n      mutation SingleSignOn_createApiKey {\n        createApiKey(input: { name: \"k\", scopes: [READ] }) { secret }\n      }\n    ": typeof types.SingleSignOn_CreateApiKeyDocument,
    "\n  query TestLibrary_tests($first: Int, $after: String, $filter: TestFilter) {\n    tests(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { cursor node { id title } }\n    }\n  }\n": typeof types.TestLibrary_TestsDocument,
    "\n  query TestLibrary_test($id: ID!) {\n    test(id: $id) {\n      id title jobRole description level language status isPublished questionCount durationSeconds\n      totalScore skills\n      questions { text }\n    }\n  }\n": typeof types.TestLibrary_TestDocument,
    "query TestLibrary_skills($search: String) { skills(search: $search) }": typeof types.TestLibrary_SkillsDocument,
    "\n  fragment TestsManage_fields on Test {\n    id title jobRole description level language languages\n    translation { title jobRole description }\n    status isPublished isMine canEdit ownerName createdAt updatedAt questionCount usedByAssessments\n    outdatedQuestionIds\n    questions { id text version canEdit }\n  }\n": typeof types.TestsManage_FieldsFragmentDoc,
    "\n  mutation TestsManage_createTest($input: CreateTestInput!) {\n    done: createTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_CreateTestDocument,
    "\n  mutation TestsManage_updateTest($input: UpdateTestInput!) {\n    done: updateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_UpdateTestDocument,
    "\n  mutation TestsManage_changeTestStatus($input: ChangeTestStatusInput!) {\n    done: changeTestStatus(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_ChangeTestStatusDocument,
    "\n  mutation TestsManage_publishTest($input: TestIdInput!) {\n    done: publishTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_PublishTestDocument,
    "\n  mutation TestsManage_withdrawTest($input: TestIdInput!) {\n    done: withdrawTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_WithdrawTestDocument,
    "\n  mutation TestsManage_duplicateTest($input: TestIdInput!) {\n    done: duplicateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": typeof types.TestsManage_DuplicateTestDocument,
    "\n  mutation TestsManage_deleteTest($input: TestIdInput!) {\n    deleteTest(input: $input) { testId }\n  }\n": typeof types.TestsManage_DeleteTestDocument,
    "query TestsManage_test($id: ID!) { test(id: $id) { ...TestsManage_fields } }": typeof types.TestsManage_TestDocument,
    "\n  query TestsManage_tests($filter: TestFilter, $sort: TestSort, $direction: SortDirection) {\n    tests(filter: $filter, sort: $sort, direction: $direction) {\n      edges { node { title isMine canEdit ownerName } }\n    }\n  }\n": typeof types.TestsManage_TestsDocument,
    "query TestsManage_question($id: ID!) { question(id: $id) { usage { tests } } }": typeof types.TestsManage_QuestionDocument,
    "\n  fragment TestsQuestions_fields on Test {\n    id questionCount updatedAt\n    questions { id text version ownerName canEdit translationState }\n  }\n": typeof types.TestsQuestions_FieldsFragmentDoc,
    "\n  mutation TestsQuestions_addTestQuestion($input: AddTestQuestionInput!) {\n    done: addTestQuestion(input: $input) { questionId test { ...TestsQuestions_fields } }\n  }\n": typeof types.TestsQuestions_AddTestQuestionDocument,
    "\n  mutation TestsQuestions_addQuestionsToTest($input: TestQuestionsInput!) {\n    done: addQuestionsToTest(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": typeof types.TestsQuestions_AddQuestionsToTestDocument,
    "\n  mutation TestsQuestions_removeTestQuestion($input: RemoveTestQuestionInput!) {\n    done: removeTestQuestion(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": typeof types.TestsQuestions_RemoveTestQuestionDocument,
    "\n  mutation TestsQuestions_reorderTestQuestions($input: TestQuestionsInput!) {\n    done: reorderTestQuestions(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": typeof types.TestsQuestions_ReorderTestQuestionsDocument,
    "query TestsQuestions_test($id: ID!) { test(id: $id) { ...TestsQuestions_fields } }": typeof types.TestsQuestions_TestDocument,
    "\n      mutation TestsQuestions_deleteQuestion($input: QuestionIdInput!) {\n        deleteQuestion(input: $input) { questionId }\n      }\n    ": typeof types.TestsQuestions_DeleteQuestionDocument,
    "query TestsQuestions_question($id: ID!) { question(id: $id) { text usage { tests } } }": typeof types.TestsQuestions_QuestionDocument,
    "\n  fragment TranslationFiles_taken on TranslationImport {\n    format unchangedCount untranslatedCount\n    questions { questionId to textCount confirmedCount }\n    problems { line code params { name value } }\n  }\n": typeof types.TranslationFiles_TakenFragmentDoc,
    "\n  mutation TranslationFiles_previewTranslationImport($input: TranslationFileInput!) {\n    done: previewTranslationImport(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n": typeof types.TranslationFiles_PreviewTranslationImportDocument,
    "\n  mutation TranslationFiles_importTranslations($input: TranslationFileInput!) {\n    done: importTranslations(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n": typeof types.TranslationFiles_ImportTranslationsDocument,
    "\n  query TranslationFiles_translationWork($ids: [ID!]) {\n    translationWork(ids: $ids) { from questionCount textCount openCount }\n  }\n": typeof types.TranslationFiles_TranslationWorkDocument,
    "\n  query TranslationFiles_question($id: ID!) {\n    question(id: $id) { version translationState }\n  }\n": typeof types.TranslationFiles_QuestionDocument,
    "\n        mutation TranslationFiles_startUpload($input: StartUploadInput!) {\n          startUpload(input: $input) { upload { id } }\n        }\n      ": typeof types.TranslationFiles_StartUploadDocument,
    "\n  mutation UnsentAnswers_import($file: Upload!) {\n    brought: importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n": typeof types.UnsentAnswers_ImportDocument,
    "\n  mutation UnsentAnswers_submit($file: Upload!) {\n    brought: submitUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n": typeof types.UnsentAnswers_SubmitDocument,
    "\n    mutation UnsentAnswers_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answersSecret } } }\n    }\n  ": typeof types.UnsentAnswers_ResumeAttemptDocument,
    "\n  mutation UploadForms_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { name byteSize } }\n  }\n": typeof types.UploadForms_UploadFileDocument,
    "query Webhooks_webhookEndpoints($a: ID) { webhookEndpoints(assessmentId: $a) { id } }": typeof types.Webhooks_WebhookEndpointsDocument,
    "\n      mutation Webhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n        updateWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    ": typeof types.Webhooks_UpdateWebhookEndpointDocument,
    "\n          mutation Webhooks_deleteWebhookEndpoint($id: ID!) {\n            deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n          }\n        ": typeof types.Webhooks_DeleteWebhookEndpointDocument,
    "\n      query Webhooks_webhookDeliveries($id: ID!, $after: String) {\n        webhookDeliveries(endpointId: $id, first: 2, after: $after) {\n          totalCount\n          pageInfo { hasNextPage endCursor }\n          edges { node { createdAt } }\n        }\n      }\n    ": typeof types.Webhooks_WebhookDeliveriesDocument,
    "\n        mutation Webhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      ": typeof types.Webhooks_TestWebhookEndpointDocument,
    "query Websocket_viewer { viewer { id } }": typeof types.Websocket_ViewerDocument,
    "mutation Websocket_signOut { signOut { wasSignedIn } }": typeof types.Websocket_SignOutDocument,
    "mutation Websocket_signOut2 { signOut { wasSignedIn } }": typeof types.Websocket_SignOut2Document,
    "\n  mutation WelcomeCaptions_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": typeof types.WelcomeCaptions_StartUploadDocument,
    "\n  mutation WelcomeCaptions_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n": typeof types.WelcomeCaptions_UploadPartDocument,
    "\n  mutation WelcomeCaptions_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": typeof types.WelcomeCaptions_FinishUploadDocument,
    "\n  mutation WelcomeCaptions_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { welcomeVideoCaptions } }\n  }\n": typeof types.WelcomeCaptions_UpdateAssessmentDocument,
    "query WelcomeCaptions_examEntry { examEntry { welcomeVideoUrl welcomeVideoCaptions } }": typeof types.WelcomeCaptions_ExamEntryDocument,
    "\n  query WelcomeCaptions_assessment($id: ID!) {\n    assessment(id: $id) { paperPreview { entry { welcomeVideoUrl welcomeVideoCaptions } } }\n  }\n": typeof types.WelcomeCaptions_AssessmentDocument,
    "\n      mutation FaultsApi_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    ": typeof types.FaultsApi_CreateAssessmentDocument,
    "\n      mutation FaultsApi_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { id } }\n      }\n    ": typeof types.FaultsApi_AddAssessmentQuestionDocument,
    "\n      mutation FaultsApi_publishAssessment($id: ID!) {\n        publishAssessment(input: { id: $id }) { assessment { id } }\n      }\n    ": typeof types.FaultsApi_PublishAssessmentDocument,
    "\n      mutation FaultsApi_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { invitations { examUrl } }\n      }\n    ": typeof types.FaultsApi_InviteCandidatesDocument,
    "\n  mutation FaultsClock_examPulse($input: ExamPulseInput!) {\n    examPulse(input: $input) { serverNow closesAt }\n  }\n": typeof types.FaultsClock_ExamPulseDocument,
    "\n  mutation FaultsPacked_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n": typeof types.FaultsPacked_RequestAccessDocument,
    "\n  mutation FaultsRestarts_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id state } }\n  }\n": typeof types.FaultsRestarts_StartAssessmentExportDocument,
    "\n  query FaultsRestarts_assessment($a: ID!) {\n    assessment(id: $a) { exports { id state byteSize failure } }\n  }\n": typeof types.FaultsRestarts_AssessmentDocument,
    "\n  mutation FaultsRestarts_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n": typeof types.FaultsRestarts_ImportQuestionsDocument,
    "\n  mutation FaultsRestarts_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": typeof types.FaultsRestarts_StartUploadDocument,
    "\n  mutation FaultsRestarts_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n": typeof types.FaultsRestarts_UploadPartDocument,
    "\n  mutation FaultsRestarts_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": typeof types.FaultsRestarts_FinishUploadDocument,
    "\n  mutation FaultsRestarts_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n": typeof types.FaultsRestarts_StartQuestionImportDocument,
    "\n  mutation FaultsRestarts_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret }\n  }\n": typeof types.FaultsRestarts_CreateApiKeyDocument,
    "\n      mutation FaultsWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n        createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    ": typeof types.FaultsWebhooks_CreateWebhookEndpointDocument,
    "\n      mutation FaultsWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    ": typeof types.FaultsWebhooks_RevealWebhookSecretDocument,
    "\n  mutation FaultsWriter_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n": typeof types.FaultsWriter_StartAttemptDocument,
    "\n  mutation FaultsWriter_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) { outcome { ... on SavedAnswer { revision } ... on Refusal { code } } }\n  }\n": typeof types.FaultsWriter_SaveAnswerDocument,
    "\n  mutation FaultsWriter_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n": typeof types.FaultsWriter_SubmitAttemptDocument,
    "\n    mutation AnswerFiles_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  ": typeof types.AnswerFiles_UploadAnswerFileDocument,
    "\n    mutation AnswerFiles_startRecording($input: StartRecordingInput!) {\n      startRecording(input: $input) { recording { id receivedParts } }\n    }\n  ": typeof types.AnswerFiles_StartRecordingDocument,
    "\n    mutation AnswerFiles_uploadRecordingPart($input: UploadRecordingPartInput!) {\n      uploadRecordingPart(input: $input) { recording { id receivedParts } }\n    }\n  ": typeof types.AnswerFiles_UploadRecordingPartDocument,
    "\n    mutation AnswerFiles_finishRecording($input: FinishRecordingInput!) {\n      finishRecording(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  ": typeof types.AnswerFiles_FinishRecordingDocument,
    "\n    mutation AnswerFiles_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answerFiles { id name } } } }\n    }\n  ": typeof types.AnswerFiles_ResumeAttemptDocument,
    "\n    query AnswerFiles_assessment($a: ID!, $c: ID!) {\n      assessment(id: $a) {\n        result(candidateId: $c) {\n          questions {\n            answer { value { ... on FilesAnswer { fileIds } } }\n            lateAnswer { value { ... on FilesAnswer { fileIds } } }\n            files { id name url }\n          }\n        }\n      }\n    }\n  ": typeof types.AnswerFiles_AssessmentDocument,
    "\n      mutation AnswerFiles_startAttempt($input: StartAttemptInput!) {\n        startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id textHtml } } } }\n      }\n    ": typeof types.AnswerFiles_StartAttemptDocument,
    "\n  mutation AssessmentCounts_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": typeof types.AssessmentCounts_DecideOnInvitationsDocument,
    "\n  mutation AssessmentCounts_tagInvitations($input: TagInvitationsInput!) {\n    tagInvitations(input: $input) { skippedCount }\n  }\n": typeof types.AssessmentCounts_TagInvitationsDocument,
    "\n  mutation AssessmentCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n": typeof types.AssessmentCounts_EraseCandidateDocument,
    "\n  query AssessmentCounts_assessment(\n    $id: ID!, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection, $first: Int, $after: String\n  ) {\n    assessment(id: $id) {\n      averagePercentage\n      funnel { invited notStarted enrolled completed }\n      invitations(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id stage } }\n      }\n    }\n  }\n": typeof types.AssessmentCounts_AssessmentDocument,
    "\n  query AssessmentsDemo_tests {\n    tests(first: 100) {\n      edges { node { title language isPublished questionCount skills questions { type text } } }\n    }\n  }\n": typeof types.AssessmentsDemo_TestsDocument,
    "\n  query AssessmentsDemo_assessments {\n    assessments {\n      edges {\n        node {\n          id title language status publishedAt questionCount durationSeconds totalScore\n          ownQuestions { type }\n        }\n      }\n    }\n  }\n": typeof types.AssessmentsDemo_AssessmentsDocument,
    "\n  query ExamEntry_examEntry {\n    examEntry {\n      state unavailableReason opensAt closesAt assessmentTitle jobRole language candidateFirstName\n      questionCount totalSeconds extraTimePercent serverNow showProgress\n    }\n  }\n": typeof types.ExamEntry_ExamEntryDocument,
    "\n      query ExamEntry_whose {\n        examEntry { candidateFirstName extraTimePercent accommodation { text } }\n      }\n    ": typeof types.ExamEntry_WhoseDocument,
    "\n    mutation ExamEntry_askForAccommodation($input: AskForAccommodationInput!) {\n      askForAccommodation(input: $input) { outcome { ... on AccommodationRequest { text } } }\n    }\n  ": typeof types.ExamEntry_AskForAccommodationDocument,
    "\n  query GoingBack_assessment($id: ID!) {\n    assessment(id: $id) { analytics { averageSeconds questions { averageSeconds } } }\n  }\n": typeof types.GoingBack_AssessmentDocument,
    "\n  mutation GradingByPerson_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { ...KitResults_result } } }\n  }\n": typeof types.GradingByPerson_MarkAnswerDocument,
    "\n  query GradingDemo_assessment($id: ID!) {\n    assessment(id: $id) {\n      languageCheck {\n        english arabic\n        questions { strength certainty delta text translated choices { translated isRight standsOut } }\n      }\n    }\n  }\n": typeof types.GradingDemo_AssessmentDocument,
    "query GradingDemo_liveAttempts { liveAttempts(first: 500) { edges { node { questionClosesAt } } } }": typeof types.GradingDemo_LiveAttemptsDocument,
    "\n        mutation InvitationsRaces_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { id } }\n        }\n      ": typeof types.InvitationsRaces_InviteCandidatesDocument,
    "\n  mutation KeptCounts_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n": typeof types.KeptCounts_DeleteStaffUserDocument,
    "\n  mutation KeptCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n": typeof types.KeptCounts_EraseCandidateDocument,
    "\n  mutation KeptMails_requestPasswordCode($email: EmailAddress!) {\n    requestPasswordCode(input: { email: $email, language: EN }) { requestId }\n  }\n": typeof types.KeptMails_RequestPasswordCodeDocument,
    "\n  mutation KeptMails_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": typeof types.KeptMails_VerifyPasswordCodeDocument,
    "\n  mutation LockOrder_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { erasure { sha256 } } }\n": typeof types.LockOrder_EraseCandidateDocument,
    "\n  mutation LockOrder_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n": typeof types.LockOrder_DeleteStaffUserDocument,
    "\n  query LockRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n": typeof types.LockRaces_PreviewRemarkingDocument,
    "\n  mutation LockRaces_applyRemarking($input: ApplyRemarkingInput!) { applyRemarking(input: $input) { changedResultCount } }\n": typeof types.LockRaces_ApplyRemarkingDocument,
    "\n  mutation LockRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n": typeof types.LockRaces_MarkAnswerDocument,
    "\n  mutation LockRaces_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": typeof types.LockRaces_DecideOnInvitationsDocument,
    "\n  mutation LockRaces_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n": typeof types.LockRaces_DeleteStaffUserDocument,
    "\n        mutation ProctorSignals_reopenAttempt($input: ReopenAttemptInput!) {\n          reopenAttempt(input: $input) { attempt { id } }\n        }\n      ": typeof types.ProctorSignals_ReopenAttemptDocument,
    "\n  mutation ProctorSnapshots_uploadSnapshot($input: UploadSnapshotInput!) {\n    uploadSnapshot(input: $input) { id }\n  }\n": typeof types.ProctorSnapshots_UploadSnapshotDocument,
    "\n  fragment ProctorTimeline_fields on ProctorTimeline {\n    warnings\n    consent { version language }\n    questions { position }\n    snapshots { id url }\n    events {\n      id kind position countedAs awaySeconds candidateNote verdict verdictNote reviewedByName\n      signals { kind excuse lastedMs }\n    }\n    rates { kind count sittingCount sittingsWith }\n  }\n": typeof types.ProctorTimeline_FieldsFragmentDoc,
    "\n  query ProctorTimeline_attempt($attemptId: ID!) {\n    attempt(id: $attemptId) { proctorTimeline { ...ProctorTimeline_fields } }\n  }\n": typeof types.ProctorTimeline_AttemptDocument,
    "\n  mutation ProctorTimeline_reviewProctorEvent($input: ReviewProctorEventInput!) {\n    reviewProctorEvent(input: $input) { attempt { proctorTimeline { ...ProctorTimeline_fields } } }\n  }\n": typeof types.ProctorTimeline_ReviewProctorEventDocument,
    "\n  query ReadyLibrary_tests {\n    tests(first: 100) {\n      totalCount\n      edges {\n        node {\n          id title language status isPublished languages\n          translation { title }\n          questionCount\n          questions { text }\n        }\n      }\n    }\n  }\n": typeof types.ReadyLibrary_TestsDocument,
    "\n  query RemarkingRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n": typeof types.RemarkingRaces_PreviewRemarkingDocument,
    "\n  mutation RemarkingRaces_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": typeof types.RemarkingRaces_ApplyRemarkingDocument,
    "\n  mutation RemarkingRaces_setPools($input: SetPoolsInput!) { setPools(input: $input) { assessment { id } } }\n": typeof types.RemarkingRaces_SetPoolsDocument,
    "\n  mutation RemarkingRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n": typeof types.RemarkingRaces_MarkAnswerDocument,
    "\n  mutation RemarkingRaces_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) { result { id } }\n  }\n": typeof types.RemarkingRaces_CountLateAnswerDocument,
    "\n        subscription SeveralServers_attemptProgressed($id: ID!) {\n          attemptProgressed(assessmentId: $id) { id state }\n        }\n      ": typeof types.SeveralServers_AttemptProgressedDocument,
    "\n    mutation Startup_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome { ... on Viewer { email } ... on SecondStep { handle ways expiresInSeconds } }\n      }\n    }\n  ": typeof types.Startup_SignInDocument,
    "query TimeControl_examEntry { examEntry { state } }": typeof types.TimeControl_ExamEntryDocument,
    "\n  fragment TrackingSystems_CONNECTION on TrackingConnection {\n    id webhookEndpointId isKeyLive\n    addresses { name url }\n    calls { name status problem }\n  }\n": typeof types.TrackingSystems_ConnectionFragmentDoc,
    "\n      mutation TrackingSystems_connectTrackingSystem($input: ConnectTrackingSystemInput!) {\n        connectTrackingSystem(input: $input) { secret }\n      }\n    ": typeof types.TrackingSystems_ConnectTrackingSystemDocument,
    "query TrackingSystems_trackingConnections { trackingConnections { ...TrackingSystems_CONNECTION } }": typeof types.TrackingSystems_TrackingConnectionsDocument,
    "\n        query TrackingSystems_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { id } } } }\n        }\n      ": typeof types.TrackingSystems_AssessmentDocument,
    "\n        mutation TrackingSystems_cancelInvitations($ids: [ID!]!) {\n          cancelInvitations(input: { invitationIds: $ids }) { skippedCount }\n        }\n      ": typeof types.TrackingSystems_CancelInvitationsDocument,
    "\n        mutation TrackingSystems_testTrackingSystem($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": typeof types.TrackingSystems_TestTrackingSystemDocument,
    "\n        mutation TrackingSystems_disconnectTrackingSystem($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": typeof types.TrackingSystems_DisconnectTrackingSystemDocument,
    "\n        mutation TrackingSystems_testTrackingSystem2($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": typeof types.TrackingSystems_TestTrackingSystem2Document,
    "\n        mutation TrackingSystems_disconnectTrackingSystem2($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": typeof types.TrackingSystems_DisconnectTrackingSystem2Document,
    "\n        query Upgrade_assessment($a: ID!) {\n          assessment(id: $a) { title }\n          candidates(first: 5) { edges { node { candidate { firstName email } } } }\n        }\n      ": typeof types.Upgrade_AssessmentDocument,
    "\n      mutation WebhookDeliveries_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { deleted { name count } } }\n      }\n    ": typeof types.WebhookDeliveries_EraseCandidateDocument,
    "\n      query WebhookDeliveries_candidateData($id: ID!) { candidateData(id: $id) { tables { name count } } }\n    ": typeof types.WebhookDeliveries_CandidateDataDocument,
    "\n      mutation WebhookDeliveries_rotateWebhookSecret($input: RotateWebhookSecretInput!) {\n        rotateWebhookSecret(input: $input) { webhookEndpoint { id } }\n      }\n    ": typeof types.WebhookDeliveries_RotateWebhookSecretDocument,
    "\n      mutation WebhookDeliveries_replayWebhookDelivery($id: ID!) {\n        replayWebhookDelivery(input: { id: $id }) { delivery { id } }\n      }\n    ": typeof types.WebhookDeliveries_ReplayWebhookDeliveryDocument,
    "\n      mutation WebhookDocs_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    ": typeof types.WebhookDocs_UpdateAssessmentDocument,
    "\n      mutation WebhookDocs_revealReturnSecret($id: ID!) {\n        revealReturnSecret(input: { assessmentId: $id }) { secret }\n      }\n    ": typeof types.WebhookDocs_RevealReturnSecretDocument,
    "query WebhookDocs_examReturn { examReturn(state: \"application-4711\") { url } }": typeof types.WebhookDocs_ExamReturnDocument,
    "\n        mutation WebhookDocs_rotateReturnSecret($id: ID!) {\n          rotateReturnSecret(input: { assessmentId: $id }) { returnPath { __typename } }\n        }\n      ": typeof types.WebhookDocs_RotateReturnSecretDocument,
    "\n      mutation WebhookOutbox_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": typeof types.WebhookOutbox_DeleteStaffUserDocument,
    "\n  fragment KitAttempts_proctorState on ProctorState {\n    warnings warningsLeft isSubmitted isSubmittedByProctoring\n    events { id kind startedAt seconds times countedAs note pictureUrls }\n  }\n": typeof types.KitAttempts_ProctorStateFragmentDoc,
    "\n  fragment KitAttempts_sitting on ExamSitting {\n    attemptId answersSecret state serverNow questionCount position answerRevision answerSavedAt\n    assessmentTitle showProgress isPaused mayGoBack visit\n    slots { position state isAnswered secondsLeft }\n    answer { ... on ChoicesAnswer { choiceIds } ... on TextAnswer { text } ... on TruthAnswer { truth } }\n    question {\n      id position type text durationSeconds baseDurationSeconds opensAt closesAt\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n": typeof types.KitAttempts_SittingFragmentDoc,
    "\n  fragment KitAttempts_saved on SavedAnswer {\n    questionId revision savedAt isLate receipt closesAt\n  }\n": typeof types.KitAttempts_SavedFragmentDoc,
    "\n  fragment KitAttempts_refused on Refusal {\n    code\n    ... on ConsentRequired { version }\n    ... on ExamUnavailable { reason }\n  }\n": typeof types.KitAttempts_RefusedFragmentDoc,
    "\n    mutation KitAttempts_startAttempt($input: StartAttemptInput!) {\n      done: startAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_StartAttemptDocument,
    "\n    mutation KitAttempts_resumeAttempt($input: ResumeAttemptInput!) {\n      done: resumeAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_ResumeAttemptDocument,
    "\n    mutation KitAttempts_nextQuestion($input: NextQuestionInput!) {\n      done: nextQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_NextQuestionDocument,
    "\n    mutation KitAttempts_goToQuestion($input: GoToQuestionInput!) {\n      done: goToQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_GoToQuestionDocument,
    "\n    mutation KitAttempts_submitAttempt($input: SubmitAttemptInput!) {\n      done: submitAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_SubmitAttemptDocument,
    "\n    mutation KitAttempts_saveAnswer($input: SaveAnswerInput!) {\n      done: saveAnswer(input: $input) { outcome { ...KitAttempts_saved ...KitAttempts_refused } }\n    }\n  ": typeof types.KitAttempts_SaveAnswerDocument,
    "\n    mutation KitAttempts_examPulse($input: ExamPulseInput!) {\n      examPulse(input: $input) {\n        state isLivePage questionId closesAt snapshotDue durationSeconds addedSeconds isPaused sittingEndsAt\n        message { id text at }\n      }\n    }\n  ": typeof types.KitAttempts_ExamPulseDocument,
    "\n    mutation KitAttempts_readExamMessage($input: ReadExamMessageInput!) {\n      readExamMessage(input: $input) { messageId }\n    }\n  ": typeof types.KitAttempts_ReadExamMessageDocument,
    "\n    mutation KitAttempts_reportProctorEvents($input: ReportProctorEventsInput!) {\n      reportProctorEvents(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  ": typeof types.KitAttempts_ReportProctorEventsDocument,
    "\n    mutation KitAttempts_noteProctorEvent($input: NoteProctorEventInput!) {\n      noteProctorEvent(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  ": typeof types.KitAttempts_NoteProctorEventDocument,
    "query KitAttempts_proctorState { proctorState { ...KitAttempts_proctorState } }": typeof types.KitAttempts_ProctorStateDocument,
    "\n  mutation KitBanks_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": typeof types.KitBanks_StartUploadDocument,
    "\n  mutation KitBanks_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { receivedParts } }\n  }\n": typeof types.KitBanks_UploadPartDocument,
    "\n  mutation KitBanks_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": typeof types.KitBanks_FinishUploadDocument,
    "\n  fragment KitControls_monitored on Attempt {\n    id state pausedAt addedSeconds resumesOnReturn submittedBy wasReopened unreadMessages\n  }\n": typeof types.KitControls_MonitoredFragmentDoc,
    "\n    mutation KitControls_pauseAttempt($input: PauseAttemptInput!) {\n      pauseAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_PauseAttemptDocument,
    "\n    mutation KitControls_continueAttempt($input: ContinueAttemptInput!) {\n      continueAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_ContinueAttemptDocument,
    "\n    mutation KitControls_endAttempt($input: EndAttemptInput!) {\n      endAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_EndAttemptDocument,
    "\n    mutation KitControls_addTime($input: AddTimeInput!) {\n      addTime(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_AddTimeDocument,
    "\n    mutation KitControls_reopenAttempt($input: ReopenAttemptInput!) {\n      reopenAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_ReopenAttemptDocument,
    "\n    mutation KitControls_messageCandidate($input: MessageCandidateInput!) {\n      messageCandidate(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": typeof types.KitControls_MessageCandidateDocument,
    "\n    mutation KitControls_setExtraTime($input: SetExtraTimeInput!) {\n      setExtraTime(input: $input) { invitation { id extraTimePercent } }\n    }\n  ": typeof types.KitControls_SetExtraTimeDocument,
    "\n    query KitControls_timeLedger($attemptId: ID!) {\n      attempt(id: $attemptId) {\n        timeLedger {\n          entries { number kind at position seconds percent closedBy reasonCode note actorName }\n          questions {\n            position baseSeconds grantedSeconds addedSeconds stoppedSeconds usedSeconds openedAt closesAt\n            closedAt\n          }\n        }\n      }\n    }\n  ": typeof types.KitControls_TimeLedgerDocument,
    "\n  mutation KitFiles_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { id name contentType byteSize url } }\n  }\n": typeof types.KitFiles_UploadFileDocument,
    "\n  fragment KitResults_value on AnswerValue {\n    ... on ChoicesAnswer { choiceIds }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n": typeof types.KitResults_ValueFragmentDoc,
    "\n  fragment KitResults_result on Result {\n    id\n    attempt { id }\n    score totalScore percentage status\n    band { name }\n    gradeBands { min max }\n    startedAt submittedAt submittedBy usedSeconds allottedSeconds awaitingCount overallFeedback\n    candidate { email }\n    assessment { title }\n    questions {\n      id position type text skill difficulty isAdditional\n      ... on DropdownResultQuestion { choices { text isRight } }\n      ... on MatchingResultQuestion { choices { text isRight } }\n      ... on MultipleChoiceResultQuestion { choices { text isRight } }\n      ... on QualifierResultQuestion { choices { text isRight } }\n      ... on RankingResultQuestion { choices { text isRight } }\n      ... on ShortAnswerResultQuestion { acceptedAnswers }\n      ... on TrueFalseResultQuestion { truth }\n      allottedSeconds usedSeconds closedBy\n      ... on AudioResultQuestion { rubric }\n      ... on DocumentResultQuestion { rubric }\n      ... on FileUploadResultQuestion { rubric }\n      ... on NumberResultQuestion { number { value tolerance } }\n      ... on OpenEndedResultQuestion { rubric }\n      ... on SlidesResultQuestion { rubric }\n      ... on SpreadsheetResultQuestion { rubric }\n      ... on VideoResultQuestion { rubric }\n      ... on XlcxResultQuestion { rubric }\n      answer { value { ...KitResults_value } savedAt revision }\n      lateAnswer { value { ...KitResults_value } savedAt revision }\n      mark {\n        score maxScore origin\n        explanation { code params { name value } }\n        feedback markedByName markedAt\n      }\n    }\n  }\n": typeof types.KitResults_ResultFragmentDoc,
    "\n  query KitResults_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) { result(candidateId: $candidateId) { ...KitResults_result } }\n  }\n": typeof types.KitResults_AssessmentDocument,
    "\n  fragment KitWebhooks_endpointFields on WebhookEndpoint {\n    id assessmentId url events isEnabled disabledBecause failingSince lastDeliveredAt previousSecretUntil\n  }\n": typeof types.KitWebhooks_EndpointFieldsFragmentDoc,
    "\n  fragment KitWebhooks_deliveryFields on WebhookDelivery {\n    id messageId type body status nextTryAt tryCount\n    tries {\n      number at durationMs outcome failure responseStatus url\n      requestHeaders { name value }\n      responseHeaders { name value }\n      responseBody isResponseCut\n    }\n  }\n": typeof types.KitWebhooks_DeliveryFieldsFragmentDoc,
    "\n  mutation KitWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n    createWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n": typeof types.KitWebhooks_CreateWebhookEndpointDocument,
    "\n  mutation KitWebhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n    updateWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n": typeof types.KitWebhooks_UpdateWebhookEndpointDocument,
    "\n  query KitWebhooks_webhookEndpoint($id: ID!) {\n    webhookEndpoint(id: $id) { ...KitWebhooks_endpointFields }\n  }\n": typeof types.KitWebhooks_WebhookEndpointDocument,
    "\n  query KitWebhooks_webhookDeliveries($endpointId: ID!, $status: WebhookDeliveryStatus) {\n    webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) {\n      totalCount\n      edges { node { ...KitWebhooks_deliveryFields } }\n    }\n  }\n": typeof types.KitWebhooks_WebhookDeliveriesDocument,
    "\n      mutation KitWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    ": typeof types.KitWebhooks_RevealWebhookSecretDocument,
    "\n        mutation KitWebhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id status } }\n        }\n      ": typeof types.KitWebhooks_TestWebhookEndpointDocument,
    "\n        mutation KitWebhooks_replayWebhookDelivery($id: ID!) {\n          replayWebhookDelivery(input: { id: $id }) { delivery { id status } }\n        }\n      ": typeof types.KitWebhooks_ReplayWebhookDeliveryDocument,
    "\n  mutation KitSignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome { ... on Viewer { id } ... on SecondStep { handle ways expiresInSeconds } }\n    }\n  }\n": typeof types.KitSignIn_SignInDocument,
    "\n      mutation KitViewers_createApiKey($input: CreateApiKeyInput!) {\n        createApiKey(input: $input) { secret apiKey { id } }\n      }\n    ": typeof types.KitViewers_CreateApiKeyDocument,
};
const documents: Documents = {
    "\n        mutation AccessRequestsGrant_requestAccess($input: RequestAccessInput!) {\n          requestAccess(input: $input) { answerWithinHours }\n        }\n      ": types.AccessRequestsGrant_RequestAccessDocument,
    "query AccessRequestsGrant_accessRequests { accessRequests { edges { node { id } } } }": types.AccessRequestsGrant_AccessRequestsDocument,
    "\n        mutation AccessRequestsGrant_decideAccessRequest($id: ID!) {\n          decideAccessRequest(input: { id: $id, decision: APPROVE }) { accessRequest { id } }\n        }\n      ": types.AccessRequestsGrant_DecideAccessRequestDocument,
    "\n  mutation AccessRequestsList_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n": types.AccessRequestsList_RequestAccessDocument,
    "\n  mutation AccessRequestsList_decideAccessRequest($input: DecideAccessRequestInput!) {\n    decideAccessRequest(input: $input) { accessRequest { id } }\n  }\n": types.AccessRequestsList_DecideAccessRequestDocument,
    "\n  query AccessRequestsList_accessRequests(\n    $first: Int\n    $after: String\n    $filter: AccessRequestFilter\n    $sort: AccessRequestSort\n    $direction: SortDirection\n  ) {\n    accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { id name email } }\n    }\n  }\n": types.AccessRequestsList_AccessRequestsDocument,
    "query AccessRequestsList_openAccessRequestCount { openAccessRequestCount }": types.AccessRequestsList_OpenAccessRequestCountDocument,
    "\n    mutation AccessRequests_requestAccess($input: RequestAccessInput!) {\n      requestAccess(input: $input) { answerWithinHours }\n    }\n  ": types.AccessRequests_RequestAccessDocument,
    "\n    mutation AccessRequests_decideAccessRequest($input: DecideAccessRequestInput!) {\n      decideAccessRequest(input: $input) { accessRequest { id status decidedAt decidedByName } }\n    }\n  ": types.AccessRequests_DecideAccessRequestDocument,
    "\n    query AccessRequests_accessRequests(\n      $first: Int\n      $after: String\n      $filter: AccessRequestFilter\n      $sort: AccessRequestSort\n      $direction: SortDirection\n    ) {\n      accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id name email companyName status } }\n      }\n    }\n  ": types.AccessRequests_AccessRequestsDocument,
    "\n    mutation AccessRequests_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  ": types.AccessRequests_SetPasswordDocument,
    "query AccessRequests_viewer { viewer { requestsForNewUsers } }": types.AccessRequests_ViewerDocument,
    "\n    mutation AccessRequests_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome {\n          ... on Viewer { role credits { maxRequests remaining } }\n          ... on SecondStep { handle ways expiresInSeconds }\n        }\n      }\n    }\n  ": types.AccessRequests_SignInDocument,
    "\n    mutation AccessRequests_askForHelp($input: AskForHelpInput!) {\n      askForHelp(input: $input) { answerWithinHours }\n    }\n  ": types.AccessRequests_AskForHelpDocument,
    "\n      query AccessRequests_accessRequests2($filter: AccessRequestFilter) {\n        accessRequests(filter: $filter) { edges { node { decidedByName } } }\n      }\n    ": types.AccessRequests_AccessRequests2Document,
    "\n  mutation Accommodation_askForAccommodation($input: AskForAccommodationInput!) {\n    askForAccommodation(input: $input) {\n      outcome {\n        ... on AccommodationRequest { text percent decidedAt isGranted }\n        ... on AccommodationTooLate { code }\n      }\n    }\n  }\n": types.Accommodation_AskForAccommodationDocument,
    "\n  query Accommodation_examEntry {\n    examEntry { extraTimePercent totalSeconds accommodation { text percent isGranted } }\n  }\n": types.Accommodation_ExamEntryDocument,
    "\n  mutation Accommodation_setExtraTime($input: SetExtraTimeInput!) {\n    setExtraTime(input: $input) { invitation { extraTimePercent } }\n  }\n": types.Accommodation_SetExtraTimeDocument,
    "\n  mutation Accommodation_declineAccommodation($input: DeclineAccommodationInput!) {\n    declineAccommodation(input: $input) { invitation { accommodation { isGranted } } }\n  }\n": types.Accommodation_DeclineAccommodationDocument,
    "\n  query Accommodation_assessment($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { accommodation { text percent isGranted } } } } }\n  }\n": types.Accommodation_AssessmentDocument,
    "\n  query Accommodation_assessment2($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { decisionStage { id } accommodation { text } } } } }\n  }\n": types.Accommodation_Assessment2Document,
    "\n  mutation Accommodation_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": types.Accommodation_DecideOnInvitationsDocument,
    "\n  mutation Accommodation_cancelInvitations($input: InvitationsInput!) {\n    cancelInvitations(input: $input) { skippedCount }\n  }\n": types.Accommodation_CancelInvitationsDocument,
    "\n      query Accommodation_examEntry2 {\n        examEntry { types takesBack shortestSeconds longestSeconds organiser }\n      }\n    ": types.Accommodation_ExamEntry2Document,
    "\n  query AfterExam_afterExam {\n    afterExam {\n      submittedBy questionCount answeredCount personCount isResultShown delivery organiser recordedUntil\n      notesUntil answersUntil resultUntil\n    }\n  }\n": types.AfterExam_AfterExamDocument,
    "\n  mutation AfterExam_noteProctorEvent($input: NoteProctorEventInput!) {\n    noteProctorEvent(input: $input) { proctorState { events { note } } }\n  }\n": types.AfterExam_NoteProctorEventDocument,
    "\n      query AfterExam_checkReceipt($code: String!) {\n        checkReceipt(code: $code) { candidateName position }\n      }\n    ": types.AfterExam_CheckReceiptDocument,
    "\n  mutation ApiKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n      apiKey { id name hint scopes expiresAt isExpired lastUsedAt isOwn ownerName }\n    }\n  }\n": types.ApiKeys_CreateApiKeyDocument,
    "\n  mutation ApiKeys_revokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) { apiKeys { id } }\n  }\n": types.ApiKeys_RevokeApiKeyDocument,
    "\n  query ApiKeys_apiKeys {\n    apiKeys { id name isOwn isExpired lastUsedAt lastUsedIp recentCalls ownerName }\n  }\n": types.ApiKeys_ApiKeysDocument,
    "query ApiKeys_assessments { assessments { totalCount } }": types.ApiKeys_AssessmentsDocument,
    "query ApiKeys_passwordWasSet { passwordWasSet(confirmation: \"x\") }": types.ApiKeys_PasswordWasSetDocument,
    "\n      mutation ApiKeys_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    ": types.ApiKeys_ChangeStaffVerificationDocument,
    "query ApiKeys_viewer { viewer { name role } }": types.ApiKeys_ViewerDocument,
    "query ApiKeys_assessment { assessment(id: \"00000000-0000-4000-8000-000000000000\") { id } }": types.ApiKeys_AssessmentDocument,
    "query ApiKeys_auditActions { auditActions }": types.ApiKeys_AuditActionsDocument,
    "query ApiKeys_hrs { hrs { totalCount } }": types.ApiKeys_HrsDocument,
    "query ApiKeys___schema { __schema { queryType { name } } }": types.ApiKeys___SchemaDocument,
    "mutation ApiKeys_deleteTest { deleteTest(input: { id: \"x\" }) { testId } }": types.ApiKeys_DeleteTestDocument,
    "mutation ApiKeys_deleteTest2 { deleteTest(input: { id: \"x\" }) { testId } }": types.ApiKeys_DeleteTest2Document,
    "\n        mutation ApiKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n          deleteStaffUser(input: $input) { staffUserId }\n        }\n      ": types.ApiKeys_DeleteStaffUserDocument,
    "\n  query AssessmentAnalytics_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      analytics {\n        results isSmallSample averageSeconds\n        distribution { from to count }\n        bands { band { name } count }\n        paper { mean median sd alpha standardError }\n        questions {\n          text attempts facility discrimination guessing intendedWeight effectiveWeight isAgainstTotal\n          averageSeconds\n          choices { text isRight count meanPercentage }\n        }\n      }\n    }\n  }\n": types.AssessmentAnalytics_AssessmentDocument,
    "\n  query AssessmentAnalytics_percentages($assessmentId: ID!, $language: ContentLanguage) {\n    assessment(id: $assessmentId) {\n      analytics(language: $language) {\n        results averagePercentage averageTotalScore paper { mean } questions { questionId text }\n      }\n    }\n  }\n": types.AssessmentAnalytics_PercentagesDocument,
    "\n  query AssessmentAnalytics_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token }\n  }\n": types.AssessmentAnalytics_PreviewRemarkingDocument,
    "\n  mutation AssessmentAnalytics_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": types.AssessmentAnalytics_ApplyRemarkingDocument,
    "fragment AssessmentExports_fields on AssessmentExport { id state progress total byteSize failure expiresAt }": types.AssessmentExports_FieldsFragmentDoc,
    "\n  mutation AssessmentExports_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n": types.AssessmentExports_StartAssessmentExportDocument,
    "\n  mutation AssessmentExports_cancelAssessmentExport($input: CancelAssessmentExportInput!) {\n    cancelAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n": types.AssessmentExports_CancelAssessmentExportDocument,
    "\n  query AssessmentExports_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { exports { ...AssessmentExports_fields } }\n  }\n": types.AssessmentExports_AssessmentDocument,
    "\n    mutation AssessmentExports_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id } }\n    }\n  ": types.AssessmentExports_UploadAnswerFileDocument,
    "\n      subscription AssessmentExports_assessmentExportProgressed($id: ID!) {\n        assessmentExportProgressed(id: $id) { state }\n      }\n    ": types.AssessmentExports_AssessmentExportProgressedDocument,
    "\n      mutation AssessmentExports_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { id } }\n      }\n    ": types.AssessmentExports_EraseCandidateDocument,
    "\n  fragment AssessmentListActions_fields on Assessment {\n    id title jobRole status publishedAt isArchived ownerName\n    gradeBands { name min max color }\n    configuration { passMark opensAt closesAt allowBack extraTimePercent }\n    reportOptions { showCorrectAnswers }\n    proctoring { fullScreen }\n    integration { redirectUrl }\n    tests { id }\n    ownQuestions { id text canEdit }\n    pools { id skill drawCount }\n  }\n": types.AssessmentListActions_FieldsFragmentDoc,
    "\n  mutation AssessmentListActions_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n": types.AssessmentListActions_DuplicateAssessmentDocument,
    "\n  mutation AssessmentListActions_archiveAssessment($input: ArchiveAssessmentInput!) {\n    archiveAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n": types.AssessmentListActions_ArchiveAssessmentDocument,
    "\n  query AssessmentListActions_assessment($id: ID!) {\n    assessment(id: $id) { ...AssessmentListActions_fields }\n  }\n": types.AssessmentListActions_AssessmentDocument,
    "\n  query AssessmentListActions_assessments($filter: AssessmentFilter) {\n    assessments(filter: $filter) { edges { node { title } } }\n  }\n": types.AssessmentListActions_AssessmentsDocument,
    "\n  mutation AssessmentListActions_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n": types.AssessmentListActions_PublishAssessmentDocument,
    "\n  mutation AssessmentListActions_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n": types.AssessmentListActions_ChangeAssessmentStatusDocument,
    "\n  mutation AssessmentListActions_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n": types.AssessmentListActions_SetPoolsDocument,
    "query AssessmentListActions_examEntry { examEntry { state unavailableReason } }": types.AssessmentListActions_ExamEntryDocument,
    "\n  fragment AssessmentSettings_settings on Assessment {\n    configuration { allowBack extraTimePercent }\n    proctoring {\n      webcamSnapshots snapshotsPerHour fullScreen tabLeaving copyPaste cameraRequired minimumSeconds\n      submitsWhenLeft warningsBeforeSubmit retentionDays\n    }\n    integration { redirectUrl }\n  }\n": types.AssessmentSettings_SettingsFragmentDoc,
    "\n  mutation AssessmentSettings_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...AssessmentSettings_settings } }\n  }\n": types.AssessmentSettings_UpdateAssessmentDocument,
    "\n  mutation AssessmentSettings_updateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { settings { defaultConfiguration { allowBack extraTimePercent } } }\n  }\n": types.AssessmentSettings_UpdateSettingsDocument,
    "\n  query AssessmentsList_assessments(\n    $first: Int\n    $after: String\n    $filter: AssessmentFilter\n    $sort: AssessmentSort\n    $direction: SortDirection\n  ) {\n    assessments(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { node { title ownerName questionCount durationSeconds totalScore } }\n    }\n  }\n": types.AssessmentsList_AssessmentsDocument,
    "\n  fragment AssessmentsOwnQuestions_fields on Assessment {\n    id updatedAt questionCount durationSeconds totalScore\n    ownQuestions {\n      id text type translationState\n      ... on DropdownQuestion { choices { text isRight } }\n      ... on MatchingQuestion { choices { text isRight } }\n      ... on MultipleChoiceQuestion { choices { text isRight } }\n      ... on QualifierQuestion { choices { text isRight } }\n      ... on RankingQuestion { choices { text isRight } }\n    }\n  }\n": types.AssessmentsOwnQuestions_FieldsFragmentDoc,
    "\n  mutation AssessmentsOwnQuestions_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    done: addAssessmentQuestion(input: $input) { questionId assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": types.AssessmentsOwnQuestions_AddAssessmentQuestionDocument,
    "\n  mutation AssessmentsOwnQuestions_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n    done: removeAssessmentQuestion(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": types.AssessmentsOwnQuestions_RemoveAssessmentQuestionDocument,
    "\n  mutation AssessmentsOwnQuestions_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    done: reorderAssessmentQuestions(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n": types.AssessmentsOwnQuestions_ReorderAssessmentQuestionsDocument,
    "\n      query AssessmentsOwnQuestions_question($id: ID!) {\n        question(id: $id) { text usage { assessments } }\n      }\n    ": types.AssessmentsOwnQuestions_QuestionDocument,
    "\n    mutation AssessmentsOwnQuestions_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n      done: addQuestionsFromBank(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n    }\n  ": types.AssessmentsOwnQuestions_AddQuestionsFromBankDocument,
    "\n      query AssessmentsOwnQuestions_question2($id: ID!) {\n        question(id: $id) { canEdit version ownerName }\n      }\n    ": types.AssessmentsOwnQuestions_Question2Document,
    "query AssessmentsScope_assessment($id: ID!) { assessment(id: $id) { id } }": types.AssessmentsScope_AssessmentDocument,
    "\n          mutation AssessmentsScope_updateAssessment($input: UpdateAssessmentInput!) {\n            updateAssessment(input: $input) { assessment { id } }\n          }\n        ": types.AssessmentsScope_UpdateAssessmentDocument,
    "\n          mutation AssessmentsScope_publishAssessment($id: ID!) {\n            publishAssessment(input: { id: $id }) { assessment { id } }\n          }\n        ": types.AssessmentsScope_PublishAssessmentDocument,
    "\n          mutation AssessmentsScope_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n            changeAssessmentStatus(input: $input) { assessment { id } }\n          }\n        ": types.AssessmentsScope_ChangeAssessmentStatusDocument,
    "\n          mutation AssessmentsScope_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": types.AssessmentsScope_AddAssessmentQuestionDocument,
    "\n          mutation AssessmentsScope_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n            removeAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": types.AssessmentsScope_RemoveAssessmentQuestionDocument,
    "\n          mutation AssessmentsScope_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n            reorderAssessmentQuestions(input: $input) { assessment { id } }\n          }\n        ": types.AssessmentsScope_ReorderAssessmentQuestionsDocument,
    "\n  fragment Assessments_fields on Assessment {\n    id title jobRole description level language type welcomeVideoUrl status publishedAt createdAt updatedAt\n    ownerName\n    configuration {\n      passMark opensAt closesAt showProgress shuffleQuestions shuffleChoices resultVisibility\n    }\n    reportOptions { showCandidateInformation showQuestions showCorrectAnswers }\n    gradeBands { name min max color }\n    questionCount durationSeconds totalScore\n    tests { id title }\n    ownQuestions { text }\n  }\n": types.Assessments_FieldsFragmentDoc,
    "\n  mutation Assessments_createAssessment($input: CreateAssessmentInput!) {\n    createAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n": types.Assessments_CreateAssessmentDocument,
    "\n  mutation Assessments_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n": types.Assessments_UpdateAssessmentDocument,
    "\n  mutation Assessments_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { id status publishedAt } }\n  }\n": types.Assessments_PublishAssessmentDocument,
    "\n  mutation Assessments_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n": types.Assessments_ChangeAssessmentStatusDocument,
    "\n  fragment AttemptProgress_fields on Attempt {\n    id\n    candidate { name }\n    assessment { title }\n    invitation { id }\n    state position questionCount startedAt questionClosesAt expiresAt lastSeenAt submittedAt serverNow\n  }\n": types.AttemptProgress_FieldsFragmentDoc,
    "\n  query AttemptProgress_liveAttempts {\n    liveAttempts(first: 100) { edges { node { ...AttemptProgress_fields } } }\n  }\n": types.AttemptProgress_LiveAttemptsDocument,
    "\n  subscription AttemptProgress_attemptProgressed {\n    attemptProgressed { ...AttemptProgress_fields }\n  }\n": types.AttemptProgress_AttemptProgressedDocument,
    "\n  query AttemptProgress_assessment($assessmentId: ID!, $first: Int, $after: String) {\n    assessment(id: $assessmentId) {\n      attempts(first: $first, after: $after) {\n        totalCount\n        edges { node { id } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AttemptProgress_AssessmentDocument,
    "\n      query AttemptProgress_assessment2($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { attempt { position state } result { score } } } }\n        }\n      }\n    ": types.AttemptProgress_Assessment2Document,
    "\n  query Audit_auditEntries($filter: AuditFilter, $first: Int, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          at actorId actorName actorRole action objectType objectId objectLabel outcome ip userAgent\n          requestId\n        }\n      }\n    }\n  }\n": types.Audit_AuditEntriesDocument,
    "mutation Audit_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }": types.Audit_CreateHrDocument,
    "mutation Audit_updateHr($input: UpdateHrInput!) { updateHr(input: $input) { staffUser { id } } }": types.Audit_UpdateHrDocument,
    "\n        mutation Audit_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n          changeStaffVerification(input: $input) { staffUser { id } }\n        }\n      ": types.Audit_ChangeStaffVerificationDocument,
    "\n          mutation Audit_deleteStaffUser($input: DeleteStaffUserInput!) {\n            deleteStaffUser(input: $input) { staffUserId }\n          }\n        ": types.Audit_DeleteStaffUserDocument,
    "\n          mutation Audit_requestAccess($input: RequestAccessInput!) {\n            requestAccess(input: $input) { answerWithinHours }\n          }\n        ": types.Audit_RequestAccessDocument,
    "\n          mutation Audit_decideAccessRequest($input: DecideAccessRequestInput!) {\n            decideAccessRequest(input: $input) { accessRequest { id } }\n          }\n        ": types.Audit_DecideAccessRequestDocument,
    "\n      mutation Audit_changePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) { viewer { id } }\n      }\n    ": types.Audit_ChangePasswordDocument,
    "mutation Audit_endOtherSessions { endOtherSessions { sessions { id } } }": types.Audit_EndOtherSessionsDocument,
    "mutation Audit_signOut { signOut { wasSignedIn } }": types.Audit_SignOutDocument,
    "query Audit_openAccessRequestCount { openAccessRequestCount }": types.Audit_OpenAccessRequestCountDocument,
    "query Audit_openAccessRequestCount2 { openAccessRequestCount }": types.Audit_OpenAccessRequestCount2Document,
    "query Audit_openAccessRequestCount3 { openAccessRequestCount }": types.Audit_OpenAccessRequestCount3Document,
    "query Audit_auditActions { auditActions }": types.Audit_AuditActionsDocument,
    "query Audit_openAccessRequestCount4 { openAccessRequestCount }": types.Audit_OpenAccessRequestCount4Document,
    "query AuthorizationKeys_viewer { viewer { id } }": types.AuthorizationKeys_ViewerDocument,
    "\n        query AuthorizationKeys_assessment {\n          assessment(id: \"x\") { invitations { edges { node { examUrl } } } }\n        }\n      ": types.AuthorizationKeys_AssessmentDocument,
    "\n        query AuthorizationKeys_assessment2 {\n          assessment(id: \"x\") { invitations { edges { node { result { percentage } } } } }\n        }\n      ": types.AuthorizationKeys_Assessment2Document,
    "query AuthorizationKeys_assessments { assessments { edges { node { averagePercentage } } } }": types.AuthorizationKeys_AssessmentsDocument,
    "query AuthorizationKeys_assessment3 { assessment(id: \"x\") { ownQuestions { text } } }": types.AuthorizationKeys_Assessment3Document,
    "\n        query AuthorizationKeys_test {\n          ...AuthorizationKeys_key\n        }\n        fragment AuthorizationKeys_key on Query {\n          test(id: \"x\") { questions { ... on TrueFalseQuestion { truth } } }\n        }\n      ": types.AuthorizationKeys_TestDocument,
    "query Authorization_sessions { sessions { id } }": types.Authorization_SessionsDocument,
    "\n    mutation Authorization_createPublicLink($input: CreatePublicLinkInput!) {\n      createPublicLink(input: $input) { publicLink { id } }\n    }\n  ": types.Authorization_CreatePublicLinkDocument,
    "\n    mutation Authorization_startAssessmentExport($input: StartAssessmentExportInput!) {\n      startAssessmentExport(input: $input) { assessmentExport { id } }\n    }\n  ": types.Authorization_StartAssessmentExportDocument,
    "\n    mutation Authorization_startQuestionImport($input: StartQuestionImportInput!) {\n      startQuestionImport(input: $input) { questionImportJob { id } }\n    }\n  ": types.Authorization_StartQuestionImportDocument,
    "\n    mutation Authorization_createShareLink($input: CreateShareLinkInput!) {\n      createShareLink(input: $input) { link { id } }\n    }\n  ": types.Authorization_CreateShareLinkDocument,
    "fragment Brands_shades on AccentShades { brand text contrast }": types.Brands_ShadesFragmentDoc,
    "\n  fragment Brands_shown on Brand {\n    name { en ar }\n    logo { path darkPath width height }\n    accent { light { ...Brands_shades } dark { ...Brands_shades } }\n    supportAddress\n    imprint { en ar }\n  }\n": types.Brands_ShownFragmentDoc,
    "\n  mutation Brands_updateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) { brand { name accent logoPath darkLogoPath shown { ...Brands_shown } } }\n  }\n": types.Brands_UpdateBrandDocument,
    "\n  query Brands_brandSettings($hrId: ID) {\n    brandSettings(hrId: $hrId) { name accent logoPath shown { ...Brands_shown } }\n  }\n": types.Brands_BrandSettingsDocument,
    "query Brands_examEntry { examEntry { brand { ...Brands_shown } } }": types.Brands_ExamEntryDocument,
    "query BrokenLines_entry { examEntry { state } }": types.BrokenLines_EntryDocument,
    "\n  query CandidateReport_candidateReport($id: ID!) {\n    candidateReport(id: $id) {\n      completedAssessments status\n      candidate { name email phone }\n      results {\n        edges {\n          node {\n            assessmentId assessmentTitle assessmentDescription score totalScore percentage status stage\n            band { name }\n            submittedAt usedSeconds allottedSeconds overallFeedback feedbackByName isFeedbackShared\n            skillProfile { groupSize skills { skill percentage average } }\n          }\n        }\n      }\n    }\n  }\n": types.CandidateReport_CandidateReportDocument,
    "query CandidatesBody_viewer { viewer { id } }": types.CandidatesBody_ViewerDocument,
    "\n  query CandidatesList_candidates(\n    $filter: CandidateFilter\n    $rows: CandidateRows\n    $sort: CandidateSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    candidates(filter: $filter, rows: $rows, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id stage invitedAt completedAt\n          candidate { name invitationCount completedCount }\n          assessment { title }\n          result { percentage status }\n        }\n      }\n    }\n  }\n": types.CandidatesList_CandidatesDocument,
    "\n  fragment CandidatesPreview_PREVIEW on CandidateListPreview {\n    hasHeader recognisedColumns readyCount problemCount duplicateCount\n    rows { line firstName lastName email phone problems { field problem } duplicate firstLine invitedAt }\n  }\n": types.CandidatesPreview_PreviewFragmentDoc,
    "\n  mutation CandidatesPreview_preview($input: PreviewCandidateTextInput!) {\n    preview: previewCandidateText(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n": types.CandidatesPreview_PreviewDocument,
    "\n  mutation CandidatesPreview_preview2($input: PreviewCandidateRowsInput!) {\n    preview: previewCandidateRows(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n": types.CandidatesPreview_Preview2Document,
    "\n  mutation CandidatesPreview_preview3($assessmentId: ID!, $file: Upload!) {\n    preview: previewCandidateFile(input: { assessmentId: $assessmentId, file: $file }) {\n      preview { ...CandidatesPreview_PREVIEW }\n    }\n  }\n": types.CandidatesPreview_Preview3Document,
    "\n  query Dashboard_dashboard {\n    dashboard { totalInvites totalCandidates totalAssessments activeAssessments inactiveAssessments }\n  }\n": types.Dashboard_DashboardDocument,
    "\n  query Dashboard_dashboard2($range: DashboardRange!, $timeZone: String) {\n    dashboard { attendance(range: $range, timeZone: $timeZone) { startsOn invited attended } }\n  }\n": types.Dashboard_Dashboard2Document,
    "\n          query Dashboard_dashboard3 {\n            dashboard { lastSignInAt lastAssessment { id } totalInvites recentAssessments { id } }\n          }\n        ": types.Dashboard_Dashboard3Document,
    "query Dashboard_dashboard4 { dashboard { credits { numberOfRequests maxRequests remaining } } }": types.Dashboard_Dashboard4Document,
    "\n        mutation Dashboard_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": types.Dashboard_UpdateAssessmentDocument,
    "query Dashboard_dashboard5 { dashboard { lastAssessment { title } recentAssessments { title } } }": types.Dashboard_Dashboard5Document,
    "query Dashboard_dashboard6 { dashboard { hasResults } }": types.Dashboard_Dashboard6Document,
    "query Dashboard_dashboard7 { dashboard { lastPublishedAssessment { title } } }": types.Dashboard_Dashboard7Document,
    "\n      query Dashboard_assessments {\n        assessments(sort: TITLE) {\n          edges { node { title averagePercentage bandShares { count band { name } } } }\n        }\n      }\n    ": types.Dashboard_AssessmentsDocument,
    "\n  mutation DeadLinks_startRecording($input: StartRecordingInput!) {\n    startRecording(input: $input) { recording { id } }\n  }\n": types.DeadLinks_StartRecordingDocument,
    "\n    mutation Deciding_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) {\n        changed { id decisionStage { id name } decisions { edges { node { stage { id name } reason decidedByName } } } }\n        before { invitationId decisionStageId }\n        skippedCount\n      }\n    }\n  ": types.Deciding_DecideOnInvitationsDocument,
    "\n    mutation Deciding_tagInvitations($input: TagInvitationsInput!) {\n      tagInvitations(input: $input) { changed { id tags } before { invitationId tags } skippedCount }\n    }\n  ": types.Deciding_TagInvitationsDocument,
    "\n    mutation Deciding_setDecisionStages($input: SetDecisionStagesInput!) {\n      setDecisionStages(input: $input) { assessment { decisionStages { id name count } } }\n    }\n  ": types.Deciding_SetDecisionStagesDocument,
    "\n    mutation Deciding_writeNote($input: WriteNoteInput!) {\n      writeNote(input: $input) { note { id text writtenByName isOwn mentionedNames } }\n    }\n  ": types.Deciding_WriteNoteDocument,
    "mutation Deciding_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }": types.Deciding_DeleteNoteDocument,
    "\n    query Deciding_assessment($id: ID!) {\n      assessment(id: $id) { tags decisionStages { id name count } colleagues { edges { node { id name } } } }\n    }\n  ": types.Deciding_AssessmentDocument,
    "\n    query Deciding_assessment2($id: ID!, $filter: InvitationFilter) {\n      assessment(id: $id) {\n        invitations(filter: $filter) { totalCount edges { node { id tags notes { edges { node { text } } } } } }\n      }\n    }\n  ": types.Deciding_Assessment2Document,
    "\n  mutation EditedByTwo_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { language tests { id } gradeBands { name min max color } } }\n  }\n": types.EditedByTwo_UpdateAssessmentDocument,
    "\n  query EditedByTwo_translation($id: ID!) { assessment(id: $id) { translation { title jobRole bandNames } } }\n": types.EditedByTwo_TranslationDocument,
    "\n  mutation EditedByTwo_rewordMail($input: WordMailInput!) { rewordMail(input: $input) { wording { subject text } } }\n": types.EditedByTwo_RewordMailDocument,
    "\n  mutation EditedByTwo_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) { wording { subject text } }\n  }\n": types.EditedByTwo_ResetMailWordingDocument,
    "\n  query EditedByTwo_mailWordings($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n": types.EditedByTwo_MailWordingsDocument,
    "\n  mutation EditedByTwo_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { pools { id skill difficulty language drawCount } } }\n  }\n": types.EditedByTwo_SetPoolsDocument,
    "\n  mutation EditedByTwo_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    reorderAssessmentQuestions(input: $input) { assessment { ownQuestions { id } } }\n  }\n": types.EditedByTwo_ReorderAssessmentQuestionsDocument,
    "\n  mutation EditedByTwo_reorderTestQuestions($input: TestQuestionsInput!) {\n    reorderTestQuestions(input: $input) { test { questions { id } } }\n  }\n": types.EditedByTwo_ReorderTestQuestionsDocument,
    "\n  query EditedByTwo_assessment($id: ID!) {\n    assessment(id: $id) {\n      tests { id } gradeBands { name min max color } ownQuestions { id }\n      pools { id skill difficulty language drawCount }\n    }\n  }\n": types.EditedByTwo_AssessmentDocument,
    "query EditedByTwo_test($id: ID!) { test(id: $id) { questions { id } } }": types.EditedByTwo_TestDocument,
    "\n  mutation ExamNudges_pauseAttempt($input: PauseAttemptInput!) {\n    pauseAttempt(input: $input) { attempt { pausedAt } }\n  }\n": types.ExamNudges_PauseAttemptDocument,
    "\n  mutation ExamNudges_messageCandidate($input: MessageCandidateInput!) {\n    messageCandidate(input: $input) { attempt { id } }\n  }\n": types.ExamNudges_MessageCandidateDocument,
    "\n  query ExamPreview_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      paperPreview {\n        seed\n        entry {\n          state assessmentTitle candidateFirstName questionCount totalSeconds needsCamera needsMicrophone\n        }\n        questions {\n          id position type text\n          ... on DropdownExamQuestion { choices { id text } }\n          ... on MatchingExamQuestion { choices { id text } }\n          ... on MultipleChoiceExamQuestion { choices { id text } }\n          ... on QualifierExamQuestion { choices { id text } }\n          ... on RankingExamQuestion { choices { id text } }\n        }\n      }\n    }\n  }\n": types.ExamPreview_AssessmentDocument,
    "\n  query ExamPreview_previewMarks($input: PreviewMarksInput!) {\n    previewMarks(input: $input) {\n      score totalScore percentage status\n      band { name }\n      marks { questionId position score maxScore explanation { code params { name value } } }\n    }\n  }\n": types.ExamPreview_PreviewMarksDocument,
    "\n      mutation ExamPreview_setPools($input: SetPoolsInput!) {\n        setPools(input: $input) { assessment { id } }\n      }\n    ": types.ExamPreview_SetPoolsDocument,
    "query Exam_examEntry { examEntry { state } }": types.Exam_ExamEntryDocument,
    "\n    mutation Exam_startAttempt {\n      startAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": types.Exam_StartAttemptDocument,
    "\n    mutation Exam_resumeAttempt {\n      resumeAttempt(input: { pageId: \"x\", takeOver: true }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": types.Exam_ResumeAttemptDocument,
    "\n    mutation Exam_saveAnswer {\n      saveAnswer(input: { pageId: \"x\", questionId: \"x\", revision: 1, value: { text: \"\" } }) {\n        outcome { ... on SavedAnswer { revision } }\n      }\n    }\n  ": types.Exam_SaveAnswerDocument,
    "\n    mutation Exam_nextQuestion {\n      nextQuestion(input: { pageId: \"x\", questionId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": types.Exam_NextQuestionDocument,
    "\n    mutation Exam_goToQuestion {\n      goToQuestion(input: { pageId: \"x\", questionId: \"x\", visit: 1, position: 1 }) {\n        outcome { ... on ExamSitting { state } }\n      }\n    }\n  ": types.Exam_GoToQuestionDocument,
    "\n    mutation Exam_submitAttempt {\n      submitAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  ": types.Exam_SubmitAttemptDocument,
    "mutation Exam_examPulse { examPulse(input: { pageId: \"x\" }) { state } }": types.Exam_ExamPulseDocument,
    "query Exam_liveAttempts { liveAttempts { totalCount } }": types.Exam_LiveAttemptsDocument,
    "query Exam_assessment { assessment(id: \"x\") { result(candidateId: \"x\") { score } } }": types.Exam_AssessmentDocument,
    "query Exam_examEntry2 { examEntry { state description assessmentTitle } }": types.Exam_ExamEntry2Document,
    "\n  mutation Feedback_giveFeedback($input: GiveFeedbackInput!) {\n    giveFeedback(input: $input) { feedback { text byName at isShared delivery } }\n  }\n": types.Feedback_GiveFeedbackDocument,
    "\n  mutation Feedback_giveAnswerFeedback($input: GiveAnswerFeedbackInput!) {\n    giveAnswerFeedback(input: $input) { feedback }\n  }\n": types.Feedback_GiveAnswerFeedbackDocument,
    "\n  mutation Feedback_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n": types.Feedback_MarkAnswerDocument,
    "\n  query Feedback_examOutcome {\n    examResult {\n      __typename\n      ... on PendingExamResult { assessmentTitle note: feedback }\n      ... on ExamResultFeedback { assessmentTitle feedback }\n      ... on ShownExamResult {\n        assessmentTitle score totalScore percentage status\n        band { name }\n        note: feedback\n        questions {\n          question { text }\n          answer { ... on TextAnswer { text } ... on TruthAnswer { truth } }\n          score\n          rightAnswer { ... on TruthAnswer { truth } }\n          feedback\n        }\n      }\n    }\n  }\n": types.Feedback_ExamOutcomeDocument,
    "\n    mutation Files_startUpload($input: StartUploadInput!) {\n      startUpload(input: $input) { upload { id partBytes receivedParts } }\n    }\n  ": types.Files_StartUploadDocument,
    "\n    mutation Files_uploadPart($input: UploadPartInput!) {\n      uploadPart(input: $input) { upload { receivedParts } }\n    }\n  ": types.Files_UploadPartDocument,
    "\n    mutation Files_finishUpload($input: FinishUploadInput!) {\n      finishUpload(input: $input) { file { id name contentType byteSize url } }\n    }\n  ": types.Files_FinishUploadDocument,
    "\n  query FindAssessments_findAssessments($search: String!) {\n    findAssessments(search: $search) { title }\n  }\n": types.FindAssessments_FindAssessmentsDocument,
    "\n  query FindCandidates_findCandidates($search: String!) {\n    findCandidates(search: $search) { name email }\n  }\n": types.FindCandidates_FindCandidatesDocument,
    "\n  query Floods_auditEntries {\n    auditEntries { totalCount }\n  }\n": types.Floods_AuditEntriesDocument,
    "\n    mutation GrowingLists_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) { skippedCount }\n    }\n  ": types.GrowingLists_DecideOnInvitationsDocument,
    "mutation GrowingLists_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }": types.GrowingLists_WriteNoteDocument,
    "\n    mutation GrowingLists_createShareLink($input: CreateShareLinkInput!) { createShareLink(input: $input) { link { id } } }\n  ": types.GrowingLists_CreateShareLinkDocument,
    "\n    query GrowingLists_assessment($id: ID!, $notesAfter: String, $decisionsAfter: String) {\n      assessment(id: $id) {\n        invitations {\n          edges {\n            node {\n              id\n              notes(first: 2, after: $notesAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { text } }\n              }\n              decisions(first: 2, after: $decisionsAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { reason } }\n              }\n            }\n          }\n        }\n      }\n    }\n  ": types.GrowingLists_AssessmentDocument,
    "\n    query GrowingLists_assessment2($assessmentId: ID!, $candidateId: ID!, $after: String) {\n      assessment(id: $assessmentId) {\n        result(candidateId: $candidateId) {\n          shareLinks(first: 2, after: $after) {\n            totalCount pageInfo { hasNextPage endCursor } edges { node { id } }\n          }\n        }\n      }\n    }\n  ": types.GrowingLists_Assessment2Document,
    "\n    query GrowingLists_candidateReport($id: ID!, $after: String) {\n      candidateReport(id: $id) {\n        completedAssessments\n        results(first: 1, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { attemptId } }\n        }\n      }\n    }\n  ": types.GrowingLists_CandidateReportDocument,
    "\n    query GrowingLists_assessment3($id: ID!, $search: String, $after: String) {\n      assessment(id: $id) {\n        colleagues(first: 2, search: $search, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { name } }\n        }\n      }\n    }\n  ": types.GrowingLists_Assessment3Document,
    "\n    query GrowingLists_receivers($excludingId: ID!, $search: String, $after: String) {\n      receivers(excludingId: $excludingId, search: $search, first: 2, after: $after) {\n        totalCount pageInfo { hasNextPage endCursor } edges { node { id name } }\n      }\n    }\n  ": types.GrowingLists_ReceiversDocument,
    "query Http_viewer { viewer { id } }": types.Http_ViewerDocument,
    "\n  mutation Idempotency_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { id examUrl candidate { email } }\n      credits { numberOfRequests }\n    }\n  }\n": types.Idempotency_InviteCandidatesDocument,
    "\n  mutation Identity_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome {\n        ... on Viewer { id name email role lastSignInAt }\n        ... on SecondStep { handle ways expiresInSeconds }\n      }\n    }\n  }\n": types.Identity_SignInDocument,
    "query Identity_viewer { viewer { id } }": types.Identity_ViewerDocument,
    "query Identity_viewer2 { viewer { id } }": types.Identity_Viewer2Document,
    "mutation Identity_signOut { signOut { wasSignedIn } }": types.Identity_SignOutDocument,
    "query Identity_viewer3 { viewer { id } }": types.Identity_Viewer3Document,
    "query Identity_viewer4 { viewer { id } }": types.Identity_Viewer4Document,
    "query Identity_viewer5 { viewer { id } }": types.Identity_Viewer5Document,
    "query Identity_viewer6 { viewer { id } }": types.Identity_Viewer6Document,
    "query Identity_viewer7 { viewer { id } }": types.Identity_Viewer7Document,
    "query Identity_viewer8 { viewer { id } }": types.Identity_Viewer8Document,
    "query Identity_viewer9 { viewer { id } }": types.Identity_Viewer9Document,
    "query Identity_viewer10 { viewer { role } }": types.Identity_Viewer10Document,
    "query Identity_viewer11 { viewer { id } }": types.Identity_Viewer11Document,
    "\n  fragment InvitationLife_invitation on Invitation {\n    id examUrl revokedAt opensAt expiresAt expiredAt remindedAt\n  }\n": types.InvitationLife_InvitationFragmentDoc,
    "\n    mutation InvitationLife_resendInvitations($input: InvitationsInput!) {\n      done: resendInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  ": types.InvitationLife_ResendInvitationsDocument,
    "\n    mutation InvitationLife_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount missingIds }\n    }\n  ": types.InvitationLife_RevokeInvitationsDocument,
    "\n    mutation InvitationLife_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  ": types.InvitationLife_ReissueInvitationsDocument,
    "\n    mutation InvitationLife_setInvitationWindow($input: SetInvitationWindowInput!) {\n      done: setInvitationWindow(input: $input) {\n        changed { ...InvitationLife_invitation }\n        before { invitationId opensAt expiresAt }\n        skippedCount\n      }\n    }\n  ": types.InvitationLife_SetInvitationWindowDocument,
    "\n  mutation InvitationLife_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { __typename } }\n": types.InvitationLife_EraseCandidateDocument,
    "query InvitationLife_examEntry { examEntry { state unavailableReason opensAt closesAt } }": types.InvitationLife_ExamEntryDocument,
    "\n          mutation InvitationLife_inviteCandidates($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { expiresAt } }\n          }\n        ": types.InvitationLife_InviteCandidatesDocument,
    "\n          mutation InvitationLife_inviteCandidates2($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { opensAt } }\n          }\n        ": types.InvitationLife_InviteCandidates2Document,
    "\n    query InvitationLife_windowMoments($from: DateTime!, $until: DateTime!, $assessmentId: ID) {\n      windowMoments(from: $from, until: $until, assessmentId: $assessmentId) {\n        kind at count assessmentTitle\n      }\n    }\n  ": types.InvitationLife_WindowMomentsDocument,
    "\n        mutation InvitationLife_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      ": types.InvitationLife_UpdateAssessmentDocument,
    "\n  fragment InvitationsByProgram_INVITATION on Invitation {\n    id stage examUrl externalId mailStatus extraTimePercent viewedAt cancelledAt revokedAt\n    candidate { id name phone }\n  }\n": types.InvitationsByProgram_InvitationFragmentDoc,
    "\n  mutation InvitationsByProgram_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { ...InvitationsByProgram_INVITATION }\n      skipped { index problems { field rule } }\n      credits { numberOfRequests }\n    }\n  }\n": types.InvitationsByProgram_InviteCandidatesDocument,
    "\n    mutation InvitationsByProgram_cancelInvitations($input: InvitationsInput!) {\n      done: cancelInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  ": types.InvitationsByProgram_CancelInvitationsDocument,
    "\n    mutation InvitationsByProgram_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  ": types.InvitationsByProgram_RevokeInvitationsDocument,
    "\n    mutation InvitationsByProgram_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) {\n        changed { ...InvitationsByProgram_INVITATION }\n        skippedCount\n      }\n    }\n  ": types.InvitationsByProgram_ReissueInvitationsDocument,
    "\n      query InvitationsByProgram_invitationByExternalId($externalId: String!) {\n        invitationByExternalId(externalId: $externalId) { ...InvitationsByProgram_INVITATION }\n      }\n    ": types.InvitationsByProgram_InvitationByExternalIdDocument,
    "\n        query InvitationsByProgram_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(filter: { search: \"zubayd\" }) { edges { node { candidate { name phone } } } }\n          }\n        }\n      ": types.InvitationsByProgram_AssessmentDocument,
    "\n        query InvitationsByProgram_candidates {\n          candidates(filter: { search: \"zubaydah\" }) { edges { node { id } } }\n        }\n      ": types.InvitationsByProgram_CandidatesDocument,
    "\n      query InvitationsByProgram_assessment2($id: ID!, $search: String!) {\n        assessment(id: $id) {\n          invitations(filter: { search: $search }) { edges { node { candidate { name } } } }\n        }\n        candidates(filter: { search: $search }) { edges { node { candidate { name } } } }\n      }\n    ": types.InvitationsByProgram_Assessment2Document,
    "\n        query InvitationsByProgram_candidates2($search: String!) {\n          candidates(filter: { search: $search }) { edges { cursor } }\n        }\n      ": types.InvitationsByProgram_Candidates2Document,
    "\n          query InvitationsByProgram_assessment3($id: ID!) {\n            assessment(id: $id) { invitations { edges { node { examUrl } } } }\n          }\n        ": types.InvitationsByProgram_Assessment3Document,
    "\n        query InvitationsByProgram_assessment4($a: ID!, $c: ID!) {\n          assessment(id: $a) { result(candidateId: $c) { externalId } }\n        }\n      ": types.InvitationsByProgram_Assessment4Document,
    "query InvitationsByProgram_examEntry { examEntry { state unavailableReason } }": types.InvitationsByProgram_ExamEntryDocument,
    "mutation InvitationsByProgram_prepareCallbacks { prepareCallbacks { webhookEndpoint { id url } } }": types.InvitationsByProgram_PrepareCallbacksDocument,
    "\n        mutation InvitationsByProgram_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      ": types.InvitationsByProgram_TestWebhookEndpointDocument,
    "\n        mutation InvitationsByProgram_updateWebhookEndpoint($id: ID!, $url: URL) {\n          updateWebhookEndpoint(input: { id: $id, url: $url }) { webhookEndpoint { id } }\n        }\n      ": types.InvitationsByProgram_UpdateWebhookEndpointDocument,
    "query InvitationsByProgram_examReturn { examReturn { url host } }": types.InvitationsByProgram_ExamReturnDocument,
    "\n  query InvitationsList_assessment(\n    $assessmentId: ID!\n    $first: Int\n    $after: String\n    $filter: InvitationFilter\n    $sort: InvitationSort\n    $direction: SortDirection\n  ) {\n    assessment(id: $assessmentId) {\n      invitations(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { candidate { firstName name email phone } stage } }\n      }\n    }\n  }\n": types.InvitationsList_AssessmentDocument,
    "\n      query InvitationsList_assessments {\n        assessments(sort: CREATED_AT, direction: ASC) {\n          edges { node { id funnel { invited notStarted enrolled completed } } }\n        }\n      }\n    ": types.InvitationsList_AssessmentsDocument,
    "\n  mutation Invitations_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations {\n        id stage examUrl extraTimePercent mailStatus invitedAt\n        candidate { name email phone }\n        assessment { id title }\n      }\n      credits { numberOfRequests remaining }\n    }\n  }\n": types.Invitations_InviteCandidatesDocument,
    "query Invitations_viewer { viewer { credits { numberOfRequests } } }": types.Invitations_ViewerDocument,
    "\n        query Invitations_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { mailStatus } } } }\n        }\n      ": types.Invitations_AssessmentDocument,
    "\n        mutation Invitations_changeAssessmentStatus($id: ID!) {\n          changeAssessmentStatus(input: { id: $id, status: INACTIVE }) { assessment { id } }\n        }\n      ": types.Invitations_ChangeAssessmentStatusDocument,
    "\n  mutation Next($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { __typename ... on ExamSitting { state } } }\n  }\n": types.NextDocument,
    "query Entry { examEntry { state assessmentTitle questionCount } }": types.EntryDocument,
    "query Named { examEntry { state } }": types.NamedDocument,
    "query Half { examEntry { state } sessions { __typename } }": types.HalfDocument,
    "query Me { sessions { __typename } }": types.MeDocument,
    "query Right { examEntry { state } }": types.RightDocument,
    "\n  mutation KnownOperations_SaveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome {\n        ... on SavedAnswer { questionId revision savedAt isLate receipt serverNow closesAt }\n        ... on Refusal { __typename code }\n      }\n    }\n  }\n": types.KnownOperations_SaveAnswerDocument,
    "query Known { examEntry { state } }": types.KnownDocument,
    "query Strange { __typename }": types.StrangeDocument,
    "query Schema { __schema { queryType { name } } }": types.SchemaDocument,
    "query One { examEntry { state } }": types.OneDocument,
    "query Two { examEntry { state } }": types.TwoDocument,
    "query Guarded { examEntry { state } }": types.GuardedDocument,
    "\n  mutation LateAnswers_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) {\n      result {\n        percentage status\n        questions {\n          lateCountedAt\n          answer { value { ... on TextAnswer { text } } }\n          lateAnswer { value { ... on TextAnswer { text } } }\n          mark { score origin revision }\n          history { cause byName before after }\n        }\n      }\n    }\n  }\n": types.LateAnswers_CountLateAnswerDocument,
    "\n  mutation LateAnswers_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n": types.LateAnswers_UploadAnswerFileDocument,
    "\n  mutation LateAnswers_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { inTimeCount lateCount skippedCount leftOut { position lines } }\n    }\n  }\n": types.LateAnswers_ImportUnsentAnswersDocument,
    "\n  mutation LateAnswers_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n": types.LateAnswers_CreateShareLinkDocument,
    "\n  query LateAnswers_sharedReport($token: String!) { sharedReport(token: $token) { questions { answer } } }\n": types.LateAnswers_SharedReportDocument,
    "\n      mutation LateAnswers_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n      }\n    ": types.LateAnswers_MarkAnswerDocument,
    "\n      query LateAnswers_examReceipts($secret: String!) {\n        examReceipts(secret: $secret) { sittingCode receipts { code isLate isCounted } }\n      }\n    ": types.LateAnswers_ExamReceiptsDocument,
    "\n      query LateAnswers_markingQueue($filter: MarkingQueueFilter!) {\n        markingQueue(filter: $filter) { totalCount edges { node { id hasLateAnswer } } }\n      }\n    ": types.LateAnswers_MarkingQueueDocument,
    "\n      query LateAnswers_markingTask($id: ID!) {\n        markingTask(id: $id, round: FIRST, isBlind: false) {\n          revision\n          question { lateAnswer { value { ... on TextAnswer { text } } } }\n        }\n      }\n    ": types.LateAnswers_MarkingTaskDocument,
    "\n      mutation LateAnswers_giveQueuedMark($input: GiveQueuedMarkInput!) {\n        giveQueuedMark(input: $input) { outcome { ... on QueuedMark { remainingCount } } }\n      }\n    ": types.LateAnswers_GiveQueuedMarkDocument,
    "\n    mutation Letters_mailCandidates($input: MailCandidatesInput!) {\n      mailCandidates(input: $input) { mailedCount }\n    }\n  ": types.Letters_MailCandidatesDocument,
    "\n    mutation Letters_previewLetters($input: MailCandidatesInput!) {\n      previewLetters(input: $input) { letters { to language subject text } }\n    }\n  ": types.Letters_PreviewLettersDocument,
    "\n    mutation Letters_saveReply($input: SaveReplyInput!) {\n      saveReply(input: $input) {\n        savedReply { id name en { subject text } }\n        replaced { name en { subject text } ar { subject text } }\n      }\n    }\n  ": types.Letters_SaveReplyDocument,
    "\n    mutation Letters_deleteReply($input: DeleteReplyInput!) {\n      deleteReply(input: $input) { savedReplyId }\n    }\n  ": types.Letters_DeleteReplyDocument,
    "query Letters_viewer { viewer { savedReplies { id name en { subject } ar { subject } } } }": types.Letters_ViewerDocument,
    "\n      mutation Letters_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { __typename }\n      }\n    ": types.Letters_EraseCandidateDocument,
    "mutation Limits_signOut { signOut { wasSignedIn } }": types.Limits_SignOutDocument,
    "query Limits_viewer { viewer { id } }": types.Limits_ViewerDocument,
    "\n        mutation Limits_resendInvitations($ids: [ID!]!) {\n          resendInvitations(input: { invitationIds: $ids }) { __typename }\n        }\n      ": types.Limits_ResendInvitationsDocument,
    "\n        query Limits_questionExportReport($ids: [ID!]!) {\n          questionExportReport(format: GIFT, ids: $ids) { __typename }\n        }\n      ": types.Limits_QuestionExportReportDocument,
    "\n  mutation Limits_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { name } }\n  }\n": types.Limits_SaveViewDocument,
    "query Limits_role { viewer { role } }": types.Limits_RoleDocument,
    "query Limits_schema { __schema { queryType { name } } }": types.Limits_SchemaDocument,
    "\n        query Limits_inFragment {\n          ...Limits_type\n        }\n        fragment Limits_type on Query {\n          __type(name: \"Query\") { name }\n        }\n      ": types.Limits_InFragmentDocument,
    "\n  mutation MailWordings_rewordMail($input: WordMailInput!) {\n    rewordMail(input: $input) { wording { kind language subject text isReworded placeholders necessary } }\n  }\n": types.MailWordings_RewordMailDocument,
    "\n  mutation MailWordings_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) {\n      wording { kind language subject text isReworded placeholders necessary }\n    }\n  }\n": types.MailWordings_ResetMailWordingDocument,
    "\n  mutation MailWordings_previewMail($input: WordMailInput!) {\n    previewMail(input: $input) { mail { subject text html } }\n  }\n": types.MailWordings_PreviewMailDocument,
    "\n  mutation MailWordings_sendTestMail($input: WordMailInput!) {\n    sendTestMail(input: $input) { sentTo }\n  }\n": types.MailWordings_SendTestMailDocument,
    "\n  mutation MailWordings_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { id } }\n  }\n": types.MailWordings_DuplicateAssessmentDocument,
    "\n  mutation MailWordings_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n    saveRoleTemplate(input: $input) { roleTemplate { id } }\n  }\n": types.MailWordings_SaveRoleTemplateDocument,
    "\n  mutation MailWordings_startFromTemplate($input: RoleTemplateIdInput!) {\n    startFromTemplate(input: $input) { assessment { id } }\n  }\n": types.MailWordings_StartFromTemplateDocument,
    "\n  query MailWordings_assessment($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n": types.MailWordings_AssessmentDocument,
    "\n  query MarkingWorkbench_markingQueue($filter: MarkingQueueFilter!, $first: Int, $after: String) {\n    markingQueue(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id alias candidateName score maxScore position text } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.MarkingWorkbench_MarkingQueueDocument,
    "\n  query MarkingWorkbench_markingTask($id: ID!, $round: MarkingRound!, $isBlind: Boolean!) {\n    markingTask(id: $id, round: $round, isBlind: $isBlind) {\n      id alias candidateName score maxScore position text isBlind revision\n      criteria { text points }\n      marks { score markedByName }\n      overallFeedback { text isShared }\n      question {\n        history { cause before after byName reason }\n        answer { value { ... on TextAnswer { text } } }\n        mark { score origin markedByName feedback }\n        files { name }\n      }\n    }\n  }\n": types.MarkingWorkbench_MarkingTaskDocument,
    "\n  mutation MarkingWorkbench_giveTaskFeedback($input: GiveTaskFeedbackInput!) {\n    giveTaskFeedback(input: $input) { feedback { text isShared } }\n  }\n": types.MarkingWorkbench_GiveTaskFeedbackDocument,
    "\n  mutation MarkingWorkbench_giveQueuedMark($input: GiveQueuedMarkInput!) {\n    giveQueuedMark(input: $input) {\n      outcome { ... on QueuedMark { remainingCount } ... on MarkChanged { code revision points } }\n    }\n  }\n": types.MarkingWorkbench_GiveQueuedMarkDocument,
    "\n  mutation MarkingWorkbench_setMarkingRules($input: MarkingRulesInput!) {\n    setMarkingRules(input: $input) { markingRules { isBlind needsSecondMark } }\n  }\n": types.MarkingWorkbench_SetMarkingRulesDocument,
    "\n  query MarkingWorkbench_assessment($assessmentId: ID!, $isBlind: Boolean) {\n    assessment(id: $assessmentId) {\n      markDifferences(isBlind: $isBlind) {\n        compared identical withinTolerance meanDistance\n        differences {\n          first second isWithinTolerance settledScore settledReason firstByName secondByName\n          item { candidateName alias }\n        }\n      }\n    }\n  }\n": types.MarkingWorkbench_AssessmentDocument,
    "query Mine { mine: assessments { totalCount } }": types.MineDocument,
    "query Metrics_assessments { assessments { totalCount } }": types.Metrics_AssessmentsDocument,
    "\n  mutation Oauth_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id } }\n  }\n": types.Oauth_CreateApiKeyDocument,
    "\n  mutation Oauth_revokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) { __typename }\n  }\n": types.Oauth_RevokeApiKeyDocument,
    "query Oauth_assessments { assessments { edges { node { id } } } }": types.Oauth_AssessmentsDocument,
    "\n      mutation Oauth_createAssessment {\n        createAssessment(input: { title: \"T\", jobRole: \"J\" }) { assessment { ownerName } }\n      }\n    ": types.Oauth_CreateAssessmentDocument,
    "\n  mutation OrganizationKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id isOwn isOfOrganization } }\n  }\n": types.OrganizationKeys_CreateApiKeyDocument,
    "\n      mutation OrganizationKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": types.OrganizationKeys_DeleteStaffUserDocument,
    "query OrganizationKeys_assessments { assessments { edges { node { id } } } }": types.OrganizationKeys_AssessmentsDocument,
    "\n      mutation OrganizationKeys_createAssessment {\n        createAssessment(input: {title: \"T\", jobRole: \"J\"}) { assessment { ownerName } }\n      }\n    ": types.OrganizationKeys_CreateAssessmentDocument,
    "query OrganizationKeys_hrs { hrs { edges { node { id } } } }": types.OrganizationKeys_HrsDocument,
    "query OrganizationKeys_apiKeys { apiKeys { id } }": types.OrganizationKeys_ApiKeysDocument,
    "\n      mutation OrganizationKeys_deleteStaffUser2($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": types.OrganizationKeys_DeleteStaffUser2Document,
    "\n      mutation PasswordTiming_requestPasswordCode($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    ": types.PasswordTiming_RequestPasswordCodeDocument,
    "\n      mutation PasswordTiming_requestPasswordCode2($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    ": types.PasswordTiming_RequestPasswordCode2Document,
    "\n      mutation PasswordTiming_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n        verifyPasswordCode(input: $input) { ticket }\n      }\n    ": types.PasswordTiming_VerifyPasswordCodeDocument,
    "\n    mutation Password_requestPasswordCode($input: RequestPasswordCodeInput!) {\n      requestPasswordCode(input: $input) { requestId resendAfterSeconds expiresInSeconds }\n    }\n  ": types.Password_RequestPasswordCodeDocument,
    "\n    mutation Password_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n      verifyPasswordCode(input: $input) { ticket expiresAt }\n    }\n  ": types.Password_VerifyPasswordCodeDocument,
    "\n    mutation Password_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  ": types.Password_SetPasswordDocument,
    "\n    mutation Password_changePassword($input: ChangePasswordInput!) {\n      changePassword(input: $input) { viewer { id } }\n    }\n  ": types.Password_ChangePasswordDocument,
    "\n    query Password_passwordTicket($ticket: String!) {\n      passwordTicket(ticket: $ticket) { isValid purpose minimumLength }\n    }\n  ": types.Password_PasswordTicketDocument,
    "query Password_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }": types.Password_PasswordWasSetDocument,
    "query Password_viewer { viewer { id } }": types.Password_ViewerDocument,
    "query Password_viewer2 { viewer { id } }": types.Password_Viewer2Document,
    "query Password_viewer3 { viewer { id } }": types.Password_Viewer3Document,
    "query Password_viewer4 { viewer { id } }": types.Password_Viewer4Document,
    "query Password_viewer5 { viewer { id } }": types.Password_Viewer5Document,
    "query Password_viewer6 { viewer { id } }": types.Password_Viewer6Document,
    "query Password_viewer7 { viewer { id } }": types.Password_Viewer7Document,
    "\n      mutation Password_endStaffSessions($id: ID!) {\n        endStaffSessions(input: { id: $id }) { endedSessions }\n      }\n    ": types.Password_EndStaffSessionsDocument,
    "query Password_viewer8 { viewer { id } }": types.Password_Viewer8Document,
    "\n  mutation PasswordsUnlogged_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n": types.PasswordsUnlogged_ChangePasswordDocument,
    "\n  mutation PasswordsUnlogged_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n": types.PasswordsUnlogged_RequestPasswordCodeDocument,
    "\n  mutation PasswordsUnlogged_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": types.PasswordsUnlogged_VerifyPasswordCodeDocument,
    "\n  mutation PasswordsUnlogged_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n": types.PasswordsUnlogged_SetPasswordDocument,
    "query PasswordsUnlogged_viewer { viewer { id } }": types.PasswordsUnlogged_ViewerDocument,
    "\n  mutation PeopleDelete_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n": types.PeopleDelete_DeleteStaffUserDocument,
    "\n  query PeopleDelete_staffUserHoldings($id: ID!) {\n    staffUserHoldings(id: $id) { assessments tests questions candidates invitations results }\n  }\n": types.PeopleDelete_StaffUserHoldingsDocument,
    "\n  mutation PeopleDelete_setDecisionStages($input: SetDecisionStagesInput!) {\n    setDecisionStages(input: $input) { assessment { decisionStages { id name } } }\n  }\n": types.PeopleDelete_SetDecisionStagesDocument,
    "\n  mutation PeopleDelete_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": types.PeopleDelete_DecideOnInvitationsDocument,
    "\n  query PeopleDelete_decisionStages($id: ID!) {\n    assessment(id: $id) {\n      decisionStages { id name count }\n      invitations { edges { node { decisionStage { id name } } } }\n    }\n  }\n": types.PeopleDelete_DecisionStagesDocument,
    "query PeopleDelete_viewer { viewer { id } }": types.PeopleDelete_ViewerDocument,
    "query PeopleDelete_assessment($id: ID!) { assessment(id: $id) { questionCount tests { id } } }": types.PeopleDelete_AssessmentDocument,
    "\n  fragment People_person on StaffUser {\n    id role name email phone companyName companySize isVerified hasPassword\n    credits { maxRequests remaining }\n  }\n": types.People_PersonFragmentDoc,
    "\n    mutation People_createAdmin($input: CreateAdminInput!) {\n      createAdmin(input: $input) { staffUser { ...People_person } }\n    }\n  ": types.People_CreateAdminDocument,
    "\n    mutation People_createHr($input: CreateHrInput!) {\n      createHr(input: $input) { staffUser { ...People_person } }\n    }\n  ": types.People_CreateHrDocument,
    "\n    mutation People_updateHr($input: UpdateHrInput!) {\n      updateHr(input: $input) { staffUser { ...People_person } }\n    }\n  ": types.People_UpdateHrDocument,
    "\n    mutation People_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n      changeStaffVerification(input: $input) { staffUser { isVerified } }\n    }\n  ": types.People_ChangeStaffVerificationDocument,
    "\n    query People_hr($id: ID!) {\n      hr(id: $id) { ...People_person candidateCount assessmentCount lastSignInAt createdAt }\n    }\n  ": types.People_HrDocument,
    "query People_admin($id: ID!) { admin(id: $id) { ...People_person } }": types.People_AdminDocument,
    "query People_receivers($id: ID!) { receivers(excludingId: $id) { edges { node { id } } } }": types.People_ReceiversDocument,
    "\n    query People_hrs(\n      $filter: StaffUserFilter\n      $sort: StaffUserSort\n      $direction: SortDirection\n      $first: Int\n      $after: String\n    ) {\n      hrs(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { endCursor }\n        edges { node { id name } }\n      }\n    }\n  ": types.People_HrsDocument,
    "\n    query People_admins($filter: StaffUserFilter) {\n      admins(filter: $filter) { edges { node { id role } } }\n    }\n  ": types.People_AdminsDocument,
    "query People_viewer { viewer { id } }": types.People_ViewerDocument,
    "\n            query People_passwordTicket($ticket: String!) {\n              passwordTicket(ticket: $ticket) { isValid purpose }\n            }\n          ": types.People_PasswordTicketDocument,
    "\n      mutation Pictures_startUpload($input: StartUploadInput!) {\n        startUpload(input: $input) { upload { id } }\n      }\n    ": types.Pictures_StartUploadDocument,
    "\n        mutation Pictures_uploadPart($input: UploadPartInput!) {\n          uploadPart(input: $input) { upload { id } }\n        }\n      ": types.Pictures_UploadPartDocument,
    "\n      mutation Pictures_finishUpload($id: ID!) {\n        finishUpload(input: { uploadId: $id }) { file { byteSize url } }\n      }\n    ": types.Pictures_FinishUploadDocument,
    "\n  query Privacy_candidateData($id: ID!) {\n    candidateData(id: $id) {\n      candidate { email }\n      fileCount\n      tables { name count records { fields { name value } } }\n    }\n  }\n": types.Privacy_CandidateDataDocument,
    "\n  mutation Privacy_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) {\n      erasure { id erasedByName fileCount sha256 certificate deleted { name count } }\n    }\n  }\n": types.Privacy_EraseCandidateDocument,
    "\n  mutation Privacy_setRetention($input: SetRetentionInput!) {\n    setRetention(input: $input) { retentionRules { dataClass days } }\n  }\n": types.Privacy_SetRetentionDocument,
    "\n  query Privacy_attempt($id: ID!) { attempt(id: $id) { answersForgottenAt } }\n": types.Privacy_AttemptDocument,
    "\n  mutation Privacy_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n": types.Privacy_MarkAnswerDocument,
    "\n  mutation Privacy_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }\n": types.Privacy_WriteNoteDocument,
    "\n  mutation Privacy_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }\n": types.Privacy_DeleteNoteDocument,
    "fragment PublicLinks_link on PublicLink { id url state cap joinedCount closesAt }": types.PublicLinks_LinkFragmentDoc,
    "\n  mutation PublicLinks_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": types.PublicLinks_CreatePublicLinkDocument,
    "\n  mutation PublicLinks_changePublicLink($input: ChangePublicLinkInput!) {\n    changePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": types.PublicLinks_ChangePublicLinkDocument,
    "\n  mutation PublicLinks_closePublicLink($input: ClosePublicLinkInput!) {\n    closePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n": types.PublicLinks_ClosePublicLinkDocument,
    "\n  mutation PublicLinks_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) {\n      outcome {\n        ... on AskedToJoin { resendAfterSeconds isMailInOutbox }\n        ... on PublicLinkClosed { code reason }\n      }\n    }\n  }\n": types.PublicLinks_JoinAssessmentDocument,
    "\n  mutation PublicLinks_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) {\n      outcome { ... on ConfirmedJoin { examUrl } ... on PublicLinkClosed { code reason } }\n    }\n  }\n": types.PublicLinks_ConfirmJoinDocument,
    "query PublicLinks_assessment($id: ID!) { assessment(id: $id) { publicLink { ...PublicLinks_link } } }": types.PublicLinks_AssessmentDocument,
    "\n      query PublicLinks_publicLinkEntry($code: String!) {\n        publicLinkEntry(code: $code) { state assessmentTitle }\n      }\n    ": types.PublicLinks_PublicLinkEntryDocument,
    "\n          query PublicLinks_publicLinkEntry2($code: String!) {\n            publicLinkEntry(code: $code) {\n              language assessmentTitle jobRole\n              inOtherLanguage { language assessmentTitle jobRole }\n            }\n          }\n        ": types.PublicLinks_PublicLinkEntry2Document,
    "\n  fragment QuestionBank_fields on Question {\n    id type text skill difficulty score status version language ownerName canEdit createdAt updatedAt\n    usage { tests assessments sittings }\n  }\n": types.QuestionBank_FieldsFragmentDoc,
    "\n  query QuestionBank_questions(\n    $filter: QuestionFilter\n    $sort: QuestionSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    questions(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { ...QuestionBank_fields } }\n    }\n  }\n": types.QuestionBank_QuestionsDocument,
    "query QuestionBank_question($id: ID!) { question(id: $id) { ...QuestionBank_fields } }": types.QuestionBank_QuestionDocument,
    "\n  mutation QuestionBank_createQuestion($input: CreateQuestionInput!) {\n    done: createQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n": types.QuestionBank_CreateQuestionDocument,
    "\n  mutation QuestionBank_duplicateQuestion($input: QuestionIdInput!) {\n    done: duplicateQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n": types.QuestionBank_DuplicateQuestionDocument,
    "\n  mutation QuestionBank_changeQuestionStatus($input: ChangeQuestionStatusInput!) {\n    done: changeQuestionStatus(input: $input) { question { ...QuestionBank_fields } statusBefore }\n  }\n": types.QuestionBank_ChangeQuestionStatusDocument,
    "\n  mutation QuestionBank_deleteQuestion($input: QuestionIdInput!) {\n    deleteQuestion(input: $input) { questionId }\n  }\n": types.QuestionBank_DeleteQuestionDocument,
    "\n      mutation QuestionBank_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    ": types.QuestionBank_UpdateQuestionDocument,
    "\n      mutation QuestionBank_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": types.QuestionBank_AddQuestionsToTestDocument,
    "query QuestionBank_test($id: ID!) { test(id: $id) { questionCount } }": types.QuestionBank_TestDocument,
    "\n        mutation QuestionBank_addToTest($input: TestQuestionsInput!) {\n          addQuestionsToTest(input: $input) { test { id } }\n        }\n      ": types.QuestionBank_AddToTestDocument,
    "\n        mutation QuestionBank_addToAssessment($input: AddQuestionsFromBankInput!) {\n          addQuestionsFromBank(input: $input) { assessment { id } }\n        }\n      ": types.QuestionBank_AddToAssessmentDocument,
    "\n  mutation QuestionConflict_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { text version ... on MultipleChoiceQuestion { choices { id text } } } }\n  }\n": types.QuestionConflict_UpdateQuestionDocument,
    "\n  mutation QuestionConflict_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) { question { text version } }\n  }\n": types.QuestionConflict_RestoreQuestionVersionDocument,
    "\n  mutation QuestionConflict_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { version } }\n  }\n": types.QuestionConflict_TranslateQuestionDocument,
    "\n  query QuestionConflict_questionVersions($id: ID!) {\n    questionVersions(id: $id) { edges { node { createdByName question { text } } } }\n  }\n": types.QuestionConflict_QuestionVersionsDocument,
    "\n  fragment QuestionImportImages_RESULT on QuestionImport {\n    mediaCount questionIds\n    understood { place question { id text textHtml score } }\n    problems { code line params { value } }\n  }\n": types.QuestionImportImages_ResultFragmentDoc,
    "\n  mutation QuestionImportImages_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n": types.QuestionImportImages_PreviewQuestionImportDocument,
    "\n  mutation QuestionImportImages_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n": types.QuestionImportImages_ImportQuestionsDocument,
    "\n  fragment QuestionImportJob_fields on QuestionImportJob {\n    id isPreview fileName state stage progress total storedCount failure\n    failureParams { name value }\n    result { questionIds problems { code } understood { question { text } } }\n  }\n": types.QuestionImportJob_FieldsFragmentDoc,
    "\n  mutation QuestionImportJob_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n": types.QuestionImportJob_StartQuestionImportDocument,
    "\n  mutation QuestionImportJob_cancelQuestionImport($input: CancelQuestionImportInput!) {\n    cancelQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n": types.QuestionImportJob_CancelQuestionImportDocument,
    "\n  query QuestionImportJob_questionImportJob($id: ID!) {\n    questionImportJob(id: $id) { ...QuestionImportJob_fields }\n  }\n": types.QuestionImportJob_QuestionImportJobDocument,
    "query QuestionImportJob_questionImportJobs { questionImportJobs { id state } }": types.QuestionImportJob_QuestionImportJobsDocument,
    "\n      subscription QuestionImportJob_questionImportProgressed($id: ID!) {\n        questionImportProgressed(id: $id) { state stage progress total }\n      }\n    ": types.QuestionImportJob_QuestionImportProgressedDocument,
    "\n  mutation QuestionImportLarge_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": types.QuestionImportLarge_StartUploadDocument,
    "\n  mutation QuestionImportLarge_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    previewQuestionImport(input: $input) {\n      questionImport { problems { code } understood { question { text } } }\n    }\n  }\n": types.QuestionImportLarge_PreviewQuestionImportDocument,
    "\n  mutation QuestionImportLarge_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n": types.QuestionImportLarge_ImportQuestionsDocument,
    "\n  fragment QuestionImport_RESULT on QuestionImport {\n    format mediaCount questionIds\n    understood {\n      line title lacks\n      question {\n        id type text skill difficulty durationSeconds score\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n    problems { line title code params { name value } }\n    ignored { line code }\n  }\n": types.QuestionImport_ResultFragmentDoc,
    "\n  mutation QuestionImport_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n": types.QuestionImport_PreviewQuestionImportDocument,
    "\n  mutation QuestionImport_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n": types.QuestionImport_ImportQuestionsDocument,
    "\n      mutation QuestionImport_previewQuestionImport2($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { knownCount understood { place isKnown category leftBehind { code } } }\n        }\n      }\n    ": types.QuestionImport_PreviewQuestionImport2Document,
    "\n      mutation QuestionImport_previewQuestionImport3($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport {\n            problems { line place code }\n            mendable {\n              place line\n              question {\n                type text\n                ... on DropdownQuestion { choices { text isRight } }\n                ... on MatchingQuestion { choices { text isRight } }\n                ... on MultipleChoiceQuestion { choices { text isRight } }\n                ... on QualifierQuestion { choices { text isRight } }\n                ... on RankingQuestion { choices { text isRight } }\n              }\n            }\n          }\n        }\n      }\n    ": types.QuestionImport_PreviewQuestionImport3Document,
    "\n      mutation QuestionImport_previewQuestionImport4($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { problems { code } mendable { question { text } } }\n        }\n      }\n    ": types.QuestionImport_PreviewQuestionImport4Document,
    "\n        query QuestionImport_question($id: ID!) {\n          question(id: $id) {\n            text skill version\n            ... on DropdownQuestion { choices { text isRight } }\n            ... on MatchingQuestion { choices { text isRight } }\n            ... on MultipleChoiceQuestion { choices { text isRight } }\n            ... on QualifierQuestion { choices { text isRight } }\n            ... on RankingQuestion { choices { text isRight } }\n          }\n        }\n      ": types.QuestionImport_QuestionDocument,
    "\n        query QuestionImport_questionExportReport($ids: [ID!]) {\n          questionExportReport(format: AIKEN, ids: $ids) { title code params { name value } }\n        }\n      ": types.QuestionImport_QuestionExportReportDocument,
    "\n  query QuestionLines_markingQueue($assessmentId: ID!) {\n    markingQueue(filter: { round: FIRST, assessmentId: $assessmentId }) { edges { node { text textHtml } } }\n  }\n": types.QuestionLines_MarkingQueueDocument,
    "\n  query QuestionLines_assessment($id: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $id) {\n      analytics { questions { text textHtml } }\n      comparison(candidateIds: $candidateIds) { questions { text textHtml } }\n    }\n  }\n": types.QuestionLines_AssessmentDocument,
    "\n  query QuestionLines_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token questions { text textHtml } }\n  }\n": types.QuestionLines_PreviewRemarkingDocument,
    "\n  mutation QuestionLines_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": types.QuestionLines_ApplyRemarkingDocument,
    "\n  query QuestionLines_questions($id: ID!) {\n    assessment(id: $id) {\n      correctableKeys { questionId text textHtml }\n      translationGaps { kind text textHtml }\n      languageCheck {\n        questions { text textHtml translated translatedHtml }\n        setAside { text textHtml }\n      }\n    }\n  }\n": types.QuestionLines_QuestionsDocument,
    "\n  mutation QuestionLines_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n": types.QuestionLines_CreateShareLinkDocument,
    "\n  query QuestionLines_sharedReport($token: String!) {\n    sharedReport(token: $token) { questions { text textHtml } }\n  }\n": types.QuestionLines_SharedReportDocument,
    "\n  fragment QuestionPools_fields on Assessment {\n    id questionCount durationSeconds totalScore durationIsApproximate\n    pools { id skill difficulty language drawCount available }\n  }\n": types.QuestionPools_FieldsFragmentDoc,
    "\n  mutation QuestionPools_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { ...QuestionPools_fields } }\n  }\n": types.QuestionPools_SetPoolsDocument,
    "query QuestionPools_assessment($id: ID!) { assessment(id: $id) { ...QuestionPools_fields } }": types.QuestionPools_AssessmentDocument,
    "\n  mutation QuestionPools_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n": types.QuestionPools_PublishAssessmentDocument,
    "\n      mutation QuestionPools_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n        addQuestionsFromBank(input: $input) { assessment { id } }\n      }\n    ": types.QuestionPools_AddQuestionsFromBankDocument,
    "\n      mutation QuestionPools_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { title } }\n      }\n    ": types.QuestionPools_UpdateAssessmentDocument,
    "\n      mutation QuestionPools_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": types.QuestionPools_AddQuestionsToTestDocument,
    "\n      mutation QuestionPools_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    ": types.QuestionPools_UpdateQuestionDocument,
    "\n  mutation QuestionTranslation_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { id version text language translationState } }\n  }\n": types.QuestionTranslation_TranslateQuestionDocument,
    "\n  query QuestionTranslation_questionTranslation($id: ID!) {\n    questionTranslation(id: $id) {\n      from to state reviewedByName\n      texts { path form source translated staleSource isMissing faults }\n    }\n  }\n": types.QuestionTranslation_QuestionTranslationDocument,
    "\n  mutation QuestionTranslation_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { version translationState } }\n  }\n": types.QuestionTranslation_UpdateQuestionDocument,
    "\n  query QuestionTranslation_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { translationGaps { kind text state questionId } }\n  }\n": types.QuestionTranslation_AssessmentDocument,
    "\n  mutation QuestionTranslation_publishAssessment($input: AssessmentIdInput!) {\n    publishAssessment(input: $input) { assessment { publishedAt } }\n  }\n": types.QuestionTranslation_PublishAssessmentDocument,
    "\n  mutation QuestionTranslation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) {\n      assessment { id configuration { languages } translation { title bandNames } }\n    }\n  }\n": types.QuestionTranslation_UpdateAssessmentDocument,
    "\n  fragment QuestionTranslation_asked on ExamQuestion {\n    id text language\n    ... on DropdownExamQuestion { choices { id text } }\n    ... on MatchingExamQuestion { choices { id text } }\n    ... on MultipleChoiceExamQuestion { choices { id text } }\n    ... on QualifierExamQuestion { choices { id text } }\n    ... on RankingExamQuestion { choices { id text } }\n  }\n": types.QuestionTranslation_AskedFragmentDoc,
    "\n  mutation QuestionTranslation_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          language languages assessmentTitle\n          question { ...QuestionTranslation_asked inOtherLanguage { ...QuestionTranslation_asked } }\n        }\n      }\n    }\n  }\n": types.QuestionTranslation_StartAttemptDocument,
    "\n  query QuestionTranslation_examResult {\n    examResult {\n      __typename\n      ... on ShownExamResult {\n        questions {\n          question { language }\n          rightAnswer { ... on BlanksAnswer { blanks } ... on TextAnswer { text } }\n        }\n      }\n    }\n  }\n": types.QuestionTranslation_ExamResultDocument,
    "\n  query QuestionTranslation_assessment2($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      languageCheck {\n        english arabic\n        questions { from people translatedPeople facility translatedFacility certainty strength }\n      }\n    }\n  }\n": types.QuestionTranslation_Assessment2Document,
    "\n  mutation QuestionTranslation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n": types.QuestionTranslation_InviteCandidatesDocument,
    "\n  mutation QuestionTranslation_changeExamLanguage($input: ChangeExamLanguageInput!) {\n    changeExamLanguage(input: $input) {\n      outcome {\n        ... on ExamSitting { language answer { ... on TextAnswer { text } } question { id text closesAt } }\n      }\n    }\n  }\n": types.QuestionTranslation_ChangeExamLanguageDocument,
    "\n        query QuestionTranslation_assessment3($assessmentId: ID!, $candidateId: ID!) {\n          assessment(id: $assessmentId) {\n            result(candidateId: $candidateId) {\n              language\n              questions {\n                text givenIn\n                inOtherLanguage { language text acceptedAnswers }\n                answer { value { ... on TextAnswer { text } } }\n              }\n            }\n          }\n        }\n      ": types.QuestionTranslation_Assessment3Document,
    "\n      mutation QuestionTranslation_previewCandidateText($input: PreviewCandidateTextInput!) {\n        previewCandidateText(input: $input) {\n          preview { recognisedColumns rows { line language problems { field problem } } }\n        }\n      }\n    ": types.QuestionTranslation_PreviewCandidateTextDocument,
    "\n        query QuestionTranslation_examEntry {\n          examEntry { language assessmentTitle inOtherLanguage { language } }\n        }\n      ": types.QuestionTranslation_ExamEntryDocument,
    "\n  fragment QuestionTypes_value on AnswerValue {\n    ... on BlanksAnswer { blanks }\n    ... on CellsAnswer { cells { row column text } }\n    ... on ChoicesAnswer { choiceIds }\n    ... on DateAnswer { date }\n    ... on FilesAnswer { fileIds }\n    ... on MatchesAnswer { matches { promptId choiceId } }\n    ... on RatingAnswer { rating }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n": types.QuestionTypes_ValueFragmentDoc,
    "\n  mutation QuestionTypes_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    addAssessmentQuestion(input: $input) {\n      assessment {\n        ownQuestions {\n          id type text durationSeconds score difficulty skill textHtml\n          ... on AudioQuestion { recordSeconds rubric }\n          ... on DateQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentQuestion { rubric }\n          ... on DropdownQuestion { choices { text isRight isFixed } }\n          ... on FileUploadQuestion { fileKinds rubric }\n          ... on FillInTheBlankQuestion { gapText gaps { isNumeric choices } blanks { acceptedAnswers } }\n          ... on MatchingQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberQuestion { unit number { value tolerance } }\n          ... on OpenEndedQuestion { wordLimit rubric }\n          ... on QualifierQuestion { choices { text isRight isFixed } }\n          ... on RankingQuestion { choices { text isRight isFixed } }\n          ... on RatingQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerQuestion { acceptedAnswers }\n          ... on SlidesQuestion { rubric }\n          ... on SpreadsheetQuestion { grid { columns rows cells { row column text isLocked } } rubric }\n          ... on TrueFalseQuestion { truth }\n          ... on VideoQuestion { recordSeconds rubric }\n          ... on XlcxQuestion { rubric }\n        }\n      }\n    }\n  }\n": types.QuestionTypes_AddAssessmentQuestionDocument,
    "\n  mutation QuestionTypes_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          question {\n            id type text textHtml\n            ... on AudioExamQuestion { recordSeconds }\n            ... on DateExamQuestion { dateRange { earliest latest } }\n            ... on DropdownExamQuestion { choices { id text } }\n            ... on FileUploadExamQuestion { fileKinds }\n            ... on FillInTheBlankExamQuestion { gapText gaps { isNumeric choices } }\n            ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n            ... on MultipleChoiceExamQuestion { choices { id text } allowsSeveral }\n            ... on NumberExamQuestion { unit }\n            ... on OpenEndedExamQuestion { wordLimit }\n            ... on QualifierExamQuestion { choices { id text } }\n            ... on RankingExamQuestion { choices { id text } }\n            ... on RatingExamQuestion { rating { min max lowLabel highLabel } }\n            ... on SpreadsheetExamQuestion { grid { columns rows cells { row column text isLocked } } }\n            ... on VideoExamQuestion { recordSeconds }\n          }\n          answer { ...QuestionTypes_value }\n        }\n      }\n    }\n  }\n": types.QuestionTypes_ResumeAttemptDocument,
    "\n  query QuestionTypes_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        isDisqualified status awaitingCount\n        questions {\n          type text textHtml\n          ... on AudioResultQuestion { recordSeconds rubric }\n          ... on DateResultQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { text isRight isFixed } }\n          ... on FileUploadResultQuestion { fileKinds rubric }\n          ... on FillInTheBlankResultQuestion {\n            gapText\n            gaps { isNumeric choices }\n            blanks { acceptedAnswers }\n          }\n          ... on MatchingResultQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceResultQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberResultQuestion { unit number { value tolerance } }\n          ... on OpenEndedResultQuestion { wordLimit rubric }\n          ... on QualifierResultQuestion { choices { text isRight isFixed } }\n          ... on RankingResultQuestion { choices { text isRight isFixed } }\n          ... on RatingResultQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion {\n            grid { columns rows cells { row column text isLocked } }\n            rubric\n          }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { recordSeconds rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer { value { ...QuestionTypes_value } }\n          mark { score maxScore origin explanation { code } }\n        }\n      }\n    }\n  }\n": types.QuestionTypes_AssessmentDocument,
    "\n        mutation QuestionTypes_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": types.QuestionTypes_PublishAssessmentDocument,
    "\n      mutation QuestionTypes_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { isDisqualified questions { id type } } } }\n      }\n    ": types.QuestionTypes_MarkAnswerDocument,
    "\n  mutation QuestionVersions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { id text version updatedAt } }\n  }\n": types.QuestionVersions_UpdateQuestionDocument,
    "\n  mutation QuestionVersions_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) {\n      question {\n        id text version\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n  }\n": types.QuestionVersions_RestoreQuestionVersionDocument,
    "\n  mutation QuestionVersions_takeNewestVersions($input: TestQuestionsInput!) {\n    takeNewestVersions(input: $input) { test { outdatedQuestionIds questions { text version } } }\n  }\n": types.QuestionVersions_TakeNewestVersionsDocument,
    "\n  query QuestionVersions_questionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      edges { node { version createdAt createdByName question { text version } } }\n    }\n  }\n": types.QuestionVersions_QuestionVersionsDocument,
    "\n  query QuestionVersions_questionVersions2($id: ID!, $after: String) {\n    questionVersions(id: $id, first: 2, after: $after) {\n      totalCount\n      edges { node { version } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.QuestionVersions_QuestionVersions2Document,
    "\n  query QuestionVersions_test($id: ID!) {\n    test(id: $id) { durationSeconds totalScore skills outdatedQuestionIds questions { text version } }\n  }\n": types.QuestionVersions_TestDocument,
    "\n      mutation QuestionVersions_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    ": types.QuestionVersions_AddQuestionsToTestDocument,
    "\n      query QuestionVersions_assessment($id: ID!) {\n        assessment(id: $id) { durationSeconds totalScore questionCount }\n      }\n    ": types.QuestionVersions_AssessmentDocument,
    "\n  mutation Questions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) {\n      question {\n        id type text durationSeconds score difficulty skill isAdditional status\n        ... on AudioQuestion { rubric }\n        ... on DocumentQuestion { rubric }\n        ... on DropdownQuestion { choices { id text isRight } }\n        ... on FileUploadQuestion { rubric }\n        ... on MatchingQuestion { choices { id text isRight } }\n        ... on MultipleChoiceQuestion { allowsSeveral choices { id text isRight } }\n        ... on NumberQuestion { number { value tolerance } }\n        ... on OpenEndedQuestion { rubric }\n        ... on QualifierQuestion { choices { id text isRight } }\n        ... on RankingQuestion { choices { id text isRight } }\n        ... on ShortAnswerQuestion { acceptedAnswers }\n        ... on SlidesQuestion { rubric }\n        ... on SpreadsheetQuestion { rubric }\n        ... on TrueFalseQuestion { truth }\n        ... on VideoQuestion { rubric }\n        ... on XlcxQuestion { rubric }\n      }\n    }\n  }\n": types.Questions_UpdateQuestionDocument,
    "\n      mutation Questions_updateText($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { text textHtml } }\n      }\n    ": types.Questions_UpdateTextDocument,
    "query Questions_test($id: ID!) { test(id: $id) { questions { id } } }": types.Questions_TestDocument,
    "\n    query Receipts_examReceipts($secret: String!) {\n      examReceipts(secret: $secret) { submittedAt usedSeconds sittingCode receipts { position storedAt code isLate } }\n    }\n  ": types.Receipts_ExamReceiptsDocument,
    "\n      query Receipts_checkReceipt($code: String!) {\n        checkReceipt(code: $code) {\n          code position questionCount storedAt isLate assessmentTitle candidateName\n        }\n      }\n    ": types.Receipts_CheckReceiptDocument,
    "query Receipts_examReceipts2 { examReceipts(secret: \"\") { sittingCode } }": types.Receipts_ExamReceipts2Document,
    "query Receipts_examReceipts3 { examReceipts(secret: \"x\") { sittingCode } }": types.Receipts_ExamReceipts3Document,
    "\n  query Remarking_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) {\n      token unchanged forgotten\n      questions { questionId papers unfit byPerson }\n      changes { edges { node { candidateId before { percentage status } after { percentage status } } } }\n    }\n  }\n": types.Remarking_PreviewRemarkingDocument,
    "\n  mutation Remarking_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": types.Remarking_ApplyRemarkingDocument,
    "\n  query Remarking_assessment($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { id } }\n        skills { skill percentages }\n        questions { text marks { score maxScore } }\n      }\n    }\n  }\n": types.Remarking_AssessmentDocument,
    "\n  mutation Remarking_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n": types.Remarking_SetPoolsDocument,
    "\n      query Remarking_assessment2($id: ID!) {\n        assessment(id: $id) {\n          languageCheck { setAside { questionId text reason setAsideByName } }\n          analytics { questions { questionId } }\n        }\n      }\n    ": types.Remarking_Assessment2Document,
    "\n      query Remarking_assessment3($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId type text\n            ... on DropdownCorrectableKey { choices { id } }\n            ... on MultipleChoiceCorrectableKey { choices { id } }\n            ... on QualifierCorrectableKey { choices { id } }\n            ... on TrueFalseCorrectableKey { truth }\n          }\n        }\n      }\n    ": types.Remarking_Assessment3Document,
    "\n      query Remarking_assessment4($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId\n            ... on ShortAnswerCorrectableKey { acceptedAnswers nearMisses { answer accepted reason count } }\n          }\n        }\n      }\n    ": types.Remarking_Assessment4Document,
    "\n  query ReportHiding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        reference percentage\n        hiding { parts revealedUntil }\n        attempt { id }\n        candidate { name email phone }\n        questions {\n          position skill text textHtml\n          files { name }\n          ... on AudioResultQuestion { rubric }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { id text isRight } }\n          ... on FileUploadResultQuestion { rubric }\n          ... on MatchingResultQuestion { choices { id text isRight } }\n          ... on MultipleChoiceResultQuestion { choices { id text isRight } }\n          ... on NumberResultQuestion { number { value } }\n          ... on OpenEndedResultQuestion { rubric }\n          ... on QualifierResultQuestion { choices { id text isRight } }\n          ... on RankingResultQuestion { choices { id text isRight } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion { rubric }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer {\n            value {\n              ... on ChoicesAnswer { choiceIds }\n              ... on TextAnswer { text }\n              ... on TruthAnswer { truth }\n            }\n          }\n          lateAnswer { revision }\n          mark {\n            score maxScore feedback\n            explanation { code params { value } }\n            derivation { rule parts { given expected label } }\n          }\n        }\n      }\n    }\n  }\n": types.ReportHiding_AssessmentDocument,
    "\n  query ReportHiding_assessment2($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { name } }\n        questions { text marks { score } }\n      }\n    }\n  }\n": types.ReportHiding_Assessment2Document,
    "\n  query ReportHiding_assessment3($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      comparableResults { edges { node { candidateId reference name percentage status } } }\n    }\n  }\n": types.ReportHiding_Assessment3Document,
    "\n  mutation ReportHiding_revealResults($id: ID!) {\n    revealResults(input: { assessmentId: $id }) { hiding { parts revealedUntil } }\n  }\n": types.ReportHiding_RevealResultsDocument,
    "\n  mutation ReportHiding_hideResults($id: ID!) {\n    hideResults(input: { assessmentId: $id }) { hiding { revealedUntil } }\n  }\n": types.ReportHiding_HideResultsDocument,
    "\n        mutation ReportHiding_markAnswer($input: MarkAnswerInput!) {\n          markAnswer(input: $input) {\n            outcome { ... on Result { percentage questions { text answer { revision } } } }\n          }\n        }\n      ": types.ReportHiding_MarkAnswerDocument,
    "query RequestLimit_viewer { viewer { id } }": types.RequestLimit_ViewerDocument,
    "query RequestLimit_ownViewer { viewer { id } }": types.RequestLimit_OwnViewerDocument,
    "\n        query Rest_hrReport($id: ID!) {\n          hrReport(id: $id) {\n            numberOfCandidates numberOfAssessments\n            hr { id credits { maxRequests numberOfRequests } }\n            assessments {\n              edges {\n                node { id title duration candidateLevel totalCandidates totalCompletedCandidates jobRole }\n              }\n            }\n            candidates { edges { node { id name email phone status } } }\n          }\n        }\n      ": types.Rest_HrReportDocument,
    "query Rest_assessment($id: ID!) { assessment(id: $id) { averagePercentage } }": types.Rest_AssessmentDocument,
    "query Rest_examEntry { examEntry { state } }": types.Rest_ExamEntryDocument,
    "\n  query ResultStanding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        percentage passMark language standardError isTooCloseToCall\n        percentile { rank groupSize groupName language }\n        inLanguage: percentile(inSameLanguage: true) { rank groupSize groupName language }\n        questions {\n          questionId\n          mark { score derivation { rule floor rounding parts { label given expected verdict score } } }\n        }\n      }\n    }\n  }\n": types.ResultStanding_AssessmentDocument,
    "\n  mutation Results_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage status } } }\n  }\n": types.Results_MarkAnswerDocument,
    "\n      query Results_assessment($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { result { score totalScore percentage status band { name } } } } }\n        }\n      }\n    ": types.Results_AssessmentDocument,
    "\n  mutation ReturnPath_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n": types.ReturnPath_UpdateAssessmentDocument,
    "query ReturnPath_examReturn($state: String) { examReturn(state: $state) { url host } }": types.ReturnPath_ExamReturnDocument,
    "\n        mutation ReturnPath_revealReturnSecret($id: ID!) {\n          revealReturnSecret(input: { assessmentId: $id }) { secret }\n        }\n      ": types.ReturnPath_RevealReturnSecretDocument,
    "\n  mutation ReturnPath_rotateReturnSecret($input: RotateReturnSecretInput!) {\n    rotateReturnSecret(input: $input) { returnPath { previousSecretUntil } }\n  }\n": types.ReturnPath_RotateReturnSecretDocument,
    "query ReturnPath_assessment($id: ID!) { assessment(id: $id) { returnPath { previousSecretUntil } } }": types.ReturnPath_AssessmentDocument,
    "\n    query RoleTemplates_roleTemplates {\n      roleTemplates {\n        id isReady title jobRole level language type passMark\n        gradeBands { name }\n        tests { id title }\n      }\n    }\n  ": types.RoleTemplates_RoleTemplatesDocument,
    "\n    mutation RoleTemplates_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n      saveRoleTemplate(input: $input) { \n        roleTemplate { id title passMark tests { id } }\n        replaced { title passMark tests { title } }\n      }\n    }\n  ": types.RoleTemplates_SaveRoleTemplateDocument,
    "\n    mutation RoleTemplates_deleteRoleTemplate($input: RoleTemplateIdInput!) {\n      deleteRoleTemplate(input: $input) { roleTemplateId }\n    }\n  ": types.RoleTemplates_DeleteRoleTemplateDocument,
    "\n    mutation RoleTemplates_startFromTemplate($input: RoleTemplateIdInput!) {\n      startFromTemplate(input: $input) {\n        assessment {\n          id title jobRole level language type status publishedAt\n          configuration { passMark extraTimePercent opensAt allowBack }\n          gradeBands { name max }\n          tests { id }\n          ownQuestions { id }\n        }\n      }\n    }\n  ": types.RoleTemplates_StartFromTemplateDocument,
    "\n    mutation RoleTemplates_updateAssessment($input: UpdateAssessmentInput!) {\n      updateAssessment(input: $input) { assessment { id } }\n    }\n  ": types.RoleTemplates_UpdateAssessmentDocument,
    "\n        mutation RoleTemplates_publishAssessment($input: AssessmentIdInput!) {\n          publishAssessment(input: $input) { assessment { status } }\n        }\n      ": types.RoleTemplates_PublishAssessmentDocument,
    "query SavedViews_savedViews { savedViews(screen: \"candidates\") { id name query } }": types.SavedViews_SavedViewsDocument,
    "\n  mutation SavedViews_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { id name query } replaced { name query } }\n  }\n": types.SavedViews_SaveViewDocument,
    "\n  mutation SavedViews_deleteView($input: DeleteViewInput!) {\n    deleteView(input: $input) { savedViewId }\n  }\n": types.SavedViews_DeleteViewDocument,
    "\n    mutation Scanner_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id url } }\n    }\n  ": types.Scanner_UploadAnswerFileDocument,
    "\n  mutation SecondFactors_signInWithCode($input: SignInWithCodeInput!) {\n    signInWithCode(input: $input) { viewer { id mustAddFactor } }\n  }\n": types.SecondFactors_SignInWithCodeDocument,
    "\n  mutation SecondFactors_startPasskeySignIn($input: StartPasskeySignInInput!) {\n    startPasskeySignIn(input: $input) { question { handle options } }\n  }\n": types.SecondFactors_StartPasskeySignInDocument,
    "\n  mutation SecondFactors_signInWithPasskey($input: PasskeyAnswerInput!) {\n    signInWithPasskey(input: $input) { viewer { id } }\n  }\n": types.SecondFactors_SignInWithPasskeyDocument,
    "\n  mutation SecondFactors_startAuthenticator {\n    startAuthenticator { authenticator { secret uri qrCode } }\n  }\n": types.SecondFactors_StartAuthenticatorDocument,
    "\n  mutation SecondFactors_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n": types.SecondFactors_ConfirmAuthenticatorDocument,
    "\n  mutation SecondFactors_startPasskeyProof {\n    startPasskeyProof { question { handle options } }\n  }\n": types.SecondFactors_StartPasskeyProofDocument,
    "mutation SecondFactors_startPasskey { startPasskey { question { handle options } } }": types.SecondFactors_StartPasskeyDocument,
    "\n  mutation SecondFactors_addPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n": types.SecondFactors_AddPasskeyDocument,
    "\n  query SecondFactors_signInSecurity {\n    signInSecurity {\n      hasPassword oneTimeCodesSince\n      passkeys { id name lastUsedAt }\n      recoveryCodesLeft addFactorBy\n    }\n  }\n": types.SecondFactors_SignInSecurityDocument,
    "\n  mutation SecondFactors_demandSecondFactor($input: DemandSecondFactorInput!) {\n    demandSecondFactor(input: $input) { demand { isDemanded graceDays } }\n  }\n": types.SecondFactors_DemandSecondFactorDocument,
    "\n  mutation SecondFactors_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n": types.SecondFactors_ChangePasswordDocument,
    "\n  mutation SecondFactors_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n": types.SecondFactors_ProveIdentityDocument,
    "mutation SecondFactors_removeAuthenticator { removeAuthenticator { security { recoveryCodesLeft } } }": types.SecondFactors_RemoveAuthenticatorDocument,
    "mutation SecondFactors_renewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }": types.SecondFactors_RenewRecoveryCodesDocument,
    "\n      mutation SecondFactors_removePasskey($input: RemovePasskeyInput!) {\n        removePasskey(input: $input) { security { hasPassword } }\n      }\n    ": types.SecondFactors_RemovePasskeyDocument,
    "query SecondFactors_assessments { assessments { totalCount } }": types.SecondFactors_AssessmentsDocument,
    "query SecondFactors_viewer { viewer { mustAddFactor } }": types.SecondFactors_ViewerDocument,
    "mutation SecondFactors_removeAuthenticator2 { removeAuthenticator { security { hasPassword } } }": types.SecondFactors_RemoveAuthenticator2Document,
    "\n    mutation SecondFactors_resetSecondFactors($input: ResetSecondFactorsInput!) {\n      resetSecondFactors(input: $input) { staffUser { id } }\n    }\n  ": types.SecondFactors_ResetSecondFactorsDocument,
    "query SecondFactors_viewer2 { viewer { id } }": types.SecondFactors_Viewer2Document,
    "\n    mutation SecondFactors_createApiKey($input: CreateApiKeyInput!) {\n      createApiKey(input: $input) { secret }\n    }\n  ": types.SecondFactors_CreateApiKeyDocument,
    "\n      mutation SecondFactors_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    ": types.SecondFactors_ChangeStaffVerificationDocument,
    "\n  mutation SecretRotation_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n": types.SecretRotation_RequestPasswordCodeDocument,
    "\n  mutation SecretRotation_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": types.SecretRotation_VerifyPasswordCodeDocument,
    "\n  mutation SecretRotation_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n": types.SecretRotation_SetPasswordDocument,
    "query SecretRotation_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }": types.SecretRotation_PasswordWasSetDocument,
    "\n  mutation SecretRotation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { staffUser { email } }\n  }\n": types.SecretRotation_CreateHrDocument,
    "query SecretRotation_viewer { viewer { id } }": types.SecretRotation_ViewerDocument,
    "query SecretRotation_examEntry { examEntry { assessmentTitle } }": types.SecretRotation_ExamEntryDocument,
    "\n  query SecretRotation_examReceipts($secret: String!) {\n    examReceipts(secret: $secret) { sittingCode receipts { code } }\n  }\n": types.SecretRotation_ExamReceiptsDocument,
    "\n  query SecretRotation_checkReceipt($code: String!) {\n    checkReceipt(code: $code) { position candidateName }\n  }\n": types.SecretRotation_CheckReceiptDocument,
    "\n  mutation SecretRotation_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) { importedAnswers { inTimeCount } }\n  }\n": types.SecretRotation_ImportUnsentAnswersDocument,
    "\n  mutation SecretRotation_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { url } }\n  }\n": types.SecretRotation_UploadAnswerFileDocument,
    "\n  mutation SecretRotation_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n": types.SecretRotation_CreatePublicLinkDocument,
    "\n  mutation SecretRotation_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) { outcome { __typename } }\n  }\n": types.SecretRotation_JoinAssessmentDocument,
    "\n  mutation SecretRotation_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) { outcome { ... on ConfirmedJoin { examUrl } } }\n  }\n": types.SecretRotation_ConfirmJoinDocument,
    "\n  mutation SecretRotation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n": types.SecretRotation_UpdateAssessmentDocument,
    "\n  mutation SecretRotation_revealReturnSecret($id: ID!) {\n    revealReturnSecret(input: { assessmentId: $id }) { secret }\n  }\n": types.SecretRotation_RevealReturnSecretDocument,
    "query SecretRotation_examReturn { examReturn { url } }": types.SecretRotation_ExamReturnDocument,
    "\n  mutation SecretRotation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n": types.SecretRotation_InviteCandidatesDocument,
    "\n  mutation SecretRotation_startAuthenticator { startAuthenticator { authenticator { secret } } }\n": types.SecretRotation_StartAuthenticatorDocument,
    "\n  mutation SecretRotation_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n": types.SecretRotation_ConfirmAuthenticatorDocument,
    "\n  mutation SecretRotation_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n": types.SecretRotation_ProveIdentityDocument,
    "fragment Sessions_fields on StaffSession { id device ip createdAt lastUsedAt isCurrent }": types.Sessions_FieldsFragmentDoc,
    "query Sessions_sessions { sessions { ...Sessions_fields } }": types.Sessions_SessionsDocument,
    "mutation Sessions_endSession($id: ID!) { endSession(input: { id: $id }) { sessions { id } } }": types.Sessions_EndSessionDocument,
    "query Sessions_viewer { viewer { id } }": types.Sessions_ViewerDocument,
    "mutation Sessions_signOut { signOut { wasSignedIn } }": types.Sessions_SignOutDocument,
    "mutation Sessions_endOthers { endOtherSessions { sessions { id } } }": types.Sessions_EndOthersDocument,
    "mutation Sessions_endOtherSessions { endOtherSessions { sessions { ...Sessions_fields } } }": types.Sessions_EndOtherSessionsDocument,
    "\n    query Sessions_settings {\n      settings {\n        language theme timeZone notifyOnSubmission notifyOnAccessRequest\n        defaultConfiguration { passMark showProgress shuffleQuestions resultVisibility opensAt }\n        defaultReportOptions { showCorrectAnswers showQuestions }\n      }\n    }\n  ": types.Sessions_SettingsDocument,
    "\n        mutation Sessions_updateSettings($input: UpdateSettingsInput!) {\n          updateSettings(input: $input) { settings { language } }\n        }\n      ": types.Sessions_UpdateSettingsDocument,
    "\n        mutation Sessions_createAssessment {\n          createAssessment(input: { title: \"T\", jobRole: \"J\" }) {\n            assessment { configuration { passMark resultVisibility } }\n          }\n        }\n      ": types.Sessions_CreateAssessmentDocument,
    "\n      mutation Sessions_changeName($input: ChangeNameInput!) {\n        changeName(input: $input) { viewer { name } }\n      }\n    ": types.Sessions_ChangeNameDocument,
    "query Sessions_viewer2 { viewer { name } }": types.Sessions_Viewer2Document,
    "\n        mutation Sessions_contactSupport($input: ContactSupportInput!) {\n          contactSupport(input: $input) { answerWithinHours }\n        }\n      ": types.Sessions_ContactSupportDocument,
    "\n  mutation ShareLinks_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url link { id expiresAt } }\n  }\n": types.ShareLinks_CreateShareLinkDocument,
    "\n  mutation ShareLinks_revokeShareLink($input: RevokeShareLinkInput!) {\n    revokeShareLink(input: $input) { shareLink { id revokedAt } }\n  }\n": types.ShareLinks_RevokeShareLinkDocument,
    "\n  query ShareLinks_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) { shareLinks { edges { node { id revokedAt lastUsedAt useCount } } } }\n    }\n  }\n": types.ShareLinks_AssessmentDocument,
    "\n  query ShareLinks_sharedReport($token: String!) {\n    sharedReport(token: $token) {\n      language reference assessmentTitle percentage status\n      candidate { name email phone }\n      questions { number text answer correct feedback score maxScore }\n    }\n  }\n": types.ShareLinks_SharedReportDocument,
    "\n  mutation SingleSignOn_saveSsoProvider($input: SaveSsoProviderInput!) {\n    saveSsoProvider(input: $input) { settings { callbackUrl providers { id name issuer } } }\n  }\n": types.SingleSignOn_SaveSsoProviderDocument,
    "\n  mutation SingleSignOn_deleteSsoProvider($input: DeleteSsoProviderInput!) {\n    deleteSsoProvider(input: $input) { settings { providers { id } } }\n  }\n": types.SingleSignOn_DeleteSsoProviderDocument,
    "mutation SingleSignOn_signOut { signOut { wasSignedIn providerUrl } }": types.SingleSignOn_SignOutDocument,
    "query SingleSignOn_signInProviders { signInProviders { id name } }": types.SingleSignOn_SignInProvidersDocument,
    "query SingleSignOn_viewer { viewer { id email role name } }": types.SingleSignOn_ViewerDocument,
    "\n      mutation SingleSignOn_resetSecondFactors($input: ResetSecondFactorsInput!) {\n        resetSecondFactors(input: $input) { staffUser { id } }\n      }\n    ": types.SingleSignOn_ResetSecondFactorsDocument,
    "\n    query SingleSignOn_credits {\n      viewer { role requestsForNewUsers credits { numberOfRequests maxRequests remaining } }\n    }\n  ": types.SingleSignOn_CreditsDocument,
    "\n      mutation SingleSignOn_createApiKey {\n        createApiKey(input: { name: \"k\", scopes: [READ] }) { secret }\n      }\n    ": types.SingleSignOn_CreateApiKeyDocument,
    "\n  query TestLibrary_tests($first: Int, $after: String, $filter: TestFilter) {\n    tests(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { cursor node { id title } }\n    }\n  }\n": types.TestLibrary_TestsDocument,
    "\n  query TestLibrary_test($id: ID!) {\n    test(id: $id) {\n      id title jobRole description level language status isPublished questionCount durationSeconds\n      totalScore skills\n      questions { text }\n    }\n  }\n": types.TestLibrary_TestDocument,
    "query TestLibrary_skills($search: String) { skills(search: $search) }": types.TestLibrary_SkillsDocument,
    "\n  fragment TestsManage_fields on Test {\n    id title jobRole description level language languages\n    translation { title jobRole description }\n    status isPublished isMine canEdit ownerName createdAt updatedAt questionCount usedByAssessments\n    outdatedQuestionIds\n    questions { id text version canEdit }\n  }\n": types.TestsManage_FieldsFragmentDoc,
    "\n  mutation TestsManage_createTest($input: CreateTestInput!) {\n    done: createTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_CreateTestDocument,
    "\n  mutation TestsManage_updateTest($input: UpdateTestInput!) {\n    done: updateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_UpdateTestDocument,
    "\n  mutation TestsManage_changeTestStatus($input: ChangeTestStatusInput!) {\n    done: changeTestStatus(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_ChangeTestStatusDocument,
    "\n  mutation TestsManage_publishTest($input: TestIdInput!) {\n    done: publishTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_PublishTestDocument,
    "\n  mutation TestsManage_withdrawTest($input: TestIdInput!) {\n    done: withdrawTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_WithdrawTestDocument,
    "\n  mutation TestsManage_duplicateTest($input: TestIdInput!) {\n    done: duplicateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n": types.TestsManage_DuplicateTestDocument,
    "\n  mutation TestsManage_deleteTest($input: TestIdInput!) {\n    deleteTest(input: $input) { testId }\n  }\n": types.TestsManage_DeleteTestDocument,
    "query TestsManage_test($id: ID!) { test(id: $id) { ...TestsManage_fields } }": types.TestsManage_TestDocument,
    "\n  query TestsManage_tests($filter: TestFilter, $sort: TestSort, $direction: SortDirection) {\n    tests(filter: $filter, sort: $sort, direction: $direction) {\n      edges { node { title isMine canEdit ownerName } }\n    }\n  }\n": types.TestsManage_TestsDocument,
    "query TestsManage_question($id: ID!) { question(id: $id) { usage { tests } } }": types.TestsManage_QuestionDocument,
    "\n  fragment TestsQuestions_fields on Test {\n    id questionCount updatedAt\n    questions { id text version ownerName canEdit translationState }\n  }\n": types.TestsQuestions_FieldsFragmentDoc,
    "\n  mutation TestsQuestions_addTestQuestion($input: AddTestQuestionInput!) {\n    done: addTestQuestion(input: $input) { questionId test { ...TestsQuestions_fields } }\n  }\n": types.TestsQuestions_AddTestQuestionDocument,
    "\n  mutation TestsQuestions_addQuestionsToTest($input: TestQuestionsInput!) {\n    done: addQuestionsToTest(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": types.TestsQuestions_AddQuestionsToTestDocument,
    "\n  mutation TestsQuestions_removeTestQuestion($input: RemoveTestQuestionInput!) {\n    done: removeTestQuestion(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": types.TestsQuestions_RemoveTestQuestionDocument,
    "\n  mutation TestsQuestions_reorderTestQuestions($input: TestQuestionsInput!) {\n    done: reorderTestQuestions(input: $input) { test { ...TestsQuestions_fields } }\n  }\n": types.TestsQuestions_ReorderTestQuestionsDocument,
    "query TestsQuestions_test($id: ID!) { test(id: $id) { ...TestsQuestions_fields } }": types.TestsQuestions_TestDocument,
    "\n      mutation TestsQuestions_deleteQuestion($input: QuestionIdInput!) {\n        deleteQuestion(input: $input) { questionId }\n      }\n    ": types.TestsQuestions_DeleteQuestionDocument,
    "query TestsQuestions_question($id: ID!) { question(id: $id) { text usage { tests } } }": types.TestsQuestions_QuestionDocument,
    "\n  fragment TranslationFiles_taken on TranslationImport {\n    format unchangedCount untranslatedCount\n    questions { questionId to textCount confirmedCount }\n    problems { line code params { name value } }\n  }\n": types.TranslationFiles_TakenFragmentDoc,
    "\n  mutation TranslationFiles_previewTranslationImport($input: TranslationFileInput!) {\n    done: previewTranslationImport(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n": types.TranslationFiles_PreviewTranslationImportDocument,
    "\n  mutation TranslationFiles_importTranslations($input: TranslationFileInput!) {\n    done: importTranslations(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n": types.TranslationFiles_ImportTranslationsDocument,
    "\n  query TranslationFiles_translationWork($ids: [ID!]) {\n    translationWork(ids: $ids) { from questionCount textCount openCount }\n  }\n": types.TranslationFiles_TranslationWorkDocument,
    "\n  query TranslationFiles_question($id: ID!) {\n    question(id: $id) { version translationState }\n  }\n": types.TranslationFiles_QuestionDocument,
    "\n        mutation TranslationFiles_startUpload($input: StartUploadInput!) {\n          startUpload(input: $input) { upload { id } }\n        }\n      ": types.TranslationFiles_StartUploadDocument,
    "\n  mutation UnsentAnswers_import($file: Upload!) {\n    brought: importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n": types.UnsentAnswers_ImportDocument,
    "\n  mutation UnsentAnswers_submit($file: Upload!) {\n    brought: submitUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n": types.UnsentAnswers_SubmitDocument,
    "\n    mutation UnsentAnswers_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answersSecret } } }\n    }\n  ": types.UnsentAnswers_ResumeAttemptDocument,
    "\n  mutation UploadForms_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { name byteSize } }\n  }\n": types.UploadForms_UploadFileDocument,
    "query Webhooks_webhookEndpoints($a: ID) { webhookEndpoints(assessmentId: $a) { id } }": types.Webhooks_WebhookEndpointsDocument,
    "\n      mutation Webhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n        updateWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    ": types.Webhooks_UpdateWebhookEndpointDocument,
    "\n          mutation Webhooks_deleteWebhookEndpoint($id: ID!) {\n            deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n          }\n        ": types.Webhooks_DeleteWebhookEndpointDocument,
    "\n      query Webhooks_webhookDeliveries($id: ID!, $after: String) {\n        webhookDeliveries(endpointId: $id, first: 2, after: $after) {\n          totalCount\n          pageInfo { hasNextPage endCursor }\n          edges { node { createdAt } }\n        }\n      }\n    ": types.Webhooks_WebhookDeliveriesDocument,
    "\n        mutation Webhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      ": types.Webhooks_TestWebhookEndpointDocument,
    "query Websocket_viewer { viewer { id } }": types.Websocket_ViewerDocument,
    "mutation Websocket_signOut { signOut { wasSignedIn } }": types.Websocket_SignOutDocument,
    "mutation Websocket_signOut2 { signOut { wasSignedIn } }": types.Websocket_SignOut2Document,
    "\n  mutation WelcomeCaptions_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": types.WelcomeCaptions_StartUploadDocument,
    "\n  mutation WelcomeCaptions_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n": types.WelcomeCaptions_UploadPartDocument,
    "\n  mutation WelcomeCaptions_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": types.WelcomeCaptions_FinishUploadDocument,
    "\n  mutation WelcomeCaptions_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { welcomeVideoCaptions } }\n  }\n": types.WelcomeCaptions_UpdateAssessmentDocument,
    "query WelcomeCaptions_examEntry { examEntry { welcomeVideoUrl welcomeVideoCaptions } }": types.WelcomeCaptions_ExamEntryDocument,
    "\n  query WelcomeCaptions_assessment($id: ID!) {\n    assessment(id: $id) { paperPreview { entry { welcomeVideoUrl welcomeVideoCaptions } } }\n  }\n": types.WelcomeCaptions_AssessmentDocument,
    "\n      mutation FaultsApi_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    ": types.FaultsApi_CreateAssessmentDocument,
    "\n      mutation FaultsApi_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { id } }\n      }\n    ": types.FaultsApi_AddAssessmentQuestionDocument,
    "\n      mutation FaultsApi_publishAssessment($id: ID!) {\n        publishAssessment(input: { id: $id }) { assessment { id } }\n      }\n    ": types.FaultsApi_PublishAssessmentDocument,
    "\n      mutation FaultsApi_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { invitations { examUrl } }\n      }\n    ": types.FaultsApi_InviteCandidatesDocument,
    "\n  mutation FaultsClock_examPulse($input: ExamPulseInput!) {\n    examPulse(input: $input) { serverNow closesAt }\n  }\n": types.FaultsClock_ExamPulseDocument,
    "\n  mutation FaultsPacked_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n": types.FaultsPacked_RequestAccessDocument,
    "\n  mutation FaultsRestarts_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id state } }\n  }\n": types.FaultsRestarts_StartAssessmentExportDocument,
    "\n  query FaultsRestarts_assessment($a: ID!) {\n    assessment(id: $a) { exports { id state byteSize failure } }\n  }\n": types.FaultsRestarts_AssessmentDocument,
    "\n  mutation FaultsRestarts_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n": types.FaultsRestarts_ImportQuestionsDocument,
    "\n  mutation FaultsRestarts_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": types.FaultsRestarts_StartUploadDocument,
    "\n  mutation FaultsRestarts_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n": types.FaultsRestarts_UploadPartDocument,
    "\n  mutation FaultsRestarts_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": types.FaultsRestarts_FinishUploadDocument,
    "\n  mutation FaultsRestarts_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n": types.FaultsRestarts_StartQuestionImportDocument,
    "\n  mutation FaultsRestarts_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret }\n  }\n": types.FaultsRestarts_CreateApiKeyDocument,
    "\n      mutation FaultsWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n        createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    ": types.FaultsWebhooks_CreateWebhookEndpointDocument,
    "\n      mutation FaultsWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    ": types.FaultsWebhooks_RevealWebhookSecretDocument,
    "\n  mutation FaultsWriter_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n": types.FaultsWriter_StartAttemptDocument,
    "\n  mutation FaultsWriter_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) { outcome { ... on SavedAnswer { revision } ... on Refusal { code } } }\n  }\n": types.FaultsWriter_SaveAnswerDocument,
    "\n  mutation FaultsWriter_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n": types.FaultsWriter_SubmitAttemptDocument,
    "\n    mutation AnswerFiles_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  ": types.AnswerFiles_UploadAnswerFileDocument,
    "\n    mutation AnswerFiles_startRecording($input: StartRecordingInput!) {\n      startRecording(input: $input) { recording { id receivedParts } }\n    }\n  ": types.AnswerFiles_StartRecordingDocument,
    "\n    mutation AnswerFiles_uploadRecordingPart($input: UploadRecordingPartInput!) {\n      uploadRecordingPart(input: $input) { recording { id receivedParts } }\n    }\n  ": types.AnswerFiles_UploadRecordingPartDocument,
    "\n    mutation AnswerFiles_finishRecording($input: FinishRecordingInput!) {\n      finishRecording(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  ": types.AnswerFiles_FinishRecordingDocument,
    "\n    mutation AnswerFiles_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answerFiles { id name } } } }\n    }\n  ": types.AnswerFiles_ResumeAttemptDocument,
    "\n    query AnswerFiles_assessment($a: ID!, $c: ID!) {\n      assessment(id: $a) {\n        result(candidateId: $c) {\n          questions {\n            answer { value { ... on FilesAnswer { fileIds } } }\n            lateAnswer { value { ... on FilesAnswer { fileIds } } }\n            files { id name url }\n          }\n        }\n      }\n    }\n  ": types.AnswerFiles_AssessmentDocument,
    "\n      mutation AnswerFiles_startAttempt($input: StartAttemptInput!) {\n        startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id textHtml } } } }\n      }\n    ": types.AnswerFiles_StartAttemptDocument,
    "\n  mutation AssessmentCounts_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": types.AssessmentCounts_DecideOnInvitationsDocument,
    "\n  mutation AssessmentCounts_tagInvitations($input: TagInvitationsInput!) {\n    tagInvitations(input: $input) { skippedCount }\n  }\n": types.AssessmentCounts_TagInvitationsDocument,
    "\n  mutation AssessmentCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n": types.AssessmentCounts_EraseCandidateDocument,
    "\n  query AssessmentCounts_assessment(\n    $id: ID!, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection, $first: Int, $after: String\n  ) {\n    assessment(id: $id) {\n      averagePercentage\n      funnel { invited notStarted enrolled completed }\n      invitations(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id stage } }\n      }\n    }\n  }\n": types.AssessmentCounts_AssessmentDocument,
    "\n  query AssessmentsDemo_tests {\n    tests(first: 100) {\n      edges { node { title language isPublished questionCount skills questions { type text } } }\n    }\n  }\n": types.AssessmentsDemo_TestsDocument,
    "\n  query AssessmentsDemo_assessments {\n    assessments {\n      edges {\n        node {\n          id title language status publishedAt questionCount durationSeconds totalScore\n          ownQuestions { type }\n        }\n      }\n    }\n  }\n": types.AssessmentsDemo_AssessmentsDocument,
    "\n  query ExamEntry_examEntry {\n    examEntry {\n      state unavailableReason opensAt closesAt assessmentTitle jobRole language candidateFirstName\n      questionCount totalSeconds extraTimePercent serverNow showProgress\n    }\n  }\n": types.ExamEntry_ExamEntryDocument,
    "\n      query ExamEntry_whose {\n        examEntry { candidateFirstName extraTimePercent accommodation { text } }\n      }\n    ": types.ExamEntry_WhoseDocument,
    "\n    mutation ExamEntry_askForAccommodation($input: AskForAccommodationInput!) {\n      askForAccommodation(input: $input) { outcome { ... on AccommodationRequest { text } } }\n    }\n  ": types.ExamEntry_AskForAccommodationDocument,
    "\n  query GoingBack_assessment($id: ID!) {\n    assessment(id: $id) { analytics { averageSeconds questions { averageSeconds } } }\n  }\n": types.GoingBack_AssessmentDocument,
    "\n  mutation GradingByPerson_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { ...KitResults_result } } }\n  }\n": types.GradingByPerson_MarkAnswerDocument,
    "\n  query GradingDemo_assessment($id: ID!) {\n    assessment(id: $id) {\n      languageCheck {\n        english arabic\n        questions { strength certainty delta text translated choices { translated isRight standsOut } }\n      }\n    }\n  }\n": types.GradingDemo_AssessmentDocument,
    "query GradingDemo_liveAttempts { liveAttempts(first: 500) { edges { node { questionClosesAt } } } }": types.GradingDemo_LiveAttemptsDocument,
    "\n        mutation InvitationsRaces_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { id } }\n        }\n      ": types.InvitationsRaces_InviteCandidatesDocument,
    "\n  mutation KeptCounts_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n": types.KeptCounts_DeleteStaffUserDocument,
    "\n  mutation KeptCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n": types.KeptCounts_EraseCandidateDocument,
    "\n  mutation KeptMails_requestPasswordCode($email: EmailAddress!) {\n    requestPasswordCode(input: { email: $email, language: EN }) { requestId }\n  }\n": types.KeptMails_RequestPasswordCodeDocument,
    "\n  mutation KeptMails_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n": types.KeptMails_VerifyPasswordCodeDocument,
    "\n  mutation LockOrder_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { erasure { sha256 } } }\n": types.LockOrder_EraseCandidateDocument,
    "\n  mutation LockOrder_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n": types.LockOrder_DeleteStaffUserDocument,
    "\n  query LockRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n": types.LockRaces_PreviewRemarkingDocument,
    "\n  mutation LockRaces_applyRemarking($input: ApplyRemarkingInput!) { applyRemarking(input: $input) { changedResultCount } }\n": types.LockRaces_ApplyRemarkingDocument,
    "\n  mutation LockRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n": types.LockRaces_MarkAnswerDocument,
    "\n  mutation LockRaces_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n": types.LockRaces_DecideOnInvitationsDocument,
    "\n  mutation LockRaces_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n": types.LockRaces_DeleteStaffUserDocument,
    "\n        mutation ProctorSignals_reopenAttempt($input: ReopenAttemptInput!) {\n          reopenAttempt(input: $input) { attempt { id } }\n        }\n      ": types.ProctorSignals_ReopenAttemptDocument,
    "\n  mutation ProctorSnapshots_uploadSnapshot($input: UploadSnapshotInput!) {\n    uploadSnapshot(input: $input) { id }\n  }\n": types.ProctorSnapshots_UploadSnapshotDocument,
    "\n  fragment ProctorTimeline_fields on ProctorTimeline {\n    warnings\n    consent { version language }\n    questions { position }\n    snapshots { id url }\n    events {\n      id kind position countedAs awaySeconds candidateNote verdict verdictNote reviewedByName\n      signals { kind excuse lastedMs }\n    }\n    rates { kind count sittingCount sittingsWith }\n  }\n": types.ProctorTimeline_FieldsFragmentDoc,
    "\n  query ProctorTimeline_attempt($attemptId: ID!) {\n    attempt(id: $attemptId) { proctorTimeline { ...ProctorTimeline_fields } }\n  }\n": types.ProctorTimeline_AttemptDocument,
    "\n  mutation ProctorTimeline_reviewProctorEvent($input: ReviewProctorEventInput!) {\n    reviewProctorEvent(input: $input) { attempt { proctorTimeline { ...ProctorTimeline_fields } } }\n  }\n": types.ProctorTimeline_ReviewProctorEventDocument,
    "\n  query ReadyLibrary_tests {\n    tests(first: 100) {\n      totalCount\n      edges {\n        node {\n          id title language status isPublished languages\n          translation { title }\n          questionCount\n          questions { text }\n        }\n      }\n    }\n  }\n": types.ReadyLibrary_TestsDocument,
    "\n  query RemarkingRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n": types.RemarkingRaces_PreviewRemarkingDocument,
    "\n  mutation RemarkingRaces_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n": types.RemarkingRaces_ApplyRemarkingDocument,
    "\n  mutation RemarkingRaces_setPools($input: SetPoolsInput!) { setPools(input: $input) { assessment { id } } }\n": types.RemarkingRaces_SetPoolsDocument,
    "\n  mutation RemarkingRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n": types.RemarkingRaces_MarkAnswerDocument,
    "\n  mutation RemarkingRaces_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) { result { id } }\n  }\n": types.RemarkingRaces_CountLateAnswerDocument,
    "\n        subscription SeveralServers_attemptProgressed($id: ID!) {\n          attemptProgressed(assessmentId: $id) { id state }\n        }\n      ": types.SeveralServers_AttemptProgressedDocument,
    "\n    mutation Startup_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome { ... on Viewer { email } ... on SecondStep { handle ways expiresInSeconds } }\n      }\n    }\n  ": types.Startup_SignInDocument,
    "query TimeControl_examEntry { examEntry { state } }": types.TimeControl_ExamEntryDocument,
    "\n  fragment TrackingSystems_CONNECTION on TrackingConnection {\n    id webhookEndpointId isKeyLive\n    addresses { name url }\n    calls { name status problem }\n  }\n": types.TrackingSystems_ConnectionFragmentDoc,
    "\n      mutation TrackingSystems_connectTrackingSystem($input: ConnectTrackingSystemInput!) {\n        connectTrackingSystem(input: $input) { secret }\n      }\n    ": types.TrackingSystems_ConnectTrackingSystemDocument,
    "query TrackingSystems_trackingConnections { trackingConnections { ...TrackingSystems_CONNECTION } }": types.TrackingSystems_TrackingConnectionsDocument,
    "\n        query TrackingSystems_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { id } } } }\n        }\n      ": types.TrackingSystems_AssessmentDocument,
    "\n        mutation TrackingSystems_cancelInvitations($ids: [ID!]!) {\n          cancelInvitations(input: { invitationIds: $ids }) { skippedCount }\n        }\n      ": types.TrackingSystems_CancelInvitationsDocument,
    "\n        mutation TrackingSystems_testTrackingSystem($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": types.TrackingSystems_TestTrackingSystemDocument,
    "\n        mutation TrackingSystems_disconnectTrackingSystem($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": types.TrackingSystems_DisconnectTrackingSystemDocument,
    "\n        mutation TrackingSystems_testTrackingSystem2($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": types.TrackingSystems_TestTrackingSystem2Document,
    "\n        mutation TrackingSystems_disconnectTrackingSystem2($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      ": types.TrackingSystems_DisconnectTrackingSystem2Document,
    "\n        query Upgrade_assessment($a: ID!) {\n          assessment(id: $a) { title }\n          candidates(first: 5) { edges { node { candidate { firstName email } } } }\n        }\n      ": types.Upgrade_AssessmentDocument,
    "\n      mutation WebhookDeliveries_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { deleted { name count } } }\n      }\n    ": types.WebhookDeliveries_EraseCandidateDocument,
    "\n      query WebhookDeliveries_candidateData($id: ID!) { candidateData(id: $id) { tables { name count } } }\n    ": types.WebhookDeliveries_CandidateDataDocument,
    "\n      mutation WebhookDeliveries_rotateWebhookSecret($input: RotateWebhookSecretInput!) {\n        rotateWebhookSecret(input: $input) { webhookEndpoint { id } }\n      }\n    ": types.WebhookDeliveries_RotateWebhookSecretDocument,
    "\n      mutation WebhookDeliveries_replayWebhookDelivery($id: ID!) {\n        replayWebhookDelivery(input: { id: $id }) { delivery { id } }\n      }\n    ": types.WebhookDeliveries_ReplayWebhookDeliveryDocument,
    "\n      mutation WebhookDocs_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    ": types.WebhookDocs_UpdateAssessmentDocument,
    "\n      mutation WebhookDocs_revealReturnSecret($id: ID!) {\n        revealReturnSecret(input: { assessmentId: $id }) { secret }\n      }\n    ": types.WebhookDocs_RevealReturnSecretDocument,
    "query WebhookDocs_examReturn { examReturn(state: \"application-4711\") { url } }": types.WebhookDocs_ExamReturnDocument,
    "\n        mutation WebhookDocs_rotateReturnSecret($id: ID!) {\n          rotateReturnSecret(input: { assessmentId: $id }) { returnPath { __typename } }\n        }\n      ": types.WebhookDocs_RotateReturnSecretDocument,
    "\n      mutation WebhookOutbox_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    ": types.WebhookOutbox_DeleteStaffUserDocument,
    "\n  fragment KitAttempts_proctorState on ProctorState {\n    warnings warningsLeft isSubmitted isSubmittedByProctoring\n    events { id kind startedAt seconds times countedAs note pictureUrls }\n  }\n": types.KitAttempts_ProctorStateFragmentDoc,
    "\n  fragment KitAttempts_sitting on ExamSitting {\n    attemptId answersSecret state serverNow questionCount position answerRevision answerSavedAt\n    assessmentTitle showProgress isPaused mayGoBack visit\n    slots { position state isAnswered secondsLeft }\n    answer { ... on ChoicesAnswer { choiceIds } ... on TextAnswer { text } ... on TruthAnswer { truth } }\n    question {\n      id position type text durationSeconds baseDurationSeconds opensAt closesAt\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n": types.KitAttempts_SittingFragmentDoc,
    "\n  fragment KitAttempts_saved on SavedAnswer {\n    questionId revision savedAt isLate receipt closesAt\n  }\n": types.KitAttempts_SavedFragmentDoc,
    "\n  fragment KitAttempts_refused on Refusal {\n    code\n    ... on ConsentRequired { version }\n    ... on ExamUnavailable { reason }\n  }\n": types.KitAttempts_RefusedFragmentDoc,
    "\n    mutation KitAttempts_startAttempt($input: StartAttemptInput!) {\n      done: startAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_StartAttemptDocument,
    "\n    mutation KitAttempts_resumeAttempt($input: ResumeAttemptInput!) {\n      done: resumeAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_ResumeAttemptDocument,
    "\n    mutation KitAttempts_nextQuestion($input: NextQuestionInput!) {\n      done: nextQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_NextQuestionDocument,
    "\n    mutation KitAttempts_goToQuestion($input: GoToQuestionInput!) {\n      done: goToQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_GoToQuestionDocument,
    "\n    mutation KitAttempts_submitAttempt($input: SubmitAttemptInput!) {\n      done: submitAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_SubmitAttemptDocument,
    "\n    mutation KitAttempts_saveAnswer($input: SaveAnswerInput!) {\n      done: saveAnswer(input: $input) { outcome { ...KitAttempts_saved ...KitAttempts_refused } }\n    }\n  ": types.KitAttempts_SaveAnswerDocument,
    "\n    mutation KitAttempts_examPulse($input: ExamPulseInput!) {\n      examPulse(input: $input) {\n        state isLivePage questionId closesAt snapshotDue durationSeconds addedSeconds isPaused sittingEndsAt\n        message { id text at }\n      }\n    }\n  ": types.KitAttempts_ExamPulseDocument,
    "\n    mutation KitAttempts_readExamMessage($input: ReadExamMessageInput!) {\n      readExamMessage(input: $input) { messageId }\n    }\n  ": types.KitAttempts_ReadExamMessageDocument,
    "\n    mutation KitAttempts_reportProctorEvents($input: ReportProctorEventsInput!) {\n      reportProctorEvents(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  ": types.KitAttempts_ReportProctorEventsDocument,
    "\n    mutation KitAttempts_noteProctorEvent($input: NoteProctorEventInput!) {\n      noteProctorEvent(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  ": types.KitAttempts_NoteProctorEventDocument,
    "query KitAttempts_proctorState { proctorState { ...KitAttempts_proctorState } }": types.KitAttempts_ProctorStateDocument,
    "\n  mutation KitBanks_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n": types.KitBanks_StartUploadDocument,
    "\n  mutation KitBanks_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { receivedParts } }\n  }\n": types.KitBanks_UploadPartDocument,
    "\n  mutation KitBanks_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n": types.KitBanks_FinishUploadDocument,
    "\n  fragment KitControls_monitored on Attempt {\n    id state pausedAt addedSeconds resumesOnReturn submittedBy wasReopened unreadMessages\n  }\n": types.KitControls_MonitoredFragmentDoc,
    "\n    mutation KitControls_pauseAttempt($input: PauseAttemptInput!) {\n      pauseAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_PauseAttemptDocument,
    "\n    mutation KitControls_continueAttempt($input: ContinueAttemptInput!) {\n      continueAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_ContinueAttemptDocument,
    "\n    mutation KitControls_endAttempt($input: EndAttemptInput!) {\n      endAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_EndAttemptDocument,
    "\n    mutation KitControls_addTime($input: AddTimeInput!) {\n      addTime(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_AddTimeDocument,
    "\n    mutation KitControls_reopenAttempt($input: ReopenAttemptInput!) {\n      reopenAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_ReopenAttemptDocument,
    "\n    mutation KitControls_messageCandidate($input: MessageCandidateInput!) {\n      messageCandidate(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  ": types.KitControls_MessageCandidateDocument,
    "\n    mutation KitControls_setExtraTime($input: SetExtraTimeInput!) {\n      setExtraTime(input: $input) { invitation { id extraTimePercent } }\n    }\n  ": types.KitControls_SetExtraTimeDocument,
    "\n    query KitControls_timeLedger($attemptId: ID!) {\n      attempt(id: $attemptId) {\n        timeLedger {\n          entries { number kind at position seconds percent closedBy reasonCode note actorName }\n          questions {\n            position baseSeconds grantedSeconds addedSeconds stoppedSeconds usedSeconds openedAt closesAt\n            closedAt\n          }\n        }\n      }\n    }\n  ": types.KitControls_TimeLedgerDocument,
    "\n  mutation KitFiles_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { id name contentType byteSize url } }\n  }\n": types.KitFiles_UploadFileDocument,
    "\n  fragment KitResults_value on AnswerValue {\n    ... on ChoicesAnswer { choiceIds }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n": types.KitResults_ValueFragmentDoc,
    "\n  fragment KitResults_result on Result {\n    id\n    attempt { id }\n    score totalScore percentage status\n    band { name }\n    gradeBands { min max }\n    startedAt submittedAt submittedBy usedSeconds allottedSeconds awaitingCount overallFeedback\n    candidate { email }\n    assessment { title }\n    questions {\n      id position type text skill difficulty isAdditional\n      ... on DropdownResultQuestion { choices { text isRight } }\n      ... on MatchingResultQuestion { choices { text isRight } }\n      ... on MultipleChoiceResultQuestion { choices { text isRight } }\n      ... on QualifierResultQuestion { choices { text isRight } }\n      ... on RankingResultQuestion { choices { text isRight } }\n      ... on ShortAnswerResultQuestion { acceptedAnswers }\n      ... on TrueFalseResultQuestion { truth }\n      allottedSeconds usedSeconds closedBy\n      ... on AudioResultQuestion { rubric }\n      ... on DocumentResultQuestion { rubric }\n      ... on FileUploadResultQuestion { rubric }\n      ... on NumberResultQuestion { number { value tolerance } }\n      ... on OpenEndedResultQuestion { rubric }\n      ... on SlidesResultQuestion { rubric }\n      ... on SpreadsheetResultQuestion { rubric }\n      ... on VideoResultQuestion { rubric }\n      ... on XlcxResultQuestion { rubric }\n      answer { value { ...KitResults_value } savedAt revision }\n      lateAnswer { value { ...KitResults_value } savedAt revision }\n      mark {\n        score maxScore origin\n        explanation { code params { name value } }\n        feedback markedByName markedAt\n      }\n    }\n  }\n": types.KitResults_ResultFragmentDoc,
    "\n  query KitResults_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) { result(candidateId: $candidateId) { ...KitResults_result } }\n  }\n": types.KitResults_AssessmentDocument,
    "\n  fragment KitWebhooks_endpointFields on WebhookEndpoint {\n    id assessmentId url events isEnabled disabledBecause failingSince lastDeliveredAt previousSecretUntil\n  }\n": types.KitWebhooks_EndpointFieldsFragmentDoc,
    "\n  fragment KitWebhooks_deliveryFields on WebhookDelivery {\n    id messageId type body status nextTryAt tryCount\n    tries {\n      number at durationMs outcome failure responseStatus url\n      requestHeaders { name value }\n      responseHeaders { name value }\n      responseBody isResponseCut\n    }\n  }\n": types.KitWebhooks_DeliveryFieldsFragmentDoc,
    "\n  mutation KitWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n    createWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n": types.KitWebhooks_CreateWebhookEndpointDocument,
    "\n  mutation KitWebhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n    updateWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n": types.KitWebhooks_UpdateWebhookEndpointDocument,
    "\n  query KitWebhooks_webhookEndpoint($id: ID!) {\n    webhookEndpoint(id: $id) { ...KitWebhooks_endpointFields }\n  }\n": types.KitWebhooks_WebhookEndpointDocument,
    "\n  query KitWebhooks_webhookDeliveries($endpointId: ID!, $status: WebhookDeliveryStatus) {\n    webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) {\n      totalCount\n      edges { node { ...KitWebhooks_deliveryFields } }\n    }\n  }\n": types.KitWebhooks_WebhookDeliveriesDocument,
    "\n      mutation KitWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    ": types.KitWebhooks_RevealWebhookSecretDocument,
    "\n        mutation KitWebhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id status } }\n        }\n      ": types.KitWebhooks_TestWebhookEndpointDocument,
    "\n        mutation KitWebhooks_replayWebhookDelivery($id: ID!) {\n          replayWebhookDelivery(input: { id: $id }) { delivery { id status } }\n        }\n      ": types.KitWebhooks_ReplayWebhookDeliveryDocument,
    "\n  mutation KitSignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome { ... on Viewer { id } ... on SecondStep { handle ways expiresInSeconds } }\n    }\n  }\n": types.KitSignIn_SignInDocument,
    "\n      mutation KitViewers_createApiKey($input: CreateApiKeyInput!) {\n        createApiKey(input: $input) { secret apiKey { id } }\n      }\n    ": types.KitViewers_CreateApiKeyDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation AccessRequestsGrant_requestAccess($input: RequestAccessInput!) {\n          requestAccess(input: $input) { answerWithinHours }\n        }\n      "): typeof import('./graphql').AccessRequestsGrant_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccessRequestsGrant_accessRequests { accessRequests { edges { node { id } } } }"): typeof import('./graphql').AccessRequestsGrant_AccessRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation AccessRequestsGrant_decideAccessRequest($id: ID!) {\n          decideAccessRequest(input: { id: $id, decision: APPROVE }) { accessRequest { id } }\n        }\n      "): typeof import('./graphql').AccessRequestsGrant_DecideAccessRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccessRequestsList_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n"): typeof import('./graphql').AccessRequestsList_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccessRequestsList_decideAccessRequest($input: DecideAccessRequestInput!) {\n    decideAccessRequest(input: $input) { accessRequest { id } }\n  }\n"): typeof import('./graphql').AccessRequestsList_DecideAccessRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessRequestsList_accessRequests(\n    $first: Int\n    $after: String\n    $filter: AccessRequestFilter\n    $sort: AccessRequestSort\n    $direction: SortDirection\n  ) {\n    accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { id name email } }\n    }\n  }\n"): typeof import('./graphql').AccessRequestsList_AccessRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccessRequestsList_openAccessRequestCount { openAccessRequestCount }"): typeof import('./graphql').AccessRequestsList_OpenAccessRequestCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AccessRequests_requestAccess($input: RequestAccessInput!) {\n      requestAccess(input: $input) { answerWithinHours }\n    }\n  "): typeof import('./graphql').AccessRequests_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AccessRequests_decideAccessRequest($input: DecideAccessRequestInput!) {\n      decideAccessRequest(input: $input) { accessRequest { id status decidedAt decidedByName } }\n    }\n  "): typeof import('./graphql').AccessRequests_DecideAccessRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query AccessRequests_accessRequests(\n      $first: Int\n      $after: String\n      $filter: AccessRequestFilter\n      $sort: AccessRequestSort\n      $direction: SortDirection\n    ) {\n      accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id name email companyName status } }\n      }\n    }\n  "): typeof import('./graphql').AccessRequests_AccessRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AccessRequests_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  "): typeof import('./graphql').AccessRequests_SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccessRequests_viewer { viewer { requestsForNewUsers } }"): typeof import('./graphql').AccessRequests_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AccessRequests_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome {\n          ... on Viewer { role credits { maxRequests remaining } }\n          ... on SecondStep { handle ways expiresInSeconds }\n        }\n      }\n    }\n  "): typeof import('./graphql').AccessRequests_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AccessRequests_askForHelp($input: AskForHelpInput!) {\n      askForHelp(input: $input) { answerWithinHours }\n    }\n  "): typeof import('./graphql').AccessRequests_AskForHelpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AccessRequests_accessRequests2($filter: AccessRequestFilter) {\n        accessRequests(filter: $filter) { edges { node { decidedByName } } }\n      }\n    "): typeof import('./graphql').AccessRequests_AccessRequests2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accommodation_askForAccommodation($input: AskForAccommodationInput!) {\n    askForAccommodation(input: $input) {\n      outcome {\n        ... on AccommodationRequest { text percent decidedAt isGranted }\n        ... on AccommodationTooLate { code }\n      }\n    }\n  }\n"): typeof import('./graphql').Accommodation_AskForAccommodationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Accommodation_examEntry {\n    examEntry { extraTimePercent totalSeconds accommodation { text percent isGranted } }\n  }\n"): typeof import('./graphql').Accommodation_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accommodation_setExtraTime($input: SetExtraTimeInput!) {\n    setExtraTime(input: $input) { invitation { extraTimePercent } }\n  }\n"): typeof import('./graphql').Accommodation_SetExtraTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accommodation_declineAccommodation($input: DeclineAccommodationInput!) {\n    declineAccommodation(input: $input) { invitation { accommodation { isGranted } } }\n  }\n"): typeof import('./graphql').Accommodation_DeclineAccommodationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Accommodation_assessment($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { accommodation { text percent isGranted } } } } }\n  }\n"): typeof import('./graphql').Accommodation_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Accommodation_assessment2($id: ID!) {\n    assessment(id: $id) { invitations { edges { node { decisionStage { id } accommodation { text } } } } }\n  }\n"): typeof import('./graphql').Accommodation_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accommodation_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').Accommodation_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accommodation_cancelInvitations($input: InvitationsInput!) {\n    cancelInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').Accommodation_CancelInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Accommodation_examEntry2 {\n        examEntry { types takesBack shortestSeconds longestSeconds organiser }\n      }\n    "): typeof import('./graphql').Accommodation_ExamEntry2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AfterExam_afterExam {\n    afterExam {\n      submittedBy questionCount answeredCount personCount isResultShown delivery organiser recordedUntil\n      notesUntil answersUntil resultUntil\n    }\n  }\n"): typeof import('./graphql').AfterExam_AfterExamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AfterExam_noteProctorEvent($input: NoteProctorEventInput!) {\n    noteProctorEvent(input: $input) { proctorState { events { note } } }\n  }\n"): typeof import('./graphql').AfterExam_NoteProctorEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AfterExam_checkReceipt($code: String!) {\n        checkReceipt(code: $code) { candidateName position }\n      }\n    "): typeof import('./graphql').AfterExam_CheckReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApiKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n      apiKey { id name hint scopes expiresAt isExpired lastUsedAt isOwn ownerName }\n    }\n  }\n"): typeof import('./graphql').ApiKeys_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApiKeys_revokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) { apiKeys { id } }\n  }\n"): typeof import('./graphql').ApiKeys_RevokeApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys_apiKeys {\n    apiKeys { id name isOwn isExpired lastUsedAt lastUsedIp recentCalls ownerName }\n  }\n"): typeof import('./graphql').ApiKeys_ApiKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_assessments { assessments { totalCount } }"): typeof import('./graphql').ApiKeys_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_passwordWasSet { passwordWasSet(confirmation: \"x\") }"): typeof import('./graphql').ApiKeys_PasswordWasSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ApiKeys_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    "): typeof import('./graphql').ApiKeys_ChangeStaffVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_viewer { viewer { name role } }"): typeof import('./graphql').ApiKeys_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_assessment { assessment(id: \"00000000-0000-4000-8000-000000000000\") { id } }"): typeof import('./graphql').ApiKeys_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_auditActions { auditActions }"): typeof import('./graphql').ApiKeys_AuditActionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys_hrs { hrs { totalCount } }"): typeof import('./graphql').ApiKeys_HrsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApiKeys___schema { __schema { queryType { name } } }"): typeof import('./graphql').ApiKeys___SchemaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApiKeys_deleteTest { deleteTest(input: { id: \"x\" }) { testId } }"): typeof import('./graphql').ApiKeys_DeleteTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApiKeys_deleteTest2 { deleteTest(input: { id: \"x\" }) { testId } }"): typeof import('./graphql').ApiKeys_DeleteTest2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ApiKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n          deleteStaffUser(input: $input) { staffUserId }\n        }\n      "): typeof import('./graphql').ApiKeys_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentAnalytics_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      analytics {\n        results isSmallSample averageSeconds\n        distribution { from to count }\n        bands { band { name } count }\n        paper { mean median sd alpha standardError }\n        questions {\n          text attempts facility discrimination guessing intendedWeight effectiveWeight isAgainstTotal\n          averageSeconds\n          choices { text isRight count meanPercentage }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').AssessmentAnalytics_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentAnalytics_percentages($assessmentId: ID!, $language: ContentLanguage) {\n    assessment(id: $assessmentId) {\n      analytics(language: $language) {\n        results averagePercentage averageTotalScore paper { mean } questions { questionId text }\n      }\n    }\n  }\n"): typeof import('./graphql').AssessmentAnalytics_PercentagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentAnalytics_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token }\n  }\n"): typeof import('./graphql').AssessmentAnalytics_PreviewRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentAnalytics_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n"): typeof import('./graphql').AssessmentAnalytics_ApplyRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AssessmentExports_fields on AssessmentExport { id state progress total byteSize failure expiresAt }"): typeof import('./graphql').AssessmentExports_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentExports_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n"): typeof import('./graphql').AssessmentExports_StartAssessmentExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentExports_cancelAssessmentExport($input: CancelAssessmentExportInput!) {\n    cancelAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }\n  }\n"): typeof import('./graphql').AssessmentExports_CancelAssessmentExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentExports_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { exports { ...AssessmentExports_fields } }\n  }\n"): typeof import('./graphql').AssessmentExports_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AssessmentExports_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id } }\n    }\n  "): typeof import('./graphql').AssessmentExports_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      subscription AssessmentExports_assessmentExportProgressed($id: ID!) {\n        assessmentExportProgressed(id: $id) { state }\n      }\n    "): typeof import('./graphql').AssessmentExports_AssessmentExportProgressedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation AssessmentExports_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { id } }\n      }\n    "): typeof import('./graphql').AssessmentExports_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentListActions_fields on Assessment {\n    id title jobRole status publishedAt isArchived ownerName\n    gradeBands { name min max color }\n    configuration { passMark opensAt closesAt allowBack extraTimePercent }\n    reportOptions { showCorrectAnswers }\n    proctoring { fullScreen }\n    integration { redirectUrl }\n    tests { id }\n    ownQuestions { id text canEdit }\n    pools { id skill drawCount }\n  }\n"): typeof import('./graphql').AssessmentListActions_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentListActions_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n"): typeof import('./graphql').AssessmentListActions_DuplicateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentListActions_archiveAssessment($input: ArchiveAssessmentInput!) {\n    archiveAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }\n  }\n"): typeof import('./graphql').AssessmentListActions_ArchiveAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentListActions_assessment($id: ID!) {\n    assessment(id: $id) { ...AssessmentListActions_fields }\n  }\n"): typeof import('./graphql').AssessmentListActions_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentListActions_assessments($filter: AssessmentFilter) {\n    assessments(filter: $filter) { edges { node { title } } }\n  }\n"): typeof import('./graphql').AssessmentListActions_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentListActions_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n"): typeof import('./graphql').AssessmentListActions_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentListActions_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n"): typeof import('./graphql').AssessmentListActions_ChangeAssessmentStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentListActions_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').AssessmentListActions_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssessmentListActions_examEntry { examEntry { state unavailableReason } }"): typeof import('./graphql').AssessmentListActions_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentSettings_settings on Assessment {\n    configuration { allowBack extraTimePercent }\n    proctoring {\n      webcamSnapshots snapshotsPerHour fullScreen tabLeaving copyPaste cameraRequired minimumSeconds\n      submitsWhenLeft warningsBeforeSubmit retentionDays\n    }\n    integration { redirectUrl }\n  }\n"): typeof import('./graphql').AssessmentSettings_SettingsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentSettings_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...AssessmentSettings_settings } }\n  }\n"): typeof import('./graphql').AssessmentSettings_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentSettings_updateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) { settings { defaultConfiguration { allowBack extraTimePercent } } }\n  }\n"): typeof import('./graphql').AssessmentSettings_UpdateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentsList_assessments(\n    $first: Int\n    $after: String\n    $filter: AssessmentFilter\n    $sort: AssessmentSort\n    $direction: SortDirection\n  ) {\n    assessments(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { node { title ownerName questionCount durationSeconds totalScore } }\n    }\n  }\n"): typeof import('./graphql').AssessmentsList_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentsOwnQuestions_fields on Assessment {\n    id updatedAt questionCount durationSeconds totalScore\n    ownQuestions {\n      id text type translationState\n      ... on DropdownQuestion { choices { text isRight } }\n      ... on MatchingQuestion { choices { text isRight } }\n      ... on MultipleChoiceQuestion { choices { text isRight } }\n      ... on QualifierQuestion { choices { text isRight } }\n      ... on RankingQuestion { choices { text isRight } }\n    }\n  }\n"): typeof import('./graphql').AssessmentsOwnQuestions_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentsOwnQuestions_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    done: addAssessmentQuestion(input: $input) { questionId assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n"): typeof import('./graphql').AssessmentsOwnQuestions_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentsOwnQuestions_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n    done: removeAssessmentQuestion(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n"): typeof import('./graphql').AssessmentsOwnQuestions_RemoveAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentsOwnQuestions_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    done: reorderAssessmentQuestions(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n  }\n"): typeof import('./graphql').AssessmentsOwnQuestions_ReorderAssessmentQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AssessmentsOwnQuestions_question($id: ID!) {\n        question(id: $id) { text usage { assessments } }\n      }\n    "): typeof import('./graphql').AssessmentsOwnQuestions_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AssessmentsOwnQuestions_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n      done: addQuestionsFromBank(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }\n    }\n  "): typeof import('./graphql').AssessmentsOwnQuestions_AddQuestionsFromBankDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AssessmentsOwnQuestions_question2($id: ID!) {\n        question(id: $id) { canEdit version ownerName }\n      }\n    "): typeof import('./graphql').AssessmentsOwnQuestions_Question2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssessmentsScope_assessment($id: ID!) { assessment(id: $id) { id } }"): typeof import('./graphql').AssessmentsScope_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_updateAssessment($input: UpdateAssessmentInput!) {\n            updateAssessment(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_publishAssessment($id: ID!) {\n            publishAssessment(input: { id: $id }) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n            changeAssessmentStatus(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_ChangeAssessmentStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {\n            removeAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_RemoveAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation AssessmentsScope_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n            reorderAssessmentQuestions(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').AssessmentsScope_ReorderAssessmentQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Assessments_fields on Assessment {\n    id title jobRole description level language type welcomeVideoUrl status publishedAt createdAt updatedAt\n    ownerName\n    configuration {\n      passMark opensAt closesAt showProgress shuffleQuestions shuffleChoices resultVisibility\n    }\n    reportOptions { showCandidateInformation showQuestions showCorrectAnswers }\n    gradeBands { name min max color }\n    questionCount durationSeconds totalScore\n    tests { id title }\n    ownQuestions { text }\n  }\n"): typeof import('./graphql').Assessments_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Assessments_createAssessment($input: CreateAssessmentInput!) {\n    createAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n"): typeof import('./graphql').Assessments_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Assessments_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { ...Assessments_fields } }\n  }\n"): typeof import('./graphql').Assessments_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Assessments_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { id status publishedAt } }\n  }\n"): typeof import('./graphql').Assessments_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Assessments_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {\n    changeAssessmentStatus(input: $input) { assessment { status } }\n  }\n"): typeof import('./graphql').Assessments_ChangeAssessmentStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttemptProgress_fields on Attempt {\n    id\n    candidate { name }\n    assessment { title }\n    invitation { id }\n    state position questionCount startedAt questionClosesAt expiresAt lastSeenAt submittedAt serverNow\n  }\n"): typeof import('./graphql').AttemptProgress_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttemptProgress_liveAttempts {\n    liveAttempts(first: 100) { edges { node { ...AttemptProgress_fields } } }\n  }\n"): typeof import('./graphql').AttemptProgress_LiveAttemptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AttemptProgress_attemptProgressed {\n    attemptProgressed { ...AttemptProgress_fields }\n  }\n"): typeof import('./graphql').AttemptProgress_AttemptProgressedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttemptProgress_assessment($assessmentId: ID!, $first: Int, $after: String) {\n    assessment(id: $assessmentId) {\n      attempts(first: $first, after: $after) {\n        totalCount\n        edges { node { id } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): typeof import('./graphql').AttemptProgress_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AttemptProgress_assessment2($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { attempt { position state } result { score } } } }\n        }\n      }\n    "): typeof import('./graphql').AttemptProgress_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Audit_auditEntries($filter: AuditFilter, $first: Int, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          at actorId actorName actorRole action objectType objectId objectLabel outcome ip userAgent\n          requestId\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').Audit_AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Audit_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }"): typeof import('./graphql').Audit_CreateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Audit_updateHr($input: UpdateHrInput!) { updateHr(input: $input) { staffUser { id } } }"): typeof import('./graphql').Audit_UpdateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Audit_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n          changeStaffVerification(input: $input) { staffUser { id } }\n        }\n      "): typeof import('./graphql').Audit_ChangeStaffVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Audit_deleteStaffUser($input: DeleteStaffUserInput!) {\n            deleteStaffUser(input: $input) { staffUserId }\n          }\n        "): typeof import('./graphql').Audit_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Audit_requestAccess($input: RequestAccessInput!) {\n            requestAccess(input: $input) { answerWithinHours }\n          }\n        "): typeof import('./graphql').Audit_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Audit_decideAccessRequest($input: DecideAccessRequestInput!) {\n            decideAccessRequest(input: $input) { accessRequest { id } }\n          }\n        "): typeof import('./graphql').Audit_DecideAccessRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Audit_changePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) { viewer { id } }\n      }\n    "): typeof import('./graphql').Audit_ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Audit_endOtherSessions { endOtherSessions { sessions { id } } }"): typeof import('./graphql').Audit_EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Audit_signOut { signOut { wasSignedIn } }"): typeof import('./graphql').Audit_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Audit_openAccessRequestCount { openAccessRequestCount }"): typeof import('./graphql').Audit_OpenAccessRequestCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Audit_openAccessRequestCount2 { openAccessRequestCount }"): typeof import('./graphql').Audit_OpenAccessRequestCount2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Audit_openAccessRequestCount3 { openAccessRequestCount }"): typeof import('./graphql').Audit_OpenAccessRequestCount3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Audit_auditActions { auditActions }"): typeof import('./graphql').Audit_AuditActionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Audit_openAccessRequestCount4 { openAccessRequestCount }"): typeof import('./graphql').Audit_OpenAccessRequestCount4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuthorizationKeys_viewer { viewer { id } }"): typeof import('./graphql').AuthorizationKeys_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query AuthorizationKeys_assessment {\n          assessment(id: \"x\") { invitations { edges { node { examUrl } } } }\n        }\n      "): typeof import('./graphql').AuthorizationKeys_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query AuthorizationKeys_assessment2 {\n          assessment(id: \"x\") { invitations { edges { node { result { percentage } } } } }\n        }\n      "): typeof import('./graphql').AuthorizationKeys_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuthorizationKeys_assessments { assessments { edges { node { averagePercentage } } } }"): typeof import('./graphql').AuthorizationKeys_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuthorizationKeys_assessment3 { assessment(id: \"x\") { ownQuestions { text } } }"): typeof import('./graphql').AuthorizationKeys_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query AuthorizationKeys_test {\n          ...AuthorizationKeys_key\n        }\n        fragment AuthorizationKeys_key on Query {\n          test(id: \"x\") { questions { ... on TrueFalseQuestion { truth } } }\n        }\n      "): typeof import('./graphql').AuthorizationKeys_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Authorization_sessions { sessions { id } }"): typeof import('./graphql').Authorization_SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Authorization_createPublicLink($input: CreatePublicLinkInput!) {\n      createPublicLink(input: $input) { publicLink { id } }\n    }\n  "): typeof import('./graphql').Authorization_CreatePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Authorization_startAssessmentExport($input: StartAssessmentExportInput!) {\n      startAssessmentExport(input: $input) { assessmentExport { id } }\n    }\n  "): typeof import('./graphql').Authorization_StartAssessmentExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Authorization_startQuestionImport($input: StartQuestionImportInput!) {\n      startQuestionImport(input: $input) { questionImportJob { id } }\n    }\n  "): typeof import('./graphql').Authorization_StartQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Authorization_createShareLink($input: CreateShareLinkInput!) {\n      createShareLink(input: $input) { link { id } }\n    }\n  "): typeof import('./graphql').Authorization_CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Brands_shades on AccentShades { brand text contrast }"): typeof import('./graphql').Brands_ShadesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Brands_shown on Brand {\n    name { en ar }\n    logo { path darkPath width height }\n    accent { light { ...Brands_shades } dark { ...Brands_shades } }\n    supportAddress\n    imprint { en ar }\n  }\n"): typeof import('./graphql').Brands_ShownFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Brands_updateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) { brand { name accent logoPath darkLogoPath shown { ...Brands_shown } } }\n  }\n"): typeof import('./graphql').Brands_UpdateBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Brands_brandSettings($hrId: ID) {\n    brandSettings(hrId: $hrId) { name accent logoPath shown { ...Brands_shown } }\n  }\n"): typeof import('./graphql').Brands_BrandSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Brands_examEntry { examEntry { brand { ...Brands_shown } } }"): typeof import('./graphql').Brands_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BrokenLines_entry { examEntry { state } }"): typeof import('./graphql').BrokenLines_EntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateReport_candidateReport($id: ID!) {\n    candidateReport(id: $id) {\n      completedAssessments status\n      candidate { name email phone }\n      results {\n        edges {\n          node {\n            assessmentId assessmentTitle assessmentDescription score totalScore percentage status stage\n            band { name }\n            submittedAt usedSeconds allottedSeconds overallFeedback feedbackByName isFeedbackShared\n            skillProfile { groupSize skills { skill percentage average } }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').CandidateReport_CandidateReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CandidatesBody_viewer { viewer { id } }"): typeof import('./graphql').CandidatesBody_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidatesList_candidates(\n    $filter: CandidateFilter\n    $rows: CandidateRows\n    $sort: CandidateSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    candidates(filter: $filter, rows: $rows, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id stage invitedAt completedAt\n          candidate { name invitationCount completedCount }\n          assessment { title }\n          result { percentage status }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').CandidatesList_CandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidatesPreview_PREVIEW on CandidateListPreview {\n    hasHeader recognisedColumns readyCount problemCount duplicateCount\n    rows { line firstName lastName email phone problems { field problem } duplicate firstLine invitedAt }\n  }\n"): typeof import('./graphql').CandidatesPreview_PreviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CandidatesPreview_preview($input: PreviewCandidateTextInput!) {\n    preview: previewCandidateText(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n"): typeof import('./graphql').CandidatesPreview_PreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CandidatesPreview_preview2($input: PreviewCandidateRowsInput!) {\n    preview: previewCandidateRows(input: $input) { preview { ...CandidatesPreview_PREVIEW } }\n  }\n"): typeof import('./graphql').CandidatesPreview_Preview2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CandidatesPreview_preview3($assessmentId: ID!, $file: Upload!) {\n    preview: previewCandidateFile(input: { assessmentId: $assessmentId, file: $file }) {\n      preview { ...CandidatesPreview_PREVIEW }\n    }\n  }\n"): typeof import('./graphql').CandidatesPreview_Preview3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard_dashboard {\n    dashboard { totalInvites totalCandidates totalAssessments activeAssessments inactiveAssessments }\n  }\n"): typeof import('./graphql').Dashboard_DashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard_dashboard2($range: DashboardRange!, $timeZone: String) {\n    dashboard { attendance(range: $range, timeZone: $timeZone) { startsOn invited attended } }\n  }\n"): typeof import('./graphql').Dashboard_Dashboard2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          query Dashboard_dashboard3 {\n            dashboard { lastSignInAt lastAssessment { id } totalInvites recentAssessments { id } }\n          }\n        "): typeof import('./graphql').Dashboard_Dashboard3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard_dashboard4 { dashboard { credits { numberOfRequests maxRequests remaining } } }"): typeof import('./graphql').Dashboard_Dashboard4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Dashboard_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      "): typeof import('./graphql').Dashboard_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard_dashboard5 { dashboard { lastAssessment { title } recentAssessments { title } } }"): typeof import('./graphql').Dashboard_Dashboard5Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard_dashboard6 { dashboard { hasResults } }"): typeof import('./graphql').Dashboard_Dashboard6Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard_dashboard7 { dashboard { lastPublishedAssessment { title } } }"): typeof import('./graphql').Dashboard_Dashboard7Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Dashboard_assessments {\n        assessments(sort: TITLE) {\n          edges { node { title averagePercentage bandShares { count band { name } } } }\n        }\n      }\n    "): typeof import('./graphql').Dashboard_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeadLinks_startRecording($input: StartRecordingInput!) {\n    startRecording(input: $input) { recording { id } }\n  }\n"): typeof import('./graphql').DeadLinks_StartRecordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Deciding_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) {\n        changed { id decisionStage { id name } decisions { edges { node { stage { id name } reason decidedByName } } } }\n        before { invitationId decisionStageId }\n        skippedCount\n      }\n    }\n  "): typeof import('./graphql').Deciding_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Deciding_tagInvitations($input: TagInvitationsInput!) {\n      tagInvitations(input: $input) { changed { id tags } before { invitationId tags } skippedCount }\n    }\n  "): typeof import('./graphql').Deciding_TagInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Deciding_setDecisionStages($input: SetDecisionStagesInput!) {\n      setDecisionStages(input: $input) { assessment { decisionStages { id name count } } }\n    }\n  "): typeof import('./graphql').Deciding_SetDecisionStagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Deciding_writeNote($input: WriteNoteInput!) {\n      writeNote(input: $input) { note { id text writtenByName isOwn mentionedNames } }\n    }\n  "): typeof import('./graphql').Deciding_WriteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Deciding_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }"): typeof import('./graphql').Deciding_DeleteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Deciding_assessment($id: ID!) {\n      assessment(id: $id) { tags decisionStages { id name count } colleagues { edges { node { id name } } } }\n    }\n  "): typeof import('./graphql').Deciding_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Deciding_assessment2($id: ID!, $filter: InvitationFilter) {\n      assessment(id: $id) {\n        invitations(filter: $filter) { totalCount edges { node { id tags notes { edges { node { text } } } } } }\n      }\n    }\n  "): typeof import('./graphql').Deciding_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { language tests { id } gradeBands { name min max color } } }\n  }\n"): typeof import('./graphql').EditedByTwo_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedByTwo_translation($id: ID!) { assessment(id: $id) { translation { title jobRole bandNames } } }\n"): typeof import('./graphql').EditedByTwo_TranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_rewordMail($input: WordMailInput!) { rewordMail(input: $input) { wording { subject text } } }\n"): typeof import('./graphql').EditedByTwo_RewordMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) { wording { subject text } }\n  }\n"): typeof import('./graphql').EditedByTwo_ResetMailWordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedByTwo_mailWordings($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n"): typeof import('./graphql').EditedByTwo_MailWordingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { pools { id skill difficulty language drawCount } } }\n  }\n"): typeof import('./graphql').EditedByTwo_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {\n    reorderAssessmentQuestions(input: $input) { assessment { ownQuestions { id } } }\n  }\n"): typeof import('./graphql').EditedByTwo_ReorderAssessmentQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditedByTwo_reorderTestQuestions($input: TestQuestionsInput!) {\n    reorderTestQuestions(input: $input) { test { questions { id } } }\n  }\n"): typeof import('./graphql').EditedByTwo_ReorderTestQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedByTwo_assessment($id: ID!) {\n    assessment(id: $id) {\n      tests { id } gradeBands { name min max color } ownQuestions { id }\n      pools { id skill difficulty language drawCount }\n    }\n  }\n"): typeof import('./graphql').EditedByTwo_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EditedByTwo_test($id: ID!) { test(id: $id) { questions { id } } }"): typeof import('./graphql').EditedByTwo_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExamNudges_pauseAttempt($input: PauseAttemptInput!) {\n    pauseAttempt(input: $input) { attempt { pausedAt } }\n  }\n"): typeof import('./graphql').ExamNudges_PauseAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExamNudges_messageCandidate($input: MessageCandidateInput!) {\n    messageCandidate(input: $input) { attempt { id } }\n  }\n"): typeof import('./graphql').ExamNudges_MessageCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamPreview_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      paperPreview {\n        seed\n        entry {\n          state assessmentTitle candidateFirstName questionCount totalSeconds needsCamera needsMicrophone\n        }\n        questions {\n          id position type text\n          ... on DropdownExamQuestion { choices { id text } }\n          ... on MatchingExamQuestion { choices { id text } }\n          ... on MultipleChoiceExamQuestion { choices { id text } }\n          ... on QualifierExamQuestion { choices { id text } }\n          ... on RankingExamQuestion { choices { id text } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ExamPreview_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamPreview_previewMarks($input: PreviewMarksInput!) {\n    previewMarks(input: $input) {\n      score totalScore percentage status\n      band { name }\n      marks { questionId position score maxScore explanation { code params { name value } } }\n    }\n  }\n"): typeof import('./graphql').ExamPreview_PreviewMarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ExamPreview_setPools($input: SetPoolsInput!) {\n        setPools(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').ExamPreview_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exam_examEntry { examEntry { state } }"): typeof import('./graphql').Exam_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_startAttempt {\n      startAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  "): typeof import('./graphql').Exam_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_resumeAttempt {\n      resumeAttempt(input: { pageId: \"x\", takeOver: true }) { outcome { ... on ExamSitting { state } } }\n    }\n  "): typeof import('./graphql').Exam_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_saveAnswer {\n      saveAnswer(input: { pageId: \"x\", questionId: \"x\", revision: 1, value: { text: \"\" } }) {\n        outcome { ... on SavedAnswer { revision } }\n      }\n    }\n  "): typeof import('./graphql').Exam_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_nextQuestion {\n      nextQuestion(input: { pageId: \"x\", questionId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  "): typeof import('./graphql').Exam_NextQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_goToQuestion {\n      goToQuestion(input: { pageId: \"x\", questionId: \"x\", visit: 1, position: 1 }) {\n        outcome { ... on ExamSitting { state } }\n      }\n    }\n  "): typeof import('./graphql').Exam_GoToQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Exam_submitAttempt {\n      submitAttempt(input: { pageId: \"x\" }) { outcome { ... on ExamSitting { state } } }\n    }\n  "): typeof import('./graphql').Exam_SubmitAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Exam_examPulse { examPulse(input: { pageId: \"x\" }) { state } }"): typeof import('./graphql').Exam_ExamPulseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exam_liveAttempts { liveAttempts { totalCount } }"): typeof import('./graphql').Exam_LiveAttemptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exam_assessment { assessment(id: \"x\") { result(candidateId: \"x\") { score } } }"): typeof import('./graphql').Exam_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exam_examEntry2 { examEntry { state description assessmentTitle } }"): typeof import('./graphql').Exam_ExamEntry2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_giveFeedback($input: GiveFeedbackInput!) {\n    giveFeedback(input: $input) { feedback { text byName at isShared delivery } }\n  }\n"): typeof import('./graphql').Feedback_GiveFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_giveAnswerFeedback($input: GiveAnswerFeedbackInput!) {\n    giveAnswerFeedback(input: $input) { feedback }\n  }\n"): typeof import('./graphql').Feedback_GiveAnswerFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n"): typeof import('./graphql').Feedback_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feedback_examOutcome {\n    examResult {\n      __typename\n      ... on PendingExamResult { assessmentTitle note: feedback }\n      ... on ExamResultFeedback { assessmentTitle feedback }\n      ... on ShownExamResult {\n        assessmentTitle score totalScore percentage status\n        band { name }\n        note: feedback\n        questions {\n          question { text }\n          answer { ... on TextAnswer { text } ... on TruthAnswer { truth } }\n          score\n          rightAnswer { ... on TruthAnswer { truth } }\n          feedback\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').Feedback_ExamOutcomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Files_startUpload($input: StartUploadInput!) {\n      startUpload(input: $input) { upload { id partBytes receivedParts } }\n    }\n  "): typeof import('./graphql').Files_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Files_uploadPart($input: UploadPartInput!) {\n      uploadPart(input: $input) { upload { receivedParts } }\n    }\n  "): typeof import('./graphql').Files_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Files_finishUpload($input: FinishUploadInput!) {\n      finishUpload(input: $input) { file { id name contentType byteSize url } }\n    }\n  "): typeof import('./graphql').Files_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindAssessments_findAssessments($search: String!) {\n    findAssessments(search: $search) { title }\n  }\n"): typeof import('./graphql').FindAssessments_FindAssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindCandidates_findCandidates($search: String!) {\n    findCandidates(search: $search) { name email }\n  }\n"): typeof import('./graphql').FindCandidates_FindCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Floods_auditEntries {\n    auditEntries { totalCount }\n  }\n"): typeof import('./graphql').Floods_AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation GrowingLists_decideOnInvitations($input: DecideOnInvitationsInput!) {\n      decideOnInvitations(input: $input) { skippedCount }\n    }\n  "): typeof import('./graphql').GrowingLists_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GrowingLists_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }"): typeof import('./graphql').GrowingLists_WriteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation GrowingLists_createShareLink($input: CreateShareLinkInput!) { createShareLink(input: $input) { link { id } } }\n  "): typeof import('./graphql').GrowingLists_CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GrowingLists_assessment($id: ID!, $notesAfter: String, $decisionsAfter: String) {\n      assessment(id: $id) {\n        invitations {\n          edges {\n            node {\n              id\n              notes(first: 2, after: $notesAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { text } }\n              }\n              decisions(first: 2, after: $decisionsAfter) {\n                totalCount pageInfo { hasNextPage endCursor } edges { node { reason } }\n              }\n            }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql').GrowingLists_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GrowingLists_assessment2($assessmentId: ID!, $candidateId: ID!, $after: String) {\n      assessment(id: $assessmentId) {\n        result(candidateId: $candidateId) {\n          shareLinks(first: 2, after: $after) {\n            totalCount pageInfo { hasNextPage endCursor } edges { node { id } }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql').GrowingLists_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GrowingLists_candidateReport($id: ID!, $after: String) {\n      candidateReport(id: $id) {\n        completedAssessments\n        results(first: 1, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { attemptId } }\n        }\n      }\n    }\n  "): typeof import('./graphql').GrowingLists_CandidateReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GrowingLists_assessment3($id: ID!, $search: String, $after: String) {\n      assessment(id: $id) {\n        colleagues(first: 2, search: $search, after: $after) {\n          totalCount pageInfo { hasNextPage endCursor } edges { node { name } }\n        }\n      }\n    }\n  "): typeof import('./graphql').GrowingLists_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GrowingLists_receivers($excludingId: ID!, $search: String, $after: String) {\n      receivers(excludingId: $excludingId, search: $search, first: 2, after: $after) {\n        totalCount pageInfo { hasNextPage endCursor } edges { node { id name } }\n      }\n    }\n  "): typeof import('./graphql').GrowingLists_ReceiversDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Http_viewer { viewer { id } }"): typeof import('./graphql').Http_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Idempotency_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { id examUrl candidate { email } }\n      credits { numberOfRequests }\n    }\n  }\n"): typeof import('./graphql').Idempotency_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Identity_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome {\n        ... on Viewer { id name email role lastSignInAt }\n        ... on SecondStep { handle ways expiresInSeconds }\n      }\n    }\n  }\n"): typeof import('./graphql').Identity_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer { viewer { id } }"): typeof import('./graphql').Identity_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer2 { viewer { id } }"): typeof import('./graphql').Identity_Viewer2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Identity_signOut { signOut { wasSignedIn } }"): typeof import('./graphql').Identity_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer3 { viewer { id } }"): typeof import('./graphql').Identity_Viewer3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer4 { viewer { id } }"): typeof import('./graphql').Identity_Viewer4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer5 { viewer { id } }"): typeof import('./graphql').Identity_Viewer5Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer6 { viewer { id } }"): typeof import('./graphql').Identity_Viewer6Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer7 { viewer { id } }"): typeof import('./graphql').Identity_Viewer7Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer8 { viewer { id } }"): typeof import('./graphql').Identity_Viewer8Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer9 { viewer { id } }"): typeof import('./graphql').Identity_Viewer9Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer10 { viewer { role } }"): typeof import('./graphql').Identity_Viewer10Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Identity_viewer11 { viewer { id } }"): typeof import('./graphql').Identity_Viewer11Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationLife_invitation on Invitation {\n    id examUrl revokedAt opensAt expiresAt expiredAt remindedAt\n  }\n"): typeof import('./graphql').InvitationLife_InvitationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationLife_resendInvitations($input: InvitationsInput!) {\n      done: resendInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  "): typeof import('./graphql').InvitationLife_ResendInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationLife_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount missingIds }\n    }\n  "): typeof import('./graphql').InvitationLife_RevokeInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationLife_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }\n    }\n  "): typeof import('./graphql').InvitationLife_ReissueInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationLife_setInvitationWindow($input: SetInvitationWindowInput!) {\n      done: setInvitationWindow(input: $input) {\n        changed { ...InvitationLife_invitation }\n        before { invitationId opensAt expiresAt }\n        skippedCount\n      }\n    }\n  "): typeof import('./graphql').InvitationLife_SetInvitationWindowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitationLife_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { __typename } }\n"): typeof import('./graphql').InvitationLife_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationLife_examEntry { examEntry { state unavailableReason opensAt closesAt } }"): typeof import('./graphql').InvitationLife_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation InvitationLife_inviteCandidates($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { expiresAt } }\n          }\n        "): typeof import('./graphql').InvitationLife_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation InvitationLife_inviteCandidates2($input: InviteCandidatesInput!) {\n            inviteCandidates(input: $input) { invitations { opensAt } }\n          }\n        "): typeof import('./graphql').InvitationLife_InviteCandidates2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query InvitationLife_windowMoments($from: DateTime!, $until: DateTime!, $assessmentId: ID) {\n      windowMoments(from: $from, until: $until, assessmentId: $assessmentId) {\n        kind at count assessmentTitle\n      }\n    }\n  "): typeof import('./graphql').InvitationLife_WindowMomentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation InvitationLife_updateAssessment($input: UpdateAssessmentInput!) {\n          updateAssessment(input: $input) { assessment { id } }\n        }\n      "): typeof import('./graphql').InvitationLife_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationsByProgram_INVITATION on Invitation {\n    id stage examUrl externalId mailStatus extraTimePercent viewedAt cancelledAt revokedAt\n    candidate { id name phone }\n  }\n"): typeof import('./graphql').InvitationsByProgram_InvitationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitationsByProgram_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations { ...InvitationsByProgram_INVITATION }\n      skipped { index problems { field rule } }\n      credits { numberOfRequests }\n    }\n  }\n"): typeof import('./graphql').InvitationsByProgram_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationsByProgram_cancelInvitations($input: InvitationsInput!) {\n      done: cancelInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  "): typeof import('./graphql').InvitationsByProgram_CancelInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationsByProgram_revokeInvitations($input: InvitationsInput!) {\n      done: revokeInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }\n    }\n  "): typeof import('./graphql').InvitationsByProgram_RevokeInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation InvitationsByProgram_reissueInvitations($input: ReissueInvitationsInput!) {\n      done: reissueInvitations(input: $input) {\n        changed { ...InvitationsByProgram_INVITATION }\n        skippedCount\n      }\n    }\n  "): typeof import('./graphql').InvitationsByProgram_ReissueInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query InvitationsByProgram_invitationByExternalId($externalId: String!) {\n        invitationByExternalId(externalId: $externalId) { ...InvitationsByProgram_INVITATION }\n      }\n    "): typeof import('./graphql').InvitationsByProgram_InvitationByExternalIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query InvitationsByProgram_assessment($id: ID!) {\n          assessment(id: $id) {\n            invitations(filter: { search: \"zubayd\" }) { edges { node { candidate { name phone } } } }\n          }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query InvitationsByProgram_candidates {\n          candidates(filter: { search: \"zubaydah\" }) { edges { node { id } } }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_CandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query InvitationsByProgram_assessment2($id: ID!, $search: String!) {\n        assessment(id: $id) {\n          invitations(filter: { search: $search }) { edges { node { candidate { name } } } }\n        }\n        candidates(filter: { search: $search }) { edges { node { candidate { name } } } }\n      }\n    "): typeof import('./graphql').InvitationsByProgram_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query InvitationsByProgram_candidates2($search: String!) {\n          candidates(filter: { search: $search }) { edges { cursor } }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_Candidates2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          query InvitationsByProgram_assessment3($id: ID!) {\n            assessment(id: $id) { invitations { edges { node { examUrl } } } }\n          }\n        "): typeof import('./graphql').InvitationsByProgram_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query InvitationsByProgram_assessment4($a: ID!, $c: ID!) {\n          assessment(id: $a) { result(candidateId: $c) { externalId } }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_Assessment4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationsByProgram_examEntry { examEntry { state unavailableReason } }"): typeof import('./graphql').InvitationsByProgram_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InvitationsByProgram_prepareCallbacks { prepareCallbacks { webhookEndpoint { id url } } }"): typeof import('./graphql').InvitationsByProgram_PrepareCallbacksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation InvitationsByProgram_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_TestWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation InvitationsByProgram_updateWebhookEndpoint($id: ID!, $url: URL) {\n          updateWebhookEndpoint(input: { id: $id, url: $url }) { webhookEndpoint { id } }\n        }\n      "): typeof import('./graphql').InvitationsByProgram_UpdateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationsByProgram_examReturn { examReturn { url host } }"): typeof import('./graphql').InvitationsByProgram_ExamReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationsList_assessment(\n    $assessmentId: ID!\n    $first: Int\n    $after: String\n    $filter: InvitationFilter\n    $sort: InvitationSort\n    $direction: SortDirection\n  ) {\n    assessment(id: $assessmentId) {\n      invitations(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { candidate { firstName name email phone } stage } }\n      }\n    }\n  }\n"): typeof import('./graphql').InvitationsList_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query InvitationsList_assessments {\n        assessments(sort: CREATED_AT, direction: ASC) {\n          edges { node { id funnel { invited notStarted enrolled completed } } }\n        }\n      }\n    "): typeof import('./graphql').InvitationsList_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Invitations_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitations {\n        id stage examUrl extraTimePercent mailStatus invitedAt\n        candidate { name email phone }\n        assessment { id title }\n      }\n      credits { numberOfRequests remaining }\n    }\n  }\n"): typeof import('./graphql').Invitations_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Invitations_viewer { viewer { credits { numberOfRequests } } }"): typeof import('./graphql').Invitations_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query Invitations_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { mailStatus } } } }\n        }\n      "): typeof import('./graphql').Invitations_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Invitations_changeAssessmentStatus($id: ID!) {\n          changeAssessmentStatus(input: { id: $id, status: INACTIVE }) { assessment { id } }\n        }\n      "): typeof import('./graphql').Invitations_ChangeAssessmentStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Next($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { __typename ... on ExamSitting { state } } }\n  }\n"): typeof import('./graphql').NextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Entry { examEntry { state assessmentTitle questionCount } }"): typeof import('./graphql').EntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Named { examEntry { state } }"): typeof import('./graphql').NamedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Half { examEntry { state } sessions { __typename } }"): typeof import('./graphql').HalfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me { sessions { __typename } }"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Right { examEntry { state } }"): typeof import('./graphql').RightDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KnownOperations_SaveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome {\n        ... on SavedAnswer { questionId revision savedAt isLate receipt serverNow closesAt }\n        ... on Refusal { __typename code }\n      }\n    }\n  }\n"): typeof import('./graphql').KnownOperations_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Known { examEntry { state } }"): typeof import('./graphql').KnownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Strange { __typename }"): typeof import('./graphql').StrangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Schema { __schema { queryType { name } } }"): typeof import('./graphql').SchemaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query One { examEntry { state } }"): typeof import('./graphql').OneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Two { examEntry { state } }"): typeof import('./graphql').TwoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Guarded { examEntry { state } }"): typeof import('./graphql').GuardedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LateAnswers_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) {\n      result {\n        percentage status\n        questions {\n          lateCountedAt\n          answer { value { ... on TextAnswer { text } } }\n          lateAnswer { value { ... on TextAnswer { text } } }\n          mark { score origin revision }\n          history { cause byName before after }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').LateAnswers_CountLateAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LateAnswers_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n"): typeof import('./graphql').LateAnswers_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LateAnswers_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { inTimeCount lateCount skippedCount leftOut { position lines } }\n    }\n  }\n"): typeof import('./graphql').LateAnswers_ImportUnsentAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LateAnswers_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n"): typeof import('./graphql').LateAnswers_CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LateAnswers_sharedReport($token: String!) { sharedReport(token: $token) { questions { answer } } }\n"): typeof import('./graphql').LateAnswers_SharedReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation LateAnswers_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n      }\n    "): typeof import('./graphql').LateAnswers_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LateAnswers_examReceipts($secret: String!) {\n        examReceipts(secret: $secret) { sittingCode receipts { code isLate isCounted } }\n      }\n    "): typeof import('./graphql').LateAnswers_ExamReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LateAnswers_markingQueue($filter: MarkingQueueFilter!) {\n        markingQueue(filter: $filter) { totalCount edges { node { id hasLateAnswer } } }\n      }\n    "): typeof import('./graphql').LateAnswers_MarkingQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LateAnswers_markingTask($id: ID!) {\n        markingTask(id: $id, round: FIRST, isBlind: false) {\n          revision\n          question { lateAnswer { value { ... on TextAnswer { text } } } }\n        }\n      }\n    "): typeof import('./graphql').LateAnswers_MarkingTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation LateAnswers_giveQueuedMark($input: GiveQueuedMarkInput!) {\n        giveQueuedMark(input: $input) { outcome { ... on QueuedMark { remainingCount } } }\n      }\n    "): typeof import('./graphql').LateAnswers_GiveQueuedMarkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Letters_mailCandidates($input: MailCandidatesInput!) {\n      mailCandidates(input: $input) { mailedCount }\n    }\n  "): typeof import('./graphql').Letters_MailCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Letters_previewLetters($input: MailCandidatesInput!) {\n      previewLetters(input: $input) { letters { to language subject text } }\n    }\n  "): typeof import('./graphql').Letters_PreviewLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Letters_saveReply($input: SaveReplyInput!) {\n      saveReply(input: $input) {\n        savedReply { id name en { subject text } }\n        replaced { name en { subject text } ar { subject text } }\n      }\n    }\n  "): typeof import('./graphql').Letters_SaveReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Letters_deleteReply($input: DeleteReplyInput!) {\n      deleteReply(input: $input) { savedReplyId }\n    }\n  "): typeof import('./graphql').Letters_DeleteReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Letters_viewer { viewer { savedReplies { id name en { subject } ar { subject } } } }"): typeof import('./graphql').Letters_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Letters_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { __typename }\n      }\n    "): typeof import('./graphql').Letters_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Limits_signOut { signOut { wasSignedIn } }"): typeof import('./graphql').Limits_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Limits_viewer { viewer { id } }"): typeof import('./graphql').Limits_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Limits_resendInvitations($ids: [ID!]!) {\n          resendInvitations(input: { invitationIds: $ids }) { __typename }\n        }\n      "): typeof import('./graphql').Limits_ResendInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query Limits_questionExportReport($ids: [ID!]!) {\n          questionExportReport(format: GIFT, ids: $ids) { __typename }\n        }\n      "): typeof import('./graphql').Limits_QuestionExportReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Limits_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { name } }\n  }\n"): typeof import('./graphql').Limits_SaveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Limits_role { viewer { role } }"): typeof import('./graphql').Limits_RoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Limits_schema { __schema { queryType { name } } }"): typeof import('./graphql').Limits_SchemaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query Limits_inFragment {\n          ...Limits_type\n        }\n        fragment Limits_type on Query {\n          __type(name: \"Query\") { name }\n        }\n      "): typeof import('./graphql').Limits_InFragmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_rewordMail($input: WordMailInput!) {\n    rewordMail(input: $input) { wording { kind language subject text isReworded placeholders necessary } }\n  }\n"): typeof import('./graphql').MailWordings_RewordMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_resetMailWording($input: WhichMailInput!) {\n    resetMailWording(input: $input) {\n      wording { kind language subject text isReworded placeholders necessary }\n    }\n  }\n"): typeof import('./graphql').MailWordings_ResetMailWordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_previewMail($input: WordMailInput!) {\n    previewMail(input: $input) { mail { subject text html } }\n  }\n"): typeof import('./graphql').MailWordings_PreviewMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_sendTestMail($input: WordMailInput!) {\n    sendTestMail(input: $input) { sentTo }\n  }\n"): typeof import('./graphql').MailWordings_SendTestMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_duplicateAssessment($input: AssessmentIdInput!) {\n    duplicateAssessment(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').MailWordings_DuplicateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n    saveRoleTemplate(input: $input) { roleTemplate { id } }\n  }\n"): typeof import('./graphql').MailWordings_SaveRoleTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailWordings_startFromTemplate($input: RoleTemplateIdInput!) {\n    startFromTemplate(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').MailWordings_StartFromTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailWordings_assessment($id: ID!) {\n    assessment(id: $id) { mailWordings { kind language subject text isReworded } }\n  }\n"): typeof import('./graphql').MailWordings_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingWorkbench_markingQueue($filter: MarkingQueueFilter!, $first: Int, $after: String) {\n    markingQueue(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id alias candidateName score maxScore position text } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql').MarkingWorkbench_MarkingQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingWorkbench_markingTask($id: ID!, $round: MarkingRound!, $isBlind: Boolean!) {\n    markingTask(id: $id, round: $round, isBlind: $isBlind) {\n      id alias candidateName score maxScore position text isBlind revision\n      criteria { text points }\n      marks { score markedByName }\n      overallFeedback { text isShared }\n      question {\n        history { cause before after byName reason }\n        answer { value { ... on TextAnswer { text } } }\n        mark { score origin markedByName feedback }\n        files { name }\n      }\n    }\n  }\n"): typeof import('./graphql').MarkingWorkbench_MarkingTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkingWorkbench_giveTaskFeedback($input: GiveTaskFeedbackInput!) {\n    giveTaskFeedback(input: $input) { feedback { text isShared } }\n  }\n"): typeof import('./graphql').MarkingWorkbench_GiveTaskFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkingWorkbench_giveQueuedMark($input: GiveQueuedMarkInput!) {\n    giveQueuedMark(input: $input) {\n      outcome { ... on QueuedMark { remainingCount } ... on MarkChanged { code revision points } }\n    }\n  }\n"): typeof import('./graphql').MarkingWorkbench_GiveQueuedMarkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkingWorkbench_setMarkingRules($input: MarkingRulesInput!) {\n    setMarkingRules(input: $input) { markingRules { isBlind needsSecondMark } }\n  }\n"): typeof import('./graphql').MarkingWorkbench_SetMarkingRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingWorkbench_assessment($assessmentId: ID!, $isBlind: Boolean) {\n    assessment(id: $assessmentId) {\n      markDifferences(isBlind: $isBlind) {\n        compared identical withinTolerance meanDistance\n        differences {\n          first second isWithinTolerance settledScore settledReason firstByName secondByName\n          item { candidateName alias }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').MarkingWorkbench_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Mine { mine: assessments { totalCount } }"): typeof import('./graphql').MineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Metrics_assessments { assessments { totalCount } }"): typeof import('./graphql').Metrics_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Oauth_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id } }\n  }\n"): typeof import('./graphql').Oauth_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Oauth_revokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) { __typename }\n  }\n"): typeof import('./graphql').Oauth_RevokeApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Oauth_assessments { assessments { edges { node { id } } } }"): typeof import('./graphql').Oauth_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Oauth_createAssessment {\n        createAssessment(input: { title: \"T\", jobRole: \"J\" }) { assessment { ownerName } }\n      }\n    "): typeof import('./graphql').Oauth_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrganizationKeys_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret apiKey { id isOwn isOfOrganization } }\n  }\n"): typeof import('./graphql').OrganizationKeys_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation OrganizationKeys_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    "): typeof import('./graphql').OrganizationKeys_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrganizationKeys_assessments { assessments { edges { node { id } } } }"): typeof import('./graphql').OrganizationKeys_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation OrganizationKeys_createAssessment {\n        createAssessment(input: {title: \"T\", jobRole: \"J\"}) { assessment { ownerName } }\n      }\n    "): typeof import('./graphql').OrganizationKeys_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrganizationKeys_hrs { hrs { edges { node { id } } } }"): typeof import('./graphql').OrganizationKeys_HrsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrganizationKeys_apiKeys { apiKeys { id } }"): typeof import('./graphql').OrganizationKeys_ApiKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation OrganizationKeys_deleteStaffUser2($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    "): typeof import('./graphql').OrganizationKeys_DeleteStaffUser2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation PasswordTiming_requestPasswordCode($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    "): typeof import('./graphql').PasswordTiming_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation PasswordTiming_requestPasswordCode2($input: RequestPasswordCodeInput!) {\n        requestPasswordCode(input: $input) { requestId }\n      }\n    "): typeof import('./graphql').PasswordTiming_RequestPasswordCode2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation PasswordTiming_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n        verifyPasswordCode(input: $input) { ticket }\n      }\n    "): typeof import('./graphql').PasswordTiming_VerifyPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Password_requestPasswordCode($input: RequestPasswordCodeInput!) {\n      requestPasswordCode(input: $input) { requestId resendAfterSeconds expiresInSeconds }\n    }\n  "): typeof import('./graphql').Password_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Password_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n      verifyPasswordCode(input: $input) { ticket expiresAt }\n    }\n  "): typeof import('./graphql').Password_VerifyPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Password_setPassword($input: SetPasswordInput!) {\n      setPassword(input: $input) { confirmation }\n    }\n  "): typeof import('./graphql').Password_SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Password_changePassword($input: ChangePasswordInput!) {\n      changePassword(input: $input) { viewer { id } }\n    }\n  "): typeof import('./graphql').Password_ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Password_passwordTicket($ticket: String!) {\n      passwordTicket(ticket: $ticket) { isValid purpose minimumLength }\n    }\n  "): typeof import('./graphql').Password_PasswordTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }"): typeof import('./graphql').Password_PasswordWasSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer { viewer { id } }"): typeof import('./graphql').Password_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer2 { viewer { id } }"): typeof import('./graphql').Password_Viewer2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer3 { viewer { id } }"): typeof import('./graphql').Password_Viewer3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer4 { viewer { id } }"): typeof import('./graphql').Password_Viewer4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer5 { viewer { id } }"): typeof import('./graphql').Password_Viewer5Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer6 { viewer { id } }"): typeof import('./graphql').Password_Viewer6Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer7 { viewer { id } }"): typeof import('./graphql').Password_Viewer7Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Password_endStaffSessions($id: ID!) {\n        endStaffSessions(input: { id: $id }) { endedSessions }\n      }\n    "): typeof import('./graphql').Password_EndStaffSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Password_viewer8 { viewer { id } }"): typeof import('./graphql').Password_Viewer8Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordsUnlogged_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n"): typeof import('./graphql').PasswordsUnlogged_ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordsUnlogged_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n"): typeof import('./graphql').PasswordsUnlogged_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordsUnlogged_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n"): typeof import('./graphql').PasswordsUnlogged_VerifyPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordsUnlogged_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n"): typeof import('./graphql').PasswordsUnlogged_SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PasswordsUnlogged_viewer { viewer { id } }"): typeof import('./graphql').PasswordsUnlogged_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PeopleDelete_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n"): typeof import('./graphql').PeopleDelete_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleDelete_staffUserHoldings($id: ID!) {\n    staffUserHoldings(id: $id) { assessments tests questions candidates invitations results }\n  }\n"): typeof import('./graphql').PeopleDelete_StaffUserHoldingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PeopleDelete_setDecisionStages($input: SetDecisionStagesInput!) {\n    setDecisionStages(input: $input) { assessment { decisionStages { id name } } }\n  }\n"): typeof import('./graphql').PeopleDelete_SetDecisionStagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PeopleDelete_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').PeopleDelete_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleDelete_decisionStages($id: ID!) {\n    assessment(id: $id) {\n      decisionStages { id name count }\n      invitations { edges { node { decisionStage { id name } } } }\n    }\n  }\n"): typeof import('./graphql').PeopleDelete_DecisionStagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleDelete_viewer { viewer { id } }"): typeof import('./graphql').PeopleDelete_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleDelete_assessment($id: ID!) { assessment(id: $id) { questionCount tests { id } } }"): typeof import('./graphql').PeopleDelete_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment People_person on StaffUser {\n    id role name email phone companyName companySize isVerified hasPassword\n    credits { maxRequests remaining }\n  }\n"): typeof import('./graphql').People_PersonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation People_createAdmin($input: CreateAdminInput!) {\n      createAdmin(input: $input) { staffUser { ...People_person } }\n    }\n  "): typeof import('./graphql').People_CreateAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation People_createHr($input: CreateHrInput!) {\n      createHr(input: $input) { staffUser { ...People_person } }\n    }\n  "): typeof import('./graphql').People_CreateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation People_updateHr($input: UpdateHrInput!) {\n      updateHr(input: $input) { staffUser { ...People_person } }\n    }\n  "): typeof import('./graphql').People_UpdateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation People_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n      changeStaffVerification(input: $input) { staffUser { isVerified } }\n    }\n  "): typeof import('./graphql').People_ChangeStaffVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query People_hr($id: ID!) {\n      hr(id: $id) { ...People_person candidateCount assessmentCount lastSignInAt createdAt }\n    }\n  "): typeof import('./graphql').People_HrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People_admin($id: ID!) { admin(id: $id) { ...People_person } }"): typeof import('./graphql').People_AdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People_receivers($id: ID!) { receivers(excludingId: $id) { edges { node { id } } } }"): typeof import('./graphql').People_ReceiversDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query People_hrs(\n      $filter: StaffUserFilter\n      $sort: StaffUserSort\n      $direction: SortDirection\n      $first: Int\n      $after: String\n    ) {\n      hrs(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { endCursor }\n        edges { node { id name } }\n      }\n    }\n  "): typeof import('./graphql').People_HrsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query People_admins($filter: StaffUserFilter) {\n      admins(filter: $filter) { edges { node { id role } } }\n    }\n  "): typeof import('./graphql').People_AdminsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People_viewer { viewer { id } }"): typeof import('./graphql').People_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n            query People_passwordTicket($ticket: String!) {\n              passwordTicket(ticket: $ticket) { isValid purpose }\n            }\n          "): typeof import('./graphql').People_PasswordTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Pictures_startUpload($input: StartUploadInput!) {\n        startUpload(input: $input) { upload { id } }\n      }\n    "): typeof import('./graphql').Pictures_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Pictures_uploadPart($input: UploadPartInput!) {\n          uploadPart(input: $input) { upload { id } }\n        }\n      "): typeof import('./graphql').Pictures_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Pictures_finishUpload($id: ID!) {\n        finishUpload(input: { uploadId: $id }) { file { byteSize url } }\n      }\n    "): typeof import('./graphql').Pictures_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Privacy_candidateData($id: ID!) {\n    candidateData(id: $id) {\n      candidate { email }\n      fileCount\n      tables { name count records { fields { name value } } }\n    }\n  }\n"): typeof import('./graphql').Privacy_CandidateDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) {\n      erasure { id erasedByName fileCount sha256 certificate deleted { name count } }\n    }\n  }\n"): typeof import('./graphql').Privacy_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_setRetention($input: SetRetentionInput!) {\n    setRetention(input: $input) { retentionRules { dataClass days } }\n  }\n"): typeof import('./graphql').Privacy_SetRetentionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Privacy_attempt($id: ID!) { attempt(id: $id) { answersForgottenAt } }\n"): typeof import('./graphql').Privacy_AttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage } } }\n  }\n"): typeof import('./graphql').Privacy_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }\n"): typeof import('./graphql').Privacy_WriteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }\n"): typeof import('./graphql').Privacy_DeleteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PublicLinks_link on PublicLink { id url state cap joinedCount closesAt }"): typeof import('./graphql').PublicLinks_LinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublicLinks_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n"): typeof import('./graphql').PublicLinks_CreatePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublicLinks_changePublicLink($input: ChangePublicLinkInput!) {\n    changePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n"): typeof import('./graphql').PublicLinks_ChangePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublicLinks_closePublicLink($input: ClosePublicLinkInput!) {\n    closePublicLink(input: $input) { publicLink { ...PublicLinks_link } }\n  }\n"): typeof import('./graphql').PublicLinks_ClosePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublicLinks_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) {\n      outcome {\n        ... on AskedToJoin { resendAfterSeconds isMailInOutbox }\n        ... on PublicLinkClosed { code reason }\n      }\n    }\n  }\n"): typeof import('./graphql').PublicLinks_JoinAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublicLinks_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) {\n      outcome { ... on ConfirmedJoin { examUrl } ... on PublicLinkClosed { code reason } }\n    }\n  }\n"): typeof import('./graphql').PublicLinks_ConfirmJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicLinks_assessment($id: ID!) { assessment(id: $id) { publicLink { ...PublicLinks_link } } }"): typeof import('./graphql').PublicLinks_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PublicLinks_publicLinkEntry($code: String!) {\n        publicLinkEntry(code: $code) { state assessmentTitle }\n      }\n    "): typeof import('./graphql').PublicLinks_PublicLinkEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          query PublicLinks_publicLinkEntry2($code: String!) {\n            publicLinkEntry(code: $code) {\n              language assessmentTitle jobRole\n              inOtherLanguage { language assessmentTitle jobRole }\n            }\n          }\n        "): typeof import('./graphql').PublicLinks_PublicLinkEntry2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionBank_fields on Question {\n    id type text skill difficulty score status version language ownerName canEdit createdAt updatedAt\n    usage { tests assessments sittings }\n  }\n"): typeof import('./graphql').QuestionBank_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionBank_questions(\n    $filter: QuestionFilter\n    $sort: QuestionSort\n    $direction: SortDirection\n    $first: Int\n    $after: String\n  ) {\n    questions(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges { node { ...QuestionBank_fields } }\n    }\n  }\n"): typeof import('./graphql').QuestionBank_QuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionBank_question($id: ID!) { question(id: $id) { ...QuestionBank_fields } }"): typeof import('./graphql').QuestionBank_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionBank_createQuestion($input: CreateQuestionInput!) {\n    done: createQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n"): typeof import('./graphql').QuestionBank_CreateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionBank_duplicateQuestion($input: QuestionIdInput!) {\n    done: duplicateQuestion(input: $input) { question { ...QuestionBank_fields } }\n  }\n"): typeof import('./graphql').QuestionBank_DuplicateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionBank_changeQuestionStatus($input: ChangeQuestionStatusInput!) {\n    done: changeQuestionStatus(input: $input) { question { ...QuestionBank_fields } statusBefore }\n  }\n"): typeof import('./graphql').QuestionBank_ChangeQuestionStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionBank_deleteQuestion($input: QuestionIdInput!) {\n    deleteQuestion(input: $input) { questionId }\n  }\n"): typeof import('./graphql').QuestionBank_DeleteQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionBank_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    "): typeof import('./graphql').QuestionBank_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionBank_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    "): typeof import('./graphql').QuestionBank_AddQuestionsToTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionBank_test($id: ID!) { test(id: $id) { questionCount } }"): typeof import('./graphql').QuestionBank_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation QuestionBank_addToTest($input: TestQuestionsInput!) {\n          addQuestionsToTest(input: $input) { test { id } }\n        }\n      "): typeof import('./graphql').QuestionBank_AddToTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation QuestionBank_addToAssessment($input: AddQuestionsFromBankInput!) {\n          addQuestionsFromBank(input: $input) { assessment { id } }\n        }\n      "): typeof import('./graphql').QuestionBank_AddToAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionConflict_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { text version ... on MultipleChoiceQuestion { choices { id text } } } }\n  }\n"): typeof import('./graphql').QuestionConflict_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionConflict_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) { question { text version } }\n  }\n"): typeof import('./graphql').QuestionConflict_RestoreQuestionVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionConflict_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { version } }\n  }\n"): typeof import('./graphql').QuestionConflict_TranslateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionConflict_questionVersions($id: ID!) {\n    questionVersions(id: $id) { edges { node { createdByName question { text } } } }\n  }\n"): typeof import('./graphql').QuestionConflict_QuestionVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionImportImages_RESULT on QuestionImport {\n    mediaCount questionIds\n    understood { place question { id text textHtml score } }\n    problems { code line params { value } }\n  }\n"): typeof import('./graphql').QuestionImportImages_ResultFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportImages_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n"): typeof import('./graphql').QuestionImportImages_PreviewQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportImages_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImportImages_RESULT } }\n  }\n"): typeof import('./graphql').QuestionImportImages_ImportQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionImportJob_fields on QuestionImportJob {\n    id isPreview fileName state stage progress total storedCount failure\n    failureParams { name value }\n    result { questionIds problems { code } understood { question { text } } }\n  }\n"): typeof import('./graphql').QuestionImportJob_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportJob_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n"): typeof import('./graphql').QuestionImportJob_StartQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportJob_cancelQuestionImport($input: CancelQuestionImportInput!) {\n    cancelQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }\n  }\n"): typeof import('./graphql').QuestionImportJob_CancelQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionImportJob_questionImportJob($id: ID!) {\n    questionImportJob(id: $id) { ...QuestionImportJob_fields }\n  }\n"): typeof import('./graphql').QuestionImportJob_QuestionImportJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionImportJob_questionImportJobs { questionImportJobs { id state } }"): typeof import('./graphql').QuestionImportJob_QuestionImportJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      subscription QuestionImportJob_questionImportProgressed($id: ID!) {\n        questionImportProgressed(id: $id) { state stage progress total }\n      }\n    "): typeof import('./graphql').QuestionImportJob_QuestionImportProgressedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportLarge_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').QuestionImportLarge_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportLarge_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    previewQuestionImport(input: $input) {\n      questionImport { problems { code } understood { question { text } } }\n    }\n  }\n"): typeof import('./graphql').QuestionImportLarge_PreviewQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImportLarge_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n"): typeof import('./graphql').QuestionImportLarge_ImportQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionImport_RESULT on QuestionImport {\n    format mediaCount questionIds\n    understood {\n      line title lacks\n      question {\n        id type text skill difficulty durationSeconds score\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n    problems { line title code params { name value } }\n    ignored { line code }\n  }\n"): typeof import('./graphql').QuestionImport_ResultFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImport_previewQuestionImport($input: PreviewQuestionImportInput!) {\n    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n"): typeof import('./graphql').QuestionImport_PreviewQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionImport_importQuestions($input: ImportQuestionsInput!) {\n    done: importQuestions(input: $input) { questionImport { ...QuestionImport_RESULT } }\n  }\n"): typeof import('./graphql').QuestionImport_ImportQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionImport_previewQuestionImport2($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { knownCount understood { place isKnown category leftBehind { code } } }\n        }\n      }\n    "): typeof import('./graphql').QuestionImport_PreviewQuestionImport2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionImport_previewQuestionImport3($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport {\n            problems { line place code }\n            mendable {\n              place line\n              question {\n                type text\n                ... on DropdownQuestion { choices { text isRight } }\n                ... on MatchingQuestion { choices { text isRight } }\n                ... on MultipleChoiceQuestion { choices { text isRight } }\n                ... on QualifierQuestion { choices { text isRight } }\n                ... on RankingQuestion { choices { text isRight } }\n              }\n            }\n          }\n        }\n      }\n    "): typeof import('./graphql').QuestionImport_PreviewQuestionImport3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionImport_previewQuestionImport4($input: PreviewQuestionImportInput!) {\n        done: previewQuestionImport(input: $input) {\n          questionImport { problems { code } mendable { question { text } } }\n        }\n      }\n    "): typeof import('./graphql').QuestionImport_PreviewQuestionImport4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query QuestionImport_question($id: ID!) {\n          question(id: $id) {\n            text skill version\n            ... on DropdownQuestion { choices { text isRight } }\n            ... on MatchingQuestion { choices { text isRight } }\n            ... on MultipleChoiceQuestion { choices { text isRight } }\n            ... on QualifierQuestion { choices { text isRight } }\n            ... on RankingQuestion { choices { text isRight } }\n          }\n        }\n      "): typeof import('./graphql').QuestionImport_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query QuestionImport_questionExportReport($ids: [ID!]) {\n          questionExportReport(format: AIKEN, ids: $ids) { title code params { name value } }\n        }\n      "): typeof import('./graphql').QuestionImport_QuestionExportReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionLines_markingQueue($assessmentId: ID!) {\n    markingQueue(filter: { round: FIRST, assessmentId: $assessmentId }) { edges { node { text textHtml } } }\n  }\n"): typeof import('./graphql').QuestionLines_MarkingQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionLines_assessment($id: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $id) {\n      analytics { questions { text textHtml } }\n      comparison(candidateIds: $candidateIds) { questions { text textHtml } }\n    }\n  }\n"): typeof import('./graphql').QuestionLines_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionLines_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) { token questions { text textHtml } }\n  }\n"): typeof import('./graphql').QuestionLines_PreviewRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionLines_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n"): typeof import('./graphql').QuestionLines_ApplyRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionLines_questions($id: ID!) {\n    assessment(id: $id) {\n      correctableKeys { questionId text textHtml }\n      translationGaps { kind text textHtml }\n      languageCheck {\n        questions { text textHtml translated translatedHtml }\n        setAside { text textHtml }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionLines_QuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionLines_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url }\n  }\n"): typeof import('./graphql').QuestionLines_CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionLines_sharedReport($token: String!) {\n    sharedReport(token: $token) { questions { text textHtml } }\n  }\n"): typeof import('./graphql').QuestionLines_SharedReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionPools_fields on Assessment {\n    id questionCount durationSeconds totalScore durationIsApproximate\n    pools { id skill difficulty language drawCount available }\n  }\n"): typeof import('./graphql').QuestionPools_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionPools_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { ...QuestionPools_fields } }\n  }\n"): typeof import('./graphql').QuestionPools_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionPools_assessment($id: ID!) { assessment(id: $id) { ...QuestionPools_fields } }"): typeof import('./graphql').QuestionPools_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionPools_publishAssessment($id: ID!) {\n    publishAssessment(input: { id: $id }) { assessment { status } }\n  }\n"): typeof import('./graphql').QuestionPools_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionPools_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {\n        addQuestionsFromBank(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').QuestionPools_AddQuestionsFromBankDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionPools_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { title } }\n      }\n    "): typeof import('./graphql').QuestionPools_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionPools_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    "): typeof import('./graphql').QuestionPools_AddQuestionsToTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionPools_updateQuestion($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { version } }\n      }\n    "): typeof import('./graphql').QuestionPools_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_translateQuestion($input: TranslateQuestionInput!) {\n    translateQuestion(input: $input) { question { id version text language translationState } }\n  }\n"): typeof import('./graphql').QuestionTranslation_TranslateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionTranslation_questionTranslation($id: ID!) {\n    questionTranslation(id: $id) {\n      from to state reviewedByName\n      texts { path form source translated staleSource isMissing faults }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_QuestionTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { version translationState } }\n  }\n"): typeof import('./graphql').QuestionTranslation_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionTranslation_assessment($assessmentId: ID!) {\n    assessment(id: $assessmentId) { translationGaps { kind text state questionId } }\n  }\n"): typeof import('./graphql').QuestionTranslation_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_publishAssessment($input: AssessmentIdInput!) {\n    publishAssessment(input: $input) { assessment { publishedAt } }\n  }\n"): typeof import('./graphql').QuestionTranslation_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) {\n      assessment { id configuration { languages } translation { title bandNames } }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionTranslation_asked on ExamQuestion {\n    id text language\n    ... on DropdownExamQuestion { choices { id text } }\n    ... on MatchingExamQuestion { choices { id text } }\n    ... on MultipleChoiceExamQuestion { choices { id text } }\n    ... on QualifierExamQuestion { choices { id text } }\n    ... on RankingExamQuestion { choices { id text } }\n  }\n"): typeof import('./graphql').QuestionTranslation_AskedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          language languages assessmentTitle\n          question { ...QuestionTranslation_asked inOtherLanguage { ...QuestionTranslation_asked } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionTranslation_examResult {\n    examResult {\n      __typename\n      ... on ShownExamResult {\n        questions {\n          question { language }\n          rightAnswer { ... on BlanksAnswer { blanks } ... on TextAnswer { text } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_ExamResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionTranslation_assessment2($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      languageCheck {\n        english arabic\n        questions { from people translatedPeople facility translatedFacility certainty strength }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n"): typeof import('./graphql').QuestionTranslation_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTranslation_changeExamLanguage($input: ChangeExamLanguageInput!) {\n    changeExamLanguage(input: $input) {\n      outcome {\n        ... on ExamSitting { language answer { ... on TextAnswer { text } } question { id text closesAt } }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTranslation_ChangeExamLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query QuestionTranslation_assessment3($assessmentId: ID!, $candidateId: ID!) {\n          assessment(id: $assessmentId) {\n            result(candidateId: $candidateId) {\n              language\n              questions {\n                text givenIn\n                inOtherLanguage { language text acceptedAnswers }\n                answer { value { ... on TextAnswer { text } } }\n              }\n            }\n          }\n        }\n      "): typeof import('./graphql').QuestionTranslation_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionTranslation_previewCandidateText($input: PreviewCandidateTextInput!) {\n        previewCandidateText(input: $input) {\n          preview { recognisedColumns rows { line language problems { field problem } } }\n        }\n      }\n    "): typeof import('./graphql').QuestionTranslation_PreviewCandidateTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query QuestionTranslation_examEntry {\n          examEntry { language assessmentTitle inOtherLanguage { language } }\n        }\n      "): typeof import('./graphql').QuestionTranslation_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionTypes_value on AnswerValue {\n    ... on BlanksAnswer { blanks }\n    ... on CellsAnswer { cells { row column text } }\n    ... on ChoicesAnswer { choiceIds }\n    ... on DateAnswer { date }\n    ... on FilesAnswer { fileIds }\n    ... on MatchesAnswer { matches { promptId choiceId } }\n    ... on RatingAnswer { rating }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n"): typeof import('./graphql').QuestionTypes_ValueFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTypes_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n    addAssessmentQuestion(input: $input) {\n      assessment {\n        ownQuestions {\n          id type text durationSeconds score difficulty skill textHtml\n          ... on AudioQuestion { recordSeconds rubric }\n          ... on DateQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentQuestion { rubric }\n          ... on DropdownQuestion { choices { text isRight isFixed } }\n          ... on FileUploadQuestion { fileKinds rubric }\n          ... on FillInTheBlankQuestion { gapText gaps { isNumeric choices } blanks { acceptedAnswers } }\n          ... on MatchingQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberQuestion { unit number { value tolerance } }\n          ... on OpenEndedQuestion { wordLimit rubric }\n          ... on QualifierQuestion { choices { text isRight isFixed } }\n          ... on RankingQuestion { choices { text isRight isFixed } }\n          ... on RatingQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerQuestion { acceptedAnswers }\n          ... on SlidesQuestion { rubric }\n          ... on SpreadsheetQuestion { grid { columns rows cells { row column text isLocked } } rubric }\n          ... on TrueFalseQuestion { truth }\n          ... on VideoQuestion { recordSeconds rubric }\n          ... on XlcxQuestion { rubric }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTypes_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTypes_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome {\n        ... on ExamSitting {\n          question {\n            id type text textHtml\n            ... on AudioExamQuestion { recordSeconds }\n            ... on DateExamQuestion { dateRange { earliest latest } }\n            ... on DropdownExamQuestion { choices { id text } }\n            ... on FileUploadExamQuestion { fileKinds }\n            ... on FillInTheBlankExamQuestion { gapText gaps { isNumeric choices } }\n            ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n            ... on MultipleChoiceExamQuestion { choices { id text } allowsSeveral }\n            ... on NumberExamQuestion { unit }\n            ... on OpenEndedExamQuestion { wordLimit }\n            ... on QualifierExamQuestion { choices { id text } }\n            ... on RankingExamQuestion { choices { id text } }\n            ... on RatingExamQuestion { rating { min max lowLabel highLabel } }\n            ... on SpreadsheetExamQuestion { grid { columns rows cells { row column text isLocked } } }\n            ... on VideoExamQuestion { recordSeconds }\n          }\n          answer { ...QuestionTypes_value }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTypes_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionTypes_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        isDisqualified status awaitingCount\n        questions {\n          type text textHtml\n          ... on AudioResultQuestion { recordSeconds rubric }\n          ... on DateResultQuestion { dateRange { earliest latest } dateKey { from to } }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { text isRight isFixed } }\n          ... on FileUploadResultQuestion { fileKinds rubric }\n          ... on FillInTheBlankResultQuestion {\n            gapText\n            gaps { isNumeric choices }\n            blanks { acceptedAnswers }\n          }\n          ... on MatchingResultQuestion { prompts { text match } choices { text isRight isFixed } }\n          ... on MultipleChoiceResultQuestion { allowsSeveral choices { text isRight isFixed } }\n          ... on NumberResultQuestion { unit number { value tolerance } }\n          ... on OpenEndedResultQuestion { wordLimit rubric }\n          ... on QualifierResultQuestion { choices { text isRight isFixed } }\n          ... on RankingResultQuestion { choices { text isRight isFixed } }\n          ... on RatingResultQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion {\n            grid { columns rows cells { row column text isLocked } }\n            rubric\n          }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { recordSeconds rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer { value { ...QuestionTypes_value } }\n          mark { score maxScore origin explanation { code } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionTypes_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation QuestionTypes_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      "): typeof import('./graphql').QuestionTypes_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionTypes_markAnswer($input: MarkAnswerInput!) {\n        markAnswer(input: $input) { outcome { ... on Result { isDisqualified questions { id type } } } }\n      }\n    "): typeof import('./graphql').QuestionTypes_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionVersions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) { question { id text version updatedAt } }\n  }\n"): typeof import('./graphql').QuestionVersions_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionVersions_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {\n    restoreQuestionVersion(input: $input) {\n      question {\n        id text version\n        ... on DropdownQuestion { choices { text isRight } }\n        ... on MatchingQuestion { choices { text isRight } }\n        ... on MultipleChoiceQuestion { choices { text isRight } }\n        ... on QualifierQuestion { choices { text isRight } }\n        ... on RankingQuestion { choices { text isRight } }\n        ... on TrueFalseQuestion { truth }\n      }\n    }\n  }\n"): typeof import('./graphql').QuestionVersions_RestoreQuestionVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionVersions_takeNewestVersions($input: TestQuestionsInput!) {\n    takeNewestVersions(input: $input) { test { outdatedQuestionIds questions { text version } } }\n  }\n"): typeof import('./graphql').QuestionVersions_TakeNewestVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionVersions_questionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      edges { node { version createdAt createdByName question { text version } } }\n    }\n  }\n"): typeof import('./graphql').QuestionVersions_QuestionVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionVersions_questionVersions2($id: ID!, $after: String) {\n    questionVersions(id: $id, first: 2, after: $after) {\n      totalCount\n      edges { node { version } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql').QuestionVersions_QuestionVersions2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionVersions_test($id: ID!) {\n    test(id: $id) { durationSeconds totalScore skills outdatedQuestionIds questions { text version } }\n  }\n"): typeof import('./graphql').QuestionVersions_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation QuestionVersions_addQuestionsToTest($input: TestQuestionsInput!) {\n        addQuestionsToTest(input: $input) { test { id } }\n      }\n    "): typeof import('./graphql').QuestionVersions_AddQuestionsToTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query QuestionVersions_assessment($id: ID!) {\n        assessment(id: $id) { durationSeconds totalScore questionCount }\n      }\n    "): typeof import('./graphql').QuestionVersions_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Questions_updateQuestion($input: UpdateQuestionInput!) {\n    updateQuestion(input: $input) {\n      question {\n        id type text durationSeconds score difficulty skill isAdditional status\n        ... on AudioQuestion { rubric }\n        ... on DocumentQuestion { rubric }\n        ... on DropdownQuestion { choices { id text isRight } }\n        ... on FileUploadQuestion { rubric }\n        ... on MatchingQuestion { choices { id text isRight } }\n        ... on MultipleChoiceQuestion { allowsSeveral choices { id text isRight } }\n        ... on NumberQuestion { number { value tolerance } }\n        ... on OpenEndedQuestion { rubric }\n        ... on QualifierQuestion { choices { id text isRight } }\n        ... on RankingQuestion { choices { id text isRight } }\n        ... on ShortAnswerQuestion { acceptedAnswers }\n        ... on SlidesQuestion { rubric }\n        ... on SpreadsheetQuestion { rubric }\n        ... on TrueFalseQuestion { truth }\n        ... on VideoQuestion { rubric }\n        ... on XlcxQuestion { rubric }\n      }\n    }\n  }\n"): typeof import('./graphql').Questions_UpdateQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Questions_updateText($input: UpdateQuestionInput!) {\n        updateQuestion(input: $input) { question { text textHtml } }\n      }\n    "): typeof import('./graphql').Questions_UpdateTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Questions_test($id: ID!) { test(id: $id) { questions { id } } }"): typeof import('./graphql').Questions_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Receipts_examReceipts($secret: String!) {\n      examReceipts(secret: $secret) { submittedAt usedSeconds sittingCode receipts { position storedAt code isLate } }\n    }\n  "): typeof import('./graphql').Receipts_ExamReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Receipts_checkReceipt($code: String!) {\n        checkReceipt(code: $code) {\n          code position questionCount storedAt isLate assessmentTitle candidateName\n        }\n      }\n    "): typeof import('./graphql').Receipts_CheckReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipts_examReceipts2 { examReceipts(secret: \"\") { sittingCode } }"): typeof import('./graphql').Receipts_ExamReceipts2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipts_examReceipts3 { examReceipts(secret: \"x\") { sittingCode } }"): typeof import('./graphql').Receipts_ExamReceipts3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Remarking_previewRemarking($input: RemarkingInput!) {\n    previewRemarking(input: $input) {\n      token unchanged forgotten\n      questions { questionId papers unfit byPerson }\n      changes { edges { node { candidateId before { percentage status } after { percentage status } } } }\n    }\n  }\n"): typeof import('./graphql').Remarking_PreviewRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Remarking_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n"): typeof import('./graphql').Remarking_ApplyRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Remarking_assessment($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { id } }\n        skills { skill percentages }\n        questions { text marks { score maxScore } }\n      }\n    }\n  }\n"): typeof import('./graphql').Remarking_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Remarking_setPools($input: SetPoolsInput!) {\n    setPools(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').Remarking_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Remarking_assessment2($id: ID!) {\n        assessment(id: $id) {\n          languageCheck { setAside { questionId text reason setAsideByName } }\n          analytics { questions { questionId } }\n        }\n      }\n    "): typeof import('./graphql').Remarking_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Remarking_assessment3($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId type text\n            ... on DropdownCorrectableKey { choices { id } }\n            ... on MultipleChoiceCorrectableKey { choices { id } }\n            ... on QualifierCorrectableKey { choices { id } }\n            ... on TrueFalseCorrectableKey { truth }\n          }\n        }\n      }\n    "): typeof import('./graphql').Remarking_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Remarking_assessment4($id: ID!) {\n        assessment(id: $id) {\n          correctableKeys {\n            questionId\n            ... on ShortAnswerCorrectableKey { acceptedAnswers nearMisses { answer accepted reason count } }\n          }\n        }\n      }\n    "): typeof import('./graphql').Remarking_Assessment4Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportHiding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        reference percentage\n        hiding { parts revealedUntil }\n        attempt { id }\n        candidate { name email phone }\n        questions {\n          position skill text textHtml\n          files { name }\n          ... on AudioResultQuestion { rubric }\n          ... on DocumentResultQuestion { rubric }\n          ... on DropdownResultQuestion { choices { id text isRight } }\n          ... on FileUploadResultQuestion { rubric }\n          ... on MatchingResultQuestion { choices { id text isRight } }\n          ... on MultipleChoiceResultQuestion { choices { id text isRight } }\n          ... on NumberResultQuestion { number { value } }\n          ... on OpenEndedResultQuestion { rubric }\n          ... on QualifierResultQuestion { choices { id text isRight } }\n          ... on RankingResultQuestion { choices { id text isRight } }\n          ... on ShortAnswerResultQuestion { acceptedAnswers }\n          ... on SlidesResultQuestion { rubric }\n          ... on SpreadsheetResultQuestion { rubric }\n          ... on TrueFalseResultQuestion { truth }\n          ... on VideoResultQuestion { rubric }\n          ... on XlcxResultQuestion { rubric }\n          answer {\n            value {\n              ... on ChoicesAnswer { choiceIds }\n              ... on TextAnswer { text }\n              ... on TruthAnswer { truth }\n            }\n          }\n          lateAnswer { revision }\n          mark {\n            score maxScore feedback\n            explanation { code params { value } }\n            derivation { rule parts { given expected label } }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ReportHiding_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportHiding_assessment2($assessmentId: ID!, $candidateIds: [ID!]!) {\n    assessment(id: $assessmentId) {\n      comparison(candidateIds: $candidateIds) {\n        results { percentage candidate { name } }\n        questions { text marks { score } }\n      }\n    }\n  }\n"): typeof import('./graphql').ReportHiding_Assessment2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportHiding_assessment3($assessmentId: ID!) {\n    assessment(id: $assessmentId) {\n      comparableResults { edges { node { candidateId reference name percentage status } } }\n    }\n  }\n"): typeof import('./graphql').ReportHiding_Assessment3Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportHiding_revealResults($id: ID!) {\n    revealResults(input: { assessmentId: $id }) { hiding { parts revealedUntil } }\n  }\n"): typeof import('./graphql').ReportHiding_RevealResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportHiding_hideResults($id: ID!) {\n    hideResults(input: { assessmentId: $id }) { hiding { revealedUntil } }\n  }\n"): typeof import('./graphql').ReportHiding_HideResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ReportHiding_markAnswer($input: MarkAnswerInput!) {\n          markAnswer(input: $input) {\n            outcome { ... on Result { percentage questions { text answer { revision } } } }\n          }\n        }\n      "): typeof import('./graphql').ReportHiding_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RequestLimit_viewer { viewer { id } }"): typeof import('./graphql').RequestLimit_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RequestLimit_ownViewer { viewer { id } }"): typeof import('./graphql').RequestLimit_OwnViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query Rest_hrReport($id: ID!) {\n          hrReport(id: $id) {\n            numberOfCandidates numberOfAssessments\n            hr { id credits { maxRequests numberOfRequests } }\n            assessments {\n              edges {\n                node { id title duration candidateLevel totalCandidates totalCompletedCandidates jobRole }\n              }\n            }\n            candidates { edges { node { id name email phone status } } }\n          }\n        }\n      "): typeof import('./graphql').Rest_HrReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Rest_assessment($id: ID!) { assessment(id: $id) { averagePercentage } }"): typeof import('./graphql').Rest_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Rest_examEntry { examEntry { state } }"): typeof import('./graphql').Rest_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultStanding_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) {\n        percentage passMark language standardError isTooCloseToCall\n        percentile { rank groupSize groupName language }\n        inLanguage: percentile(inSameLanguage: true) { rank groupSize groupName language }\n        questions {\n          questionId\n          mark { score derivation { rule floor rounding parts { label given expected verdict score } } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ResultStanding_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Results_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { percentage status } } }\n  }\n"): typeof import('./graphql').Results_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Results_assessment($id: ID!) {\n        assessment(id: $id) {\n          invitations { edges { node { result { score totalScore percentage status band { name } } } } }\n        }\n      }\n    "): typeof import('./graphql').Results_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnPath_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').ReturnPath_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReturnPath_examReturn($state: String) { examReturn(state: $state) { url host } }"): typeof import('./graphql').ReturnPath_ExamReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ReturnPath_revealReturnSecret($id: ID!) {\n          revealReturnSecret(input: { assessmentId: $id }) { secret }\n        }\n      "): typeof import('./graphql').ReturnPath_RevealReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnPath_rotateReturnSecret($input: RotateReturnSecretInput!) {\n    rotateReturnSecret(input: $input) { returnPath { previousSecretUntil } }\n  }\n"): typeof import('./graphql').ReturnPath_RotateReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReturnPath_assessment($id: ID!) { assessment(id: $id) { returnPath { previousSecretUntil } } }"): typeof import('./graphql').ReturnPath_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RoleTemplates_roleTemplates {\n      roleTemplates {\n        id isReady title jobRole level language type passMark\n        gradeBands { name }\n        tests { id title }\n      }\n    }\n  "): typeof import('./graphql').RoleTemplates_RoleTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RoleTemplates_saveRoleTemplate($input: SaveRoleTemplateInput!) {\n      saveRoleTemplate(input: $input) { \n        roleTemplate { id title passMark tests { id } }\n        replaced { title passMark tests { title } }\n      }\n    }\n  "): typeof import('./graphql').RoleTemplates_SaveRoleTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RoleTemplates_deleteRoleTemplate($input: RoleTemplateIdInput!) {\n      deleteRoleTemplate(input: $input) { roleTemplateId }\n    }\n  "): typeof import('./graphql').RoleTemplates_DeleteRoleTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RoleTemplates_startFromTemplate($input: RoleTemplateIdInput!) {\n      startFromTemplate(input: $input) {\n        assessment {\n          id title jobRole level language type status publishedAt\n          configuration { passMark extraTimePercent opensAt allowBack }\n          gradeBands { name max }\n          tests { id }\n          ownQuestions { id }\n        }\n      }\n    }\n  "): typeof import('./graphql').RoleTemplates_StartFromTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RoleTemplates_updateAssessment($input: UpdateAssessmentInput!) {\n      updateAssessment(input: $input) { assessment { id } }\n    }\n  "): typeof import('./graphql').RoleTemplates_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation RoleTemplates_publishAssessment($input: AssessmentIdInput!) {\n          publishAssessment(input: $input) { assessment { status } }\n        }\n      "): typeof import('./graphql').RoleTemplates_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedViews_savedViews { savedViews(screen: \"candidates\") { id name query } }"): typeof import('./graphql').SavedViews_SavedViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavedViews_saveView($input: SaveViewInput!) {\n    saveView(input: $input) { savedView { id name query } replaced { name query } }\n  }\n"): typeof import('./graphql').SavedViews_SaveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavedViews_deleteView($input: DeleteViewInput!) {\n    deleteView(input: $input) { savedViewId }\n  }\n"): typeof import('./graphql').SavedViews_DeleteViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Scanner_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id url } }\n    }\n  "): typeof import('./graphql').Scanner_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_signInWithCode($input: SignInWithCodeInput!) {\n    signInWithCode(input: $input) { viewer { id mustAddFactor } }\n  }\n"): typeof import('./graphql').SecondFactors_SignInWithCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_startPasskeySignIn($input: StartPasskeySignInInput!) {\n    startPasskeySignIn(input: $input) { question { handle options } }\n  }\n"): typeof import('./graphql').SecondFactors_StartPasskeySignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_signInWithPasskey($input: PasskeyAnswerInput!) {\n    signInWithPasskey(input: $input) { viewer { id } }\n  }\n"): typeof import('./graphql').SecondFactors_SignInWithPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_startAuthenticator {\n    startAuthenticator { authenticator { secret uri qrCode } }\n  }\n"): typeof import('./graphql').SecondFactors_StartAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n"): typeof import('./graphql').SecondFactors_ConfirmAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_startPasskeyProof {\n    startPasskeyProof { question { handle options } }\n  }\n"): typeof import('./graphql').SecondFactors_StartPasskeyProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SecondFactors_startPasskey { startPasskey { question { handle options } } }"): typeof import('./graphql').SecondFactors_StartPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_addPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n"): typeof import('./graphql').SecondFactors_AddPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactors_signInSecurity {\n    signInSecurity {\n      hasPassword oneTimeCodesSince\n      passkeys { id name lastUsedAt }\n      recoveryCodesLeft addFactorBy\n    }\n  }\n"): typeof import('./graphql').SecondFactors_SignInSecurityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_demandSecondFactor($input: DemandSecondFactorInput!) {\n    demandSecondFactor(input: $input) { demand { isDemanded graceDays } }\n  }\n"): typeof import('./graphql').SecondFactors_DemandSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { viewer { id } }\n  }\n"): typeof import('./graphql').SecondFactors_ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactors_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n"): typeof import('./graphql').SecondFactors_ProveIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SecondFactors_removeAuthenticator { removeAuthenticator { security { recoveryCodesLeft } } }"): typeof import('./graphql').SecondFactors_RemoveAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SecondFactors_renewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }"): typeof import('./graphql').SecondFactors_RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SecondFactors_removePasskey($input: RemovePasskeyInput!) {\n        removePasskey(input: $input) { security { hasPassword } }\n      }\n    "): typeof import('./graphql').SecondFactors_RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactors_assessments { assessments { totalCount } }"): typeof import('./graphql').SecondFactors_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactors_viewer { viewer { mustAddFactor } }"): typeof import('./graphql').SecondFactors_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SecondFactors_removeAuthenticator2 { removeAuthenticator { security { hasPassword } } }"): typeof import('./graphql').SecondFactors_RemoveAuthenticator2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SecondFactors_resetSecondFactors($input: ResetSecondFactorsInput!) {\n      resetSecondFactors(input: $input) { staffUser { id } }\n    }\n  "): typeof import('./graphql').SecondFactors_ResetSecondFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecondFactors_viewer2 { viewer { id } }"): typeof import('./graphql').SecondFactors_Viewer2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation SecondFactors_createApiKey($input: CreateApiKeyInput!) {\n      createApiKey(input: $input) { secret }\n    }\n  "): typeof import('./graphql').SecondFactors_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SecondFactors_changeStaffVerification($input: ChangeStaffVerificationInput!) {\n        changeStaffVerification(input: $input) { staffUser { id } }\n      }\n    "): typeof import('./graphql').SecondFactors_ChangeStaffVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_requestPasswordCode($input: RequestPasswordCodeInput!) {\n    requestPasswordCode(input: $input) { requestId }\n  }\n"): typeof import('./graphql').SecretRotation_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n"): typeof import('./graphql').SecretRotation_VerifyPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_setPassword($input: SetPasswordInput!) {\n    setPassword(input: $input) { confirmation }\n  }\n"): typeof import('./graphql').SecretRotation_SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecretRotation_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }"): typeof import('./graphql').SecretRotation_PasswordWasSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_createHr($input: CreateHrInput!) {\n    createHr(input: $input) { staffUser { email } }\n  }\n"): typeof import('./graphql').SecretRotation_CreateHrDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecretRotation_viewer { viewer { id } }"): typeof import('./graphql').SecretRotation_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecretRotation_examEntry { examEntry { assessmentTitle } }"): typeof import('./graphql').SecretRotation_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecretRotation_examReceipts($secret: String!) {\n    examReceipts(secret: $secret) { sittingCode receipts { code } }\n  }\n"): typeof import('./graphql').SecretRotation_ExamReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecretRotation_checkReceipt($code: String!) {\n    checkReceipt(code: $code) { position candidateName }\n  }\n"): typeof import('./graphql').SecretRotation_CheckReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_importUnsentAnswers($file: Upload!) {\n    importUnsentAnswers(input: { file: $file }) { importedAnswers { inTimeCount } }\n  }\n"): typeof import('./graphql').SecretRotation_ImportUnsentAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { url } }\n  }\n"): typeof import('./graphql').SecretRotation_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n"): typeof import('./graphql').SecretRotation_CreatePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_joinAssessment($input: JoinAssessmentInput!) {\n    joinAssessment(input: $input) { outcome { __typename } }\n  }\n"): typeof import('./graphql').SecretRotation_JoinAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_confirmJoin($input: ConfirmJoinInput!) {\n    confirmJoin(input: $input) { outcome { ... on ConfirmedJoin { examUrl } } }\n  }\n"): typeof import('./graphql').SecretRotation_ConfirmJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { id } }\n  }\n"): typeof import('./graphql').SecretRotation_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_revealReturnSecret($id: ID!) {\n    revealReturnSecret(input: { assessmentId: $id }) { secret }\n  }\n"): typeof import('./graphql').SecretRotation_RevealReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecretRotation_examReturn { examReturn { url } }"): typeof import('./graphql').SecretRotation_ExamReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_inviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) { invitations { examUrl } }\n  }\n"): typeof import('./graphql').SecretRotation_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_startAuthenticator { startAuthenticator { authenticator { secret } } }\n"): typeof import('./graphql').SecretRotation_StartAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) { recoveryCodes }\n  }\n"): typeof import('./graphql').SecretRotation_ConfirmAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecretRotation_proveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) { holdsUntil }\n  }\n"): typeof import('./graphql').SecretRotation_ProveIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Sessions_fields on StaffSession { id device ip createdAt lastUsedAt isCurrent }"): typeof import('./graphql').Sessions_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions_sessions { sessions { ...Sessions_fields } }"): typeof import('./graphql').Sessions_SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Sessions_endSession($id: ID!) { endSession(input: { id: $id }) { sessions { id } } }"): typeof import('./graphql').Sessions_EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions_viewer { viewer { id } }"): typeof import('./graphql').Sessions_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Sessions_signOut { signOut { wasSignedIn } }"): typeof import('./graphql').Sessions_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Sessions_endOthers { endOtherSessions { sessions { id } } }"): typeof import('./graphql').Sessions_EndOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Sessions_endOtherSessions { endOtherSessions { sessions { ...Sessions_fields } } }"): typeof import('./graphql').Sessions_EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Sessions_settings {\n      settings {\n        language theme timeZone notifyOnSubmission notifyOnAccessRequest\n        defaultConfiguration { passMark showProgress shuffleQuestions resultVisibility opensAt }\n        defaultReportOptions { showCorrectAnswers showQuestions }\n      }\n    }\n  "): typeof import('./graphql').Sessions_SettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Sessions_updateSettings($input: UpdateSettingsInput!) {\n          updateSettings(input: $input) { settings { language } }\n        }\n      "): typeof import('./graphql').Sessions_UpdateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Sessions_createAssessment {\n          createAssessment(input: { title: \"T\", jobRole: \"J\" }) {\n            assessment { configuration { passMark resultVisibility } }\n          }\n        }\n      "): typeof import('./graphql').Sessions_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Sessions_changeName($input: ChangeNameInput!) {\n        changeName(input: $input) { viewer { name } }\n      }\n    "): typeof import('./graphql').Sessions_ChangeNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions_viewer2 { viewer { name } }"): typeof import('./graphql').Sessions_Viewer2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Sessions_contactSupport($input: ContactSupportInput!) {\n          contactSupport(input: $input) { answerWithinHours }\n        }\n      "): typeof import('./graphql').Sessions_ContactSupportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareLinks_createShareLink($input: CreateShareLinkInput!) {\n    createShareLink(input: $input) { url link { id expiresAt } }\n  }\n"): typeof import('./graphql').ShareLinks_CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareLinks_revokeShareLink($input: RevokeShareLinkInput!) {\n    revokeShareLink(input: $input) { shareLink { id revokedAt } }\n  }\n"): typeof import('./graphql').ShareLinks_RevokeShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShareLinks_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) {\n      result(candidateId: $candidateId) { shareLinks { edges { node { id revokedAt lastUsedAt useCount } } } }\n    }\n  }\n"): typeof import('./graphql').ShareLinks_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShareLinks_sharedReport($token: String!) {\n    sharedReport(token: $token) {\n      language reference assessmentTitle percentage status\n      candidate { name email phone }\n      questions { number text answer correct feedback score maxScore }\n    }\n  }\n"): typeof import('./graphql').ShareLinks_SharedReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SingleSignOn_saveSsoProvider($input: SaveSsoProviderInput!) {\n    saveSsoProvider(input: $input) { settings { callbackUrl providers { id name issuer } } }\n  }\n"): typeof import('./graphql').SingleSignOn_SaveSsoProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SingleSignOn_deleteSsoProvider($input: DeleteSsoProviderInput!) {\n    deleteSsoProvider(input: $input) { settings { providers { id } } }\n  }\n"): typeof import('./graphql').SingleSignOn_DeleteSsoProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SingleSignOn_signOut { signOut { wasSignedIn providerUrl } }"): typeof import('./graphql').SingleSignOn_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SingleSignOn_signInProviders { signInProviders { id name } }"): typeof import('./graphql').SingleSignOn_SignInProvidersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SingleSignOn_viewer { viewer { id email role name } }"): typeof import('./graphql').SingleSignOn_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SingleSignOn_resetSecondFactors($input: ResetSecondFactorsInput!) {\n        resetSecondFactors(input: $input) { staffUser { id } }\n      }\n    "): typeof import('./graphql').SingleSignOn_ResetSecondFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SingleSignOn_credits {\n      viewer { role requestsForNewUsers credits { numberOfRequests maxRequests remaining } }\n    }\n  "): typeof import('./graphql').SingleSignOn_CreditsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SingleSignOn_createApiKey {\n        createApiKey(input: { name: \"k\", scopes: [READ] }) { secret }\n      }\n    "): typeof import('./graphql').SingleSignOn_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestLibrary_tests($first: Int, $after: String, $filter: TestFilter) {\n    tests(first: $first, after: $after, filter: $filter) {\n      totalCount\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n      edges { cursor node { id title } }\n    }\n  }\n"): typeof import('./graphql').TestLibrary_TestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestLibrary_test($id: ID!) {\n    test(id: $id) {\n      id title jobRole description level language status isPublished questionCount durationSeconds\n      totalScore skills\n      questions { text }\n    }\n  }\n"): typeof import('./graphql').TestLibrary_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestLibrary_skills($search: String) { skills(search: $search) }"): typeof import('./graphql').TestLibrary_SkillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TestsManage_fields on Test {\n    id title jobRole description level language languages\n    translation { title jobRole description }\n    status isPublished isMine canEdit ownerName createdAt updatedAt questionCount usedByAssessments\n    outdatedQuestionIds\n    questions { id text version canEdit }\n  }\n"): typeof import('./graphql').TestsManage_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_createTest($input: CreateTestInput!) {\n    done: createTest(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_CreateTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_updateTest($input: UpdateTestInput!) {\n    done: updateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_UpdateTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_changeTestStatus($input: ChangeTestStatusInput!) {\n    done: changeTestStatus(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_ChangeTestStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_publishTest($input: TestIdInput!) {\n    done: publishTest(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_PublishTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_withdrawTest($input: TestIdInput!) {\n    done: withdrawTest(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_WithdrawTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_duplicateTest($input: TestIdInput!) {\n    done: duplicateTest(input: $input) { test { ...TestsManage_fields } }\n  }\n"): typeof import('./graphql').TestsManage_DuplicateTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsManage_deleteTest($input: TestIdInput!) {\n    deleteTest(input: $input) { testId }\n  }\n"): typeof import('./graphql').TestsManage_DeleteTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestsManage_test($id: ID!) { test(id: $id) { ...TestsManage_fields } }"): typeof import('./graphql').TestsManage_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestsManage_tests($filter: TestFilter, $sort: TestSort, $direction: SortDirection) {\n    tests(filter: $filter, sort: $sort, direction: $direction) {\n      edges { node { title isMine canEdit ownerName } }\n    }\n  }\n"): typeof import('./graphql').TestsManage_TestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestsManage_question($id: ID!) { question(id: $id) { usage { tests } } }"): typeof import('./graphql').TestsManage_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TestsQuestions_fields on Test {\n    id questionCount updatedAt\n    questions { id text version ownerName canEdit translationState }\n  }\n"): typeof import('./graphql').TestsQuestions_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsQuestions_addTestQuestion($input: AddTestQuestionInput!) {\n    done: addTestQuestion(input: $input) { questionId test { ...TestsQuestions_fields } }\n  }\n"): typeof import('./graphql').TestsQuestions_AddTestQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsQuestions_addQuestionsToTest($input: TestQuestionsInput!) {\n    done: addQuestionsToTest(input: $input) { test { ...TestsQuestions_fields } }\n  }\n"): typeof import('./graphql').TestsQuestions_AddQuestionsToTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsQuestions_removeTestQuestion($input: RemoveTestQuestionInput!) {\n    done: removeTestQuestion(input: $input) { test { ...TestsQuestions_fields } }\n  }\n"): typeof import('./graphql').TestsQuestions_RemoveTestQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestsQuestions_reorderTestQuestions($input: TestQuestionsInput!) {\n    done: reorderTestQuestions(input: $input) { test { ...TestsQuestions_fields } }\n  }\n"): typeof import('./graphql').TestsQuestions_ReorderTestQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestsQuestions_test($id: ID!) { test(id: $id) { ...TestsQuestions_fields } }"): typeof import('./graphql').TestsQuestions_TestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation TestsQuestions_deleteQuestion($input: QuestionIdInput!) {\n        deleteQuestion(input: $input) { questionId }\n      }\n    "): typeof import('./graphql').TestsQuestions_DeleteQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TestsQuestions_question($id: ID!) { question(id: $id) { text usage { tests } } }"): typeof import('./graphql').TestsQuestions_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TranslationFiles_taken on TranslationImport {\n    format unchangedCount untranslatedCount\n    questions { questionId to textCount confirmedCount }\n    problems { line code params { name value } }\n  }\n"): typeof import('./graphql').TranslationFiles_TakenFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TranslationFiles_previewTranslationImport($input: TranslationFileInput!) {\n    done: previewTranslationImport(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n"): typeof import('./graphql').TranslationFiles_PreviewTranslationImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TranslationFiles_importTranslations($input: TranslationFileInput!) {\n    done: importTranslations(input: $input) { translationImport { ...TranslationFiles_taken } }\n  }\n"): typeof import('./graphql').TranslationFiles_ImportTranslationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslationFiles_translationWork($ids: [ID!]) {\n    translationWork(ids: $ids) { from questionCount textCount openCount }\n  }\n"): typeof import('./graphql').TranslationFiles_TranslationWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslationFiles_question($id: ID!) {\n    question(id: $id) { version translationState }\n  }\n"): typeof import('./graphql').TranslationFiles_QuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TranslationFiles_startUpload($input: StartUploadInput!) {\n          startUpload(input: $input) { upload { id } }\n        }\n      "): typeof import('./graphql').TranslationFiles_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsentAnswers_import($file: Upload!) {\n    brought: importUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n"): typeof import('./graphql').UnsentAnswers_ImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsentAnswers_submit($file: Upload!) {\n    brought: submitUnsentAnswers(input: { file: $file }) {\n      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }\n    }\n  }\n"): typeof import('./graphql').UnsentAnswers_SubmitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UnsentAnswers_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answersSecret } } }\n    }\n  "): typeof import('./graphql').UnsentAnswers_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadForms_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { name byteSize } }\n  }\n"): typeof import('./graphql').UploadForms_UploadFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Webhooks_webhookEndpoints($a: ID) { webhookEndpoints(assessmentId: $a) { id } }"): typeof import('./graphql').Webhooks_WebhookEndpointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Webhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n        updateWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    "): typeof import('./graphql').Webhooks_UpdateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Webhooks_deleteWebhookEndpoint($id: ID!) {\n            deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }\n          }\n        "): typeof import('./graphql').Webhooks_DeleteWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query Webhooks_webhookDeliveries($id: ID!, $after: String) {\n        webhookDeliveries(endpointId: $id, first: 2, after: $after) {\n          totalCount\n          pageInfo { hasNextPage endCursor }\n          edges { node { createdAt } }\n        }\n      }\n    "): typeof import('./graphql').Webhooks_WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Webhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id } }\n        }\n      "): typeof import('./graphql').Webhooks_TestWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Websocket_viewer { viewer { id } }"): typeof import('./graphql').Websocket_ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Websocket_signOut { signOut { wasSignedIn } }"): typeof import('./graphql').Websocket_SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Websocket_signOut2 { signOut { wasSignedIn } }"): typeof import('./graphql').Websocket_SignOut2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WelcomeCaptions_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').WelcomeCaptions_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WelcomeCaptions_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').WelcomeCaptions_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WelcomeCaptions_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n"): typeof import('./graphql').WelcomeCaptions_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WelcomeCaptions_updateAssessment($input: UpdateAssessmentInput!) {\n    updateAssessment(input: $input) { assessment { welcomeVideoCaptions } }\n  }\n"): typeof import('./graphql').WelcomeCaptions_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WelcomeCaptions_examEntry { examEntry { welcomeVideoUrl welcomeVideoCaptions } }"): typeof import('./graphql').WelcomeCaptions_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WelcomeCaptions_assessment($id: ID!) {\n    assessment(id: $id) { paperPreview { entry { welcomeVideoUrl welcomeVideoCaptions } } }\n  }\n"): typeof import('./graphql').WelcomeCaptions_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsApi_createAssessment($input: CreateAssessmentInput!) {\n        createAssessment(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').FaultsApi_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsApi_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n        addAssessmentQuestion(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').FaultsApi_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsApi_publishAssessment($id: ID!) {\n        publishAssessment(input: { id: $id }) { assessment { id } }\n      }\n    "): typeof import('./graphql').FaultsApi_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsApi_inviteCandidates($input: InviteCandidatesInput!) {\n        inviteCandidates(input: $input) { invitations { examUrl } }\n      }\n    "): typeof import('./graphql').FaultsApi_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsClock_examPulse($input: ExamPulseInput!) {\n    examPulse(input: $input) { serverNow closesAt }\n  }\n"): typeof import('./graphql').FaultsClock_ExamPulseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsPacked_requestAccess($input: RequestAccessInput!) {\n    requestAccess(input: $input) { answerWithinHours }\n  }\n"): typeof import('./graphql').FaultsPacked_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id state } }\n  }\n"): typeof import('./graphql').FaultsRestarts_StartAssessmentExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FaultsRestarts_assessment($a: ID!) {\n    assessment(id: $a) { exports { id state byteSize failure } }\n  }\n"): typeof import('./graphql').FaultsRestarts_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_importQuestions($input: ImportQuestionsInput!) {\n    importQuestions(input: $input) { questionImport { questionIds } }\n  }\n"): typeof import('./graphql').FaultsRestarts_ImportQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').FaultsRestarts_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').FaultsRestarts_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n"): typeof import('./graphql').FaultsRestarts_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n"): typeof import('./graphql').FaultsRestarts_StartQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsRestarts_createApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) { secret }\n  }\n"): typeof import('./graphql').FaultsRestarts_CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n        createWebhookEndpoint(input: $input) { webhookEndpoint { id } }\n      }\n    "): typeof import('./graphql').FaultsWebhooks_CreateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation FaultsWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    "): typeof import('./graphql').FaultsWebhooks_RevealWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsWriter_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n"): typeof import('./graphql').FaultsWriter_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsWriter_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) { outcome { ... on SavedAnswer { revision } ... on Refusal { code } } }\n  }\n"): typeof import('./graphql').FaultsWriter_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FaultsWriter_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n"): typeof import('./graphql').FaultsWriter_SubmitAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerFiles_uploadAnswerFile($input: UploadAnswerFileInput!) {\n      uploadAnswerFile(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  "): typeof import('./graphql').AnswerFiles_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerFiles_startRecording($input: StartRecordingInput!) {\n      startRecording(input: $input) { recording { id receivedParts } }\n    }\n  "): typeof import('./graphql').AnswerFiles_StartRecordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerFiles_uploadRecordingPart($input: UploadRecordingPartInput!) {\n      uploadRecordingPart(input: $input) { recording { id receivedParts } }\n    }\n  "): typeof import('./graphql').AnswerFiles_UploadRecordingPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerFiles_finishRecording($input: FinishRecordingInput!) {\n      finishRecording(input: $input) { answerFile { id name contentType byteSize url } }\n    }\n  "): typeof import('./graphql').AnswerFiles_FinishRecordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AnswerFiles_resumeAttempt($input: ResumeAttemptInput!) {\n      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answerFiles { id name } } } }\n    }\n  "): typeof import('./graphql').AnswerFiles_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query AnswerFiles_assessment($a: ID!, $c: ID!) {\n      assessment(id: $a) {\n        result(candidateId: $c) {\n          questions {\n            answer { value { ... on FilesAnswer { fileIds } } }\n            lateAnswer { value { ... on FilesAnswer { fileIds } } }\n            files { id name url }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql').AnswerFiles_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation AnswerFiles_startAttempt($input: StartAttemptInput!) {\n        startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id textHtml } } } }\n      }\n    "): typeof import('./graphql').AnswerFiles_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentCounts_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').AssessmentCounts_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentCounts_tagInvitations($input: TagInvitationsInput!) {\n    tagInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').AssessmentCounts_TagInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssessmentCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n"): typeof import('./graphql').AssessmentCounts_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentCounts_assessment(\n    $id: ID!, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection, $first: Int, $after: String\n  ) {\n    assessment(id: $id) {\n      averagePercentage\n      funnel { invited notStarted enrolled completed }\n      invitations(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {\n        totalCount\n        pageInfo { hasNextPage endCursor }\n        edges { node { id stage } }\n      }\n    }\n  }\n"): typeof import('./graphql').AssessmentCounts_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentsDemo_tests {\n    tests(first: 100) {\n      edges { node { title language isPublished questionCount skills questions { type text } } }\n    }\n  }\n"): typeof import('./graphql').AssessmentsDemo_TestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentsDemo_assessments {\n    assessments {\n      edges {\n        node {\n          id title language status publishedAt questionCount durationSeconds totalScore\n          ownQuestions { type }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').AssessmentsDemo_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamEntry_examEntry {\n    examEntry {\n      state unavailableReason opensAt closesAt assessmentTitle jobRole language candidateFirstName\n      questionCount totalSeconds extraTimePercent serverNow showProgress\n    }\n  }\n"): typeof import('./graphql').ExamEntry_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query ExamEntry_whose {\n        examEntry { candidateFirstName extraTimePercent accommodation { text } }\n      }\n    "): typeof import('./graphql').ExamEntry_WhoseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ExamEntry_askForAccommodation($input: AskForAccommodationInput!) {\n      askForAccommodation(input: $input) { outcome { ... on AccommodationRequest { text } } }\n    }\n  "): typeof import('./graphql').ExamEntry_AskForAccommodationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoingBack_assessment($id: ID!) {\n    assessment(id: $id) { analytics { averageSeconds questions { averageSeconds } } }\n  }\n"): typeof import('./graphql').GoingBack_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GradingByPerson_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { ...KitResults_result } } }\n  }\n"): typeof import('./graphql').GradingByPerson_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradingDemo_assessment($id: ID!) {\n    assessment(id: $id) {\n      languageCheck {\n        english arabic\n        questions { strength certainty delta text translated choices { translated isRight standsOut } }\n      }\n    }\n  }\n"): typeof import('./graphql').GradingDemo_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GradingDemo_liveAttempts { liveAttempts(first: 500) { edges { node { questionClosesAt } } } }"): typeof import('./graphql').GradingDemo_LiveAttemptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation InvitationsRaces_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { id } }\n        }\n      "): typeof import('./graphql').InvitationsRaces_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeptCounts_deleteStaffUser($input: DeleteStaffUserInput!) {\n    deleteStaffUser(input: $input) { staffUserId }\n  }\n"): typeof import('./graphql').KeptCounts_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeptCounts_eraseCandidate($input: EraseCandidateInput!) {\n    eraseCandidate(input: $input) { erasure { id } }\n  }\n"): typeof import('./graphql').KeptCounts_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeptMails_requestPasswordCode($email: EmailAddress!) {\n    requestPasswordCode(input: { email: $email, language: EN }) { requestId }\n  }\n"): typeof import('./graphql').KeptMails_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeptMails_verifyPasswordCode($input: VerifyPasswordCodeInput!) {\n    verifyPasswordCode(input: $input) { ticket }\n  }\n"): typeof import('./graphql').KeptMails_VerifyPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockOrder_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { erasure { sha256 } } }\n"): typeof import('./graphql').LockOrder_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockOrder_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n"): typeof import('./graphql').LockOrder_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LockRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n"): typeof import('./graphql').LockRaces_PreviewRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockRaces_applyRemarking($input: ApplyRemarkingInput!) { applyRemarking(input: $input) { changedResultCount } }\n"): typeof import('./graphql').LockRaces_ApplyRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n"): typeof import('./graphql').LockRaces_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockRaces_decideOnInvitations($input: DecideOnInvitationsInput!) {\n    decideOnInvitations(input: $input) { skippedCount }\n  }\n"): typeof import('./graphql').LockRaces_DecideOnInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LockRaces_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }\n"): typeof import('./graphql').LockRaces_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation ProctorSignals_reopenAttempt($input: ReopenAttemptInput!) {\n          reopenAttempt(input: $input) { attempt { id } }\n        }\n      "): typeof import('./graphql').ProctorSignals_ReopenAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProctorSnapshots_uploadSnapshot($input: UploadSnapshotInput!) {\n    uploadSnapshot(input: $input) { id }\n  }\n"): typeof import('./graphql').ProctorSnapshots_UploadSnapshotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProctorTimeline_fields on ProctorTimeline {\n    warnings\n    consent { version language }\n    questions { position }\n    snapshots { id url }\n    events {\n      id kind position countedAs awaySeconds candidateNote verdict verdictNote reviewedByName\n      signals { kind excuse lastedMs }\n    }\n    rates { kind count sittingCount sittingsWith }\n  }\n"): typeof import('./graphql').ProctorTimeline_FieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProctorTimeline_attempt($attemptId: ID!) {\n    attempt(id: $attemptId) { proctorTimeline { ...ProctorTimeline_fields } }\n  }\n"): typeof import('./graphql').ProctorTimeline_AttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProctorTimeline_reviewProctorEvent($input: ReviewProctorEventInput!) {\n    reviewProctorEvent(input: $input) { attempt { proctorTimeline { ...ProctorTimeline_fields } } }\n  }\n"): typeof import('./graphql').ProctorTimeline_ReviewProctorEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadyLibrary_tests {\n    tests(first: 100) {\n      totalCount\n      edges {\n        node {\n          id title language status isPublished languages\n          translation { title }\n          questionCount\n          questions { text }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ReadyLibrary_TestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RemarkingRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }\n"): typeof import('./graphql').RemarkingRaces_PreviewRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemarkingRaces_applyRemarking($input: ApplyRemarkingInput!) {\n    applyRemarking(input: $input) { changedResultCount }\n  }\n"): typeof import('./graphql').RemarkingRaces_ApplyRemarkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemarkingRaces_setPools($input: SetPoolsInput!) { setPools(input: $input) { assessment { id } } }\n"): typeof import('./graphql').RemarkingRaces_SetPoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemarkingRaces_markAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) { outcome { ... on Result { id } } }\n  }\n"): typeof import('./graphql').RemarkingRaces_MarkAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemarkingRaces_countLateAnswer($input: CountLateAnswerInput!) {\n    countLateAnswer(input: $input) { result { id } }\n  }\n"): typeof import('./graphql').RemarkingRaces_CountLateAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        subscription SeveralServers_attemptProgressed($id: ID!) {\n          attemptProgressed(assessmentId: $id) { id state }\n        }\n      "): typeof import('./graphql').SeveralServers_AttemptProgressedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Startup_signIn($input: SignInInput!) {\n      signIn(input: $input) {\n        outcome { ... on Viewer { email } ... on SecondStep { handle ways expiresInSeconds } }\n      }\n    }\n  "): typeof import('./graphql').Startup_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TimeControl_examEntry { examEntry { state } }"): typeof import('./graphql').TimeControl_ExamEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrackingSystems_CONNECTION on TrackingConnection {\n    id webhookEndpointId isKeyLive\n    addresses { name url }\n    calls { name status problem }\n  }\n"): typeof import('./graphql').TrackingSystems_ConnectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation TrackingSystems_connectTrackingSystem($input: ConnectTrackingSystemInput!) {\n        connectTrackingSystem(input: $input) { secret }\n      }\n    "): typeof import('./graphql').TrackingSystems_ConnectTrackingSystemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrackingSystems_trackingConnections { trackingConnections { ...TrackingSystems_CONNECTION } }"): typeof import('./graphql').TrackingSystems_TrackingConnectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query TrackingSystems_assessment($id: ID!) {\n          assessment(id: $id) { invitations { edges { node { id } } } }\n        }\n      "): typeof import('./graphql').TrackingSystems_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TrackingSystems_cancelInvitations($ids: [ID!]!) {\n          cancelInvitations(input: { invitationIds: $ids }) { skippedCount }\n        }\n      "): typeof import('./graphql').TrackingSystems_CancelInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TrackingSystems_testTrackingSystem($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      "): typeof import('./graphql').TrackingSystems_TestTrackingSystemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TrackingSystems_disconnectTrackingSystem($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      "): typeof import('./graphql').TrackingSystems_DisconnectTrackingSystemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TrackingSystems_testTrackingSystem2($id: ID!) {\n          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      "): typeof import('./graphql').TrackingSystems_TestTrackingSystem2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation TrackingSystems_disconnectTrackingSystem2($id: ID!) {\n          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }\n        }\n      "): typeof import('./graphql').TrackingSystems_DisconnectTrackingSystem2Document;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query Upgrade_assessment($a: ID!) {\n          assessment(id: $a) { title }\n          candidates(first: 5) { edges { node { candidate { firstName email } } } }\n        }\n      "): typeof import('./graphql').Upgrade_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookDeliveries_eraseCandidate($input: EraseCandidateInput!) {\n        eraseCandidate(input: $input) { erasure { deleted { name count } } }\n      }\n    "): typeof import('./graphql').WebhookDeliveries_EraseCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query WebhookDeliveries_candidateData($id: ID!) { candidateData(id: $id) { tables { name count } } }\n    "): typeof import('./graphql').WebhookDeliveries_CandidateDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookDeliveries_rotateWebhookSecret($input: RotateWebhookSecretInput!) {\n        rotateWebhookSecret(input: $input) { webhookEndpoint { id } }\n      }\n    "): typeof import('./graphql').WebhookDeliveries_RotateWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookDeliveries_replayWebhookDelivery($id: ID!) {\n        replayWebhookDelivery(input: { id: $id }) { delivery { id } }\n      }\n    "): typeof import('./graphql').WebhookDeliveries_ReplayWebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookDocs_updateAssessment($input: UpdateAssessmentInput!) {\n        updateAssessment(input: $input) { assessment { id } }\n      }\n    "): typeof import('./graphql').WebhookDocs_UpdateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookDocs_revealReturnSecret($id: ID!) {\n        revealReturnSecret(input: { assessmentId: $id }) { secret }\n      }\n    "): typeof import('./graphql').WebhookDocs_RevealReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WebhookDocs_examReturn { examReturn(state: \"application-4711\") { url } }"): typeof import('./graphql').WebhookDocs_ExamReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation WebhookDocs_rotateReturnSecret($id: ID!) {\n          rotateReturnSecret(input: { assessmentId: $id }) { returnPath { __typename } }\n        }\n      "): typeof import('./graphql').WebhookDocs_RotateReturnSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation WebhookOutbox_deleteStaffUser($input: DeleteStaffUserInput!) {\n        deleteStaffUser(input: $input) { staffUserId }\n      }\n    "): typeof import('./graphql').WebhookOutbox_DeleteStaffUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitAttempts_proctorState on ProctorState {\n    warnings warningsLeft isSubmitted isSubmittedByProctoring\n    events { id kind startedAt seconds times countedAs note pictureUrls }\n  }\n"): typeof import('./graphql').KitAttempts_ProctorStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitAttempts_sitting on ExamSitting {\n    attemptId answersSecret state serverNow questionCount position answerRevision answerSavedAt\n    assessmentTitle showProgress isPaused mayGoBack visit\n    slots { position state isAnswered secondsLeft }\n    answer { ... on ChoicesAnswer { choiceIds } ... on TextAnswer { text } ... on TruthAnswer { truth } }\n    question {\n      id position type text durationSeconds baseDurationSeconds opensAt closesAt\n      ... on DropdownExamQuestion { choices { id text } }\n      ... on MatchingExamQuestion { choices { id text } prompts { id text } }\n      ... on MultipleChoiceExamQuestion { choices { id text } }\n      ... on QualifierExamQuestion { choices { id text } }\n      ... on RankingExamQuestion { choices { id text } }\n    }\n  }\n"): typeof import('./graphql').KitAttempts_SittingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitAttempts_saved on SavedAnswer {\n    questionId revision savedAt isLate receipt closesAt\n  }\n"): typeof import('./graphql').KitAttempts_SavedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitAttempts_refused on Refusal {\n    code\n    ... on ConsentRequired { version }\n    ... on ExamUnavailable { reason }\n  }\n"): typeof import('./graphql').KitAttempts_RefusedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_startAttempt($input: StartAttemptInput!) {\n      done: startAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_resumeAttempt($input: ResumeAttemptInput!) {\n      done: resumeAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_nextQuestion($input: NextQuestionInput!) {\n      done: nextQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_NextQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_goToQuestion($input: GoToQuestionInput!) {\n      done: goToQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_GoToQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_submitAttempt($input: SubmitAttemptInput!) {\n      done: submitAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_SubmitAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_saveAnswer($input: SaveAnswerInput!) {\n      done: saveAnswer(input: $input) { outcome { ...KitAttempts_saved ...KitAttempts_refused } }\n    }\n  "): typeof import('./graphql').KitAttempts_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_examPulse($input: ExamPulseInput!) {\n      examPulse(input: $input) {\n        state isLivePage questionId closesAt snapshotDue durationSeconds addedSeconds isPaused sittingEndsAt\n        message { id text at }\n      }\n    }\n  "): typeof import('./graphql').KitAttempts_ExamPulseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_readExamMessage($input: ReadExamMessageInput!) {\n      readExamMessage(input: $input) { messageId }\n    }\n  "): typeof import('./graphql').KitAttempts_ReadExamMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_reportProctorEvents($input: ReportProctorEventsInput!) {\n      reportProctorEvents(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  "): typeof import('./graphql').KitAttempts_ReportProctorEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitAttempts_noteProctorEvent($input: NoteProctorEventInput!) {\n      noteProctorEvent(input: $input) { proctorState { ...KitAttempts_proctorState } }\n    }\n  "): typeof import('./graphql').KitAttempts_NoteProctorEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KitAttempts_proctorState { proctorState { ...KitAttempts_proctorState } }"): typeof import('./graphql').KitAttempts_ProctorStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitBanks_startUpload($input: StartUploadInput!) {\n    startUpload(input: $input) { upload { id } }\n  }\n"): typeof import('./graphql').KitBanks_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitBanks_uploadPart($input: UploadPartInput!) {\n    uploadPart(input: $input) { upload { receivedParts } }\n  }\n"): typeof import('./graphql').KitBanks_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitBanks_finishUpload($input: FinishUploadInput!) {\n    finishUpload(input: $input) { file { id } }\n  }\n"): typeof import('./graphql').KitBanks_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitControls_monitored on Attempt {\n    id state pausedAt addedSeconds resumesOnReturn submittedBy wasReopened unreadMessages\n  }\n"): typeof import('./graphql').KitControls_MonitoredFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_pauseAttempt($input: PauseAttemptInput!) {\n      pauseAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_PauseAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_continueAttempt($input: ContinueAttemptInput!) {\n      continueAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_ContinueAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_endAttempt($input: EndAttemptInput!) {\n      endAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_EndAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_addTime($input: AddTimeInput!) {\n      addTime(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_AddTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_reopenAttempt($input: ReopenAttemptInput!) {\n      reopenAttempt(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_ReopenAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_messageCandidate($input: MessageCandidateInput!) {\n      messageCandidate(input: $input) { attempt { ...KitControls_monitored } }\n    }\n  "): typeof import('./graphql').KitControls_MessageCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation KitControls_setExtraTime($input: SetExtraTimeInput!) {\n      setExtraTime(input: $input) { invitation { id extraTimePercent } }\n    }\n  "): typeof import('./graphql').KitControls_SetExtraTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query KitControls_timeLedger($attemptId: ID!) {\n      attempt(id: $attemptId) {\n        timeLedger {\n          entries { number kind at position seconds percent closedBy reasonCode note actorName }\n          questions {\n            position baseSeconds grantedSeconds addedSeconds stoppedSeconds usedSeconds openedAt closesAt\n            closedAt\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql').KitControls_TimeLedgerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitFiles_uploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) { file { id name contentType byteSize url } }\n  }\n"): typeof import('./graphql').KitFiles_UploadFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitResults_value on AnswerValue {\n    ... on ChoicesAnswer { choiceIds }\n    ... on TextAnswer { text }\n    ... on TruthAnswer { truth }\n  }\n"): typeof import('./graphql').KitResults_ValueFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitResults_result on Result {\n    id\n    attempt { id }\n    score totalScore percentage status\n    band { name }\n    gradeBands { min max }\n    startedAt submittedAt submittedBy usedSeconds allottedSeconds awaitingCount overallFeedback\n    candidate { email }\n    assessment { title }\n    questions {\n      id position type text skill difficulty isAdditional\n      ... on DropdownResultQuestion { choices { text isRight } }\n      ... on MatchingResultQuestion { choices { text isRight } }\n      ... on MultipleChoiceResultQuestion { choices { text isRight } }\n      ... on QualifierResultQuestion { choices { text isRight } }\n      ... on RankingResultQuestion { choices { text isRight } }\n      ... on ShortAnswerResultQuestion { acceptedAnswers }\n      ... on TrueFalseResultQuestion { truth }\n      allottedSeconds usedSeconds closedBy\n      ... on AudioResultQuestion { rubric }\n      ... on DocumentResultQuestion { rubric }\n      ... on FileUploadResultQuestion { rubric }\n      ... on NumberResultQuestion { number { value tolerance } }\n      ... on OpenEndedResultQuestion { rubric }\n      ... on SlidesResultQuestion { rubric }\n      ... on SpreadsheetResultQuestion { rubric }\n      ... on VideoResultQuestion { rubric }\n      ... on XlcxResultQuestion { rubric }\n      answer { value { ...KitResults_value } savedAt revision }\n      lateAnswer { value { ...KitResults_value } savedAt revision }\n      mark {\n        score maxScore origin\n        explanation { code params { name value } }\n        feedback markedByName markedAt\n      }\n    }\n  }\n"): typeof import('./graphql').KitResults_ResultFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitResults_assessment($assessmentId: ID!, $candidateId: ID!) {\n    assessment(id: $assessmentId) { result(candidateId: $candidateId) { ...KitResults_result } }\n  }\n"): typeof import('./graphql').KitResults_AssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitWebhooks_endpointFields on WebhookEndpoint {\n    id assessmentId url events isEnabled disabledBecause failingSince lastDeliveredAt previousSecretUntil\n  }\n"): typeof import('./graphql').KitWebhooks_EndpointFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitWebhooks_deliveryFields on WebhookDelivery {\n    id messageId type body status nextTryAt tryCount\n    tries {\n      number at durationMs outcome failure responseStatus url\n      requestHeaders { name value }\n      responseHeaders { name value }\n      responseBody isResponseCut\n    }\n  }\n"): typeof import('./graphql').KitWebhooks_DeliveryFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {\n    createWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n"): typeof import('./graphql').KitWebhooks_CreateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitWebhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {\n    updateWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }\n  }\n"): typeof import('./graphql').KitWebhooks_UpdateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitWebhooks_webhookEndpoint($id: ID!) {\n    webhookEndpoint(id: $id) { ...KitWebhooks_endpointFields }\n  }\n"): typeof import('./graphql').KitWebhooks_WebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitWebhooks_webhookDeliveries($endpointId: ID!, $status: WebhookDeliveryStatus) {\n    webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) {\n      totalCount\n      edges { node { ...KitWebhooks_deliveryFields } }\n    }\n  }\n"): typeof import('./graphql').KitWebhooks_WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation KitWebhooks_revealWebhookSecret($id: ID!) {\n        revealWebhookSecret(input: { id: $id }) { secret }\n      }\n    "): typeof import('./graphql').KitWebhooks_RevealWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation KitWebhooks_testWebhookEndpoint($id: ID!) {\n          testWebhookEndpoint(input: { id: $id }) { delivery { id status } }\n        }\n      "): typeof import('./graphql').KitWebhooks_TestWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation KitWebhooks_replayWebhookDelivery($id: ID!) {\n          replayWebhookDelivery(input: { id: $id }) { delivery { id status } }\n        }\n      "): typeof import('./graphql').KitWebhooks_ReplayWebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KitSignIn_signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      outcome { ... on Viewer { id } ... on SecondStep { handle ways expiresInSeconds } }\n    }\n  }\n"): typeof import('./graphql').KitSignIn_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation KitViewers_createApiKey($input: CreateApiKeyInput!) {\n        createApiKey(input: $input) { secret apiKey { id } }\n      }\n    "): typeof import('./graphql').KitViewers_CreateApiKeyDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
