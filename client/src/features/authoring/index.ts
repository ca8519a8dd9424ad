export { NEW_ASSESSMENT } from './assessment/use-draft';
export { WizardScreen } from './assessment/wizard-screen';
export { TestPreview } from './shared/test-preview';
export { useDraftInstance } from './shared/use-draft-instance';
export { TestEditorScreen } from './test/test-editor-screen';
export { NEW_TEST } from './test/use-test-draft';
