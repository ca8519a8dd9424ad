export { ExamPreview } from './exam-preview';
