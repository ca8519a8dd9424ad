export { AfterExamModule } from './after-exam.module';
