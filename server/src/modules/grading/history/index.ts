export { MarkHistoryModule } from './history.module';
