export { addTest, isChosen, MAX_TESTS, removeTest, testTotals } from './chosen-tests';
export { DeleteTestDialog } from './dialogs/delete-test-dialog';
export { TestDetailsStep } from './editor/test-details-step';
export {
  blankTestDetails,
  canTestBeSaved,
  testDetailsInput,
  testDetailsOf,
  type TestDetailsDraft,
} from './editor/test-details.schema';
export { readTestSearch, testList, withoutFilters } from './list/test-list.search';
export { TestTable } from './list/test-table';
export { TestToolbar } from './list/test-toolbar';
export { useTestChanges } from './list/use-test-changes';
export { TestFacts } from './test-facts';
export { TestLibrary } from './test-library';
export { TestPreviewDrawer } from './test-preview-drawer';
export { ToggleButton } from './test-row';
