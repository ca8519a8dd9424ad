export { RemarkingModule } from './remarking.module';
