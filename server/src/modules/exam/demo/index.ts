export { tierOf } from './essays';
export { ExamDemoModule } from './exam-demo.module';
