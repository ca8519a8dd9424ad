export { addTest, isChosen, MAX_TESTS, removeTest, testTotals } from './chosen-tests';
export { LibraryToolbar, useLibraryFilter } from './library-toolbar';
export { TestLibrary } from './test-library';
export { TestPreviewDrawer } from './test-preview-drawer';
