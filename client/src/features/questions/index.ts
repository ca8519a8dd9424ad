export { QuestionPreview } from './question-preview';
export { isComplete } from './question-draft.schema';
export { QuestionsStep } from './questions-step';
export { totalsOf } from './question-list';
export { useOwnQuestions } from './use-own-questions';
export { QuestionEditorPanel, type QuestionEditorPanelProps } from './panel/question-editor-panel';
