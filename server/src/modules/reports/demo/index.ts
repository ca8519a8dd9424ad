export { ReportsDemoModule } from './demo.module';
