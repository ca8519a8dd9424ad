export { ReportsRestModule } from './rest.module';
