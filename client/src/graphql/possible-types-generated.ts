
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AnswerValue": [
      "BlanksAnswer",
      "CellsAnswer",
      "ChoicesAnswer",
      "DateAnswer",
      "FilesAnswer",
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
    "Question": [
      "AudioQuestion",
      "DateQuestion",
      "DocumentQuestion",
      "DropdownQuestion",
      "FileUploadQuestion",
      "FillInTheBlankQuestion",
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
    "ResultQuestion": [
      "AudioResultQuestion",
      "DateResultQuestion",
      "DocumentResultQuestion",
      "DropdownResultQuestion",
      "FileUploadResultQuestion",
      "FillInTheBlankResultQuestion",
      "HiddenResultQuestion",
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
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AnswerValue": [
      "BlanksAnswer",
      "CellsAnswer",
      "ChoicesAnswer",
      "DateAnswer",
      "FilesAnswer",
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
    "Question": [
      "AudioQuestion",
      "DateQuestion",
      "DocumentQuestion",
      "DropdownQuestion",
      "FileUploadQuestion",
      "FillInTheBlankQuestion",
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
    "ResultQuestion": [
      "AudioResultQuestion",
      "DateResultQuestion",
      "DocumentResultQuestion",
      "DropdownResultQuestion",
      "FileUploadResultQuestion",
      "FillInTheBlankResultQuestion",
      "HiddenResultQuestion",
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
    ]
  }
};
      export default result;
    