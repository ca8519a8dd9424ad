
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AccommodationOutcome": [
      "AccommodationRequest",
      "AccommodationTooLate"
    ],
    "AnswerValue": [
      "BlanksAnswer",
      "CellsAnswer",
      "ChoicesAnswer",
      "DateAnswer",
      "FilesAnswer",
      "MatchesAnswer",
      "RatingAnswer",
      "TextAnswer",
      "TruthAnswer"
    ],
    "ChangedInvitations": [
      "CancelInvitationsPayload",
      "DecideOnInvitationsPayload",
      "ReissueInvitationsPayload",
      "ResendInvitationsPayload",
      "RevokeInvitationsPayload",
      "SetInvitationWindowPayload",
      "TagInvitationsPayload"
    ],
    "ConfirmJoinOutcome": [
      "ConfirmedJoin",
      "PublicLinkClosed"
    ],
    "CorrectableKey": [
      "DropdownCorrectableKey",
      "MultipleChoiceCorrectableKey",
      "NumberCorrectableKey",
      "QualifierCorrectableKey",
      "ShortAnswerCorrectableKey",
      "TrueFalseCorrectableKey"
    ],
    "ExamQuestion": [
      "AudioExamQuestion",
      "DateExamQuestion",
      "DocumentExamQuestion",
      "DropdownExamQuestion",
      "FileUploadExamQuestion",
      "FillInTheBlankExamQuestion",
      "MatchingExamQuestion",
      "MultipleChoiceExamQuestion",
      "NumberExamQuestion",
      "OpenEndedExamQuestion",
      "QualifierExamQuestion",
      "RankingExamQuestion",
      "RatingExamQuestion",
      "ShortAnswerExamQuestion",
      "SlidesExamQuestion",
      "SpreadsheetExamQuestion",
      "TrueFalseExamQuestion",
      "VideoExamQuestion",
      "XlcxExamQuestion"
    ],
    "ExamResult": [
      "ExamResultFeedback",
      "PendingExamResult",
      "ShownExamResult"
    ],
    "JoinOutcome": [
      "AskedToJoin",
      "PublicLinkClosed"
    ],
    "MarkOutcome": [
      "MarkChanged",
      "Result"
    ],
    "Question": [
      "AudioQuestion",
      "DateQuestion",
      "DocumentQuestion",
      "DropdownQuestion",
      "FileUploadQuestion",
      "FillInTheBlankQuestion",
      "MatchingQuestion",
      "MultipleChoiceQuestion",
      "NumberQuestion",
      "OpenEndedQuestion",
      "QualifierQuestion",
      "RankingQuestion",
      "RatingQuestion",
      "ShortAnswerQuestion",
      "SlidesQuestion",
      "SpreadsheetQuestion",
      "TrueFalseQuestion",
      "VideoQuestion",
      "XlcxQuestion"
    ],
    "QueuedMarkOutcome": [
      "MarkChanged",
      "QueuedMark"
    ],
    "Refusal": [
      "AccommodationTooLate",
      "ConsentRequired",
      "ExamUnavailable",
      "MarkChanged",
      "PageTaken",
      "PublicLinkClosed"
    ],
    "ResultFigures": [
      "CandidateReportResult",
      "PreviewMarks",
      "RemarkedFigures",
      "Result",
      "ResultSummary",
      "SharedReport",
      "ShownExamResult"
    ],
    "ResultQuestion": [
      "AudioResultQuestion",
      "DateResultQuestion",
      "DocumentResultQuestion",
      "DropdownResultQuestion",
      "FileUploadResultQuestion",
      "FillInTheBlankResultQuestion",
      "HiddenResultQuestion",
      "MatchingResultQuestion",
      "MultipleChoiceResultQuestion",
      "NumberResultQuestion",
      "OpenEndedResultQuestion",
      "QualifierResultQuestion",
      "RankingResultQuestion",
      "RatingResultQuestion",
      "ShortAnswerResultQuestion",
      "SlidesResultQuestion",
      "SpreadsheetResultQuestion",
      "TrueFalseResultQuestion",
      "VideoResultQuestion",
      "XlcxResultQuestion"
    ],
    "SaveOutcome": [
      "ExamUnavailable",
      "PageTaken",
      "SavedAnswer"
    ],
    "SignInOutcome": [
      "SecondStep",
      "Viewer"
    ],
    "SittingOutcome": [
      "ExamSitting",
      "ExamUnavailable",
      "PageTaken"
    ],
    "StartOutcome": [
      "ConsentRequired",
      "ExamSitting",
      "ExamUnavailable",
      "PageTaken"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AccommodationOutcome": [
      "AccommodationRequest",
      "AccommodationTooLate"
    ],
    "AnswerValue": [
      "BlanksAnswer",
      "CellsAnswer",
      "ChoicesAnswer",
      "DateAnswer",
      "FilesAnswer",
      "MatchesAnswer",
      "RatingAnswer",
      "TextAnswer",
      "TruthAnswer"
    ],
    "ChangedInvitations": [
      "CancelInvitationsPayload",
      "DecideOnInvitationsPayload",
      "ReissueInvitationsPayload",
      "ResendInvitationsPayload",
      "RevokeInvitationsPayload",
      "SetInvitationWindowPayload",
      "TagInvitationsPayload"
    ],
    "ConfirmJoinOutcome": [
      "ConfirmedJoin",
      "PublicLinkClosed"
    ],
    "CorrectableKey": [
      "DropdownCorrectableKey",
      "MultipleChoiceCorrectableKey",
      "NumberCorrectableKey",
      "QualifierCorrectableKey",
      "ShortAnswerCorrectableKey",
      "TrueFalseCorrectableKey"
    ],
    "ExamQuestion": [
      "AudioExamQuestion",
      "DateExamQuestion",
      "DocumentExamQuestion",
      "DropdownExamQuestion",
      "FileUploadExamQuestion",
      "FillInTheBlankExamQuestion",
      "MatchingExamQuestion",
      "MultipleChoiceExamQuestion",
      "NumberExamQuestion",
      "OpenEndedExamQuestion",
      "QualifierExamQuestion",
      "RankingExamQuestion",
      "RatingExamQuestion",
      "ShortAnswerExamQuestion",
      "SlidesExamQuestion",
      "SpreadsheetExamQuestion",
      "TrueFalseExamQuestion",
      "VideoExamQuestion",
      "XlcxExamQuestion"
    ],
    "ExamResult": [
      "ExamResultFeedback",
      "PendingExamResult",
      "ShownExamResult"
    ],
    "JoinOutcome": [
      "AskedToJoin",
      "PublicLinkClosed"
    ],
    "MarkOutcome": [
      "MarkChanged",
      "Result"
    ],
    "Question": [
      "AudioQuestion",
      "DateQuestion",
      "DocumentQuestion",
      "DropdownQuestion",
      "FileUploadQuestion",
      "FillInTheBlankQuestion",
      "MatchingQuestion",
      "MultipleChoiceQuestion",
      "NumberQuestion",
      "OpenEndedQuestion",
      "QualifierQuestion",
      "RankingQuestion",
      "RatingQuestion",
      "ShortAnswerQuestion",
      "SlidesQuestion",
      "SpreadsheetQuestion",
      "TrueFalseQuestion",
      "VideoQuestion",
      "XlcxQuestion"
    ],
    "QueuedMarkOutcome": [
      "MarkChanged",
      "QueuedMark"
    ],
    "Refusal": [
      "AccommodationTooLate",
      "ConsentRequired",
      "ExamUnavailable",
      "MarkChanged",
      "PageTaken",
      "PublicLinkClosed"
    ],
    "ResultFigures": [
      "CandidateReportResult",
      "PreviewMarks",
      "RemarkedFigures",
      "Result",
      "ResultSummary",
      "SharedReport",
      "ShownExamResult"
    ],
    "ResultQuestion": [
      "AudioResultQuestion",
      "DateResultQuestion",
      "DocumentResultQuestion",
      "DropdownResultQuestion",
      "FileUploadResultQuestion",
      "FillInTheBlankResultQuestion",
      "HiddenResultQuestion",
      "MatchingResultQuestion",
      "MultipleChoiceResultQuestion",
      "NumberResultQuestion",
      "OpenEndedResultQuestion",
      "QualifierResultQuestion",
      "RankingResultQuestion",
      "RatingResultQuestion",
      "ShortAnswerResultQuestion",
      "SlidesResultQuestion",
      "SpreadsheetResultQuestion",
      "TrueFalseResultQuestion",
      "VideoResultQuestion",
      "XlcxResultQuestion"
    ],
    "SaveOutcome": [
      "ExamUnavailable",
      "PageTaken",
      "SavedAnswer"
    ],
    "SignInOutcome": [
      "SecondStep",
      "Viewer"
    ],
    "SittingOutcome": [
      "ExamSitting",
      "ExamUnavailable",
      "PageTaken"
    ],
    "StartOutcome": [
      "ConsentRequired",
      "ExamSitting",
      "ExamUnavailable",
      "PageTaken"
    ]
  }
};
      export default result;
    