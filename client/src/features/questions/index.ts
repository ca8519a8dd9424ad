export { AddToTestDialog } from './bank/add-to-test-dialog';
export { BankPicker } from './bank/bank-picker';
export { BankTable } from './bank/bank-table';
export { BankToolbar } from './bank/bank-toolbar';
export {
  bankFilterInput,
  isBankFiltered,
  noFilter,
  readBankFilter,
  readBankOrder,
  withBankFilter,
} from './bank/bank.search';
export { BulkBar } from './bank/bulk-bar';
export { DeleteQuestionDialog } from './bank/delete-question-dialog';
export { QuestionDrawer } from './bank/question-drawer';
export { nothingSelected, without, type Selection } from '../../components/table/selection';
export { SkillFilter } from './bank/skill-filter';
export { useBankChanges } from './bank/use-bank-changes';
export { ExportMenu } from './import/export-menu';
export { ImportDrawer } from './import/import-drawer';
export { QuestionKey } from './question-key';
export { QuestionPreview } from './question-preview';
export { isComplete } from './question-draft.schema';
export { QuestionsStep } from './questions-step';
export { totalsOf } from './question-list';
export { useOwnQuestions } from './use-own-questions';
export { useTestQuestions } from './use-test-questions';
export { TranslationFiles } from './translation/files/translation-files-drawer';
export { TranslationDrawer } from './translation/translation-drawer';
export { NewerVersionDrawer } from './versions/newer-version-drawer';
export { VersionDrawer } from './versions/version-drawer';
