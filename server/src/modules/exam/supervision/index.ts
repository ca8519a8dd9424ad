export { SupervisionModule } from './supervision.module';
