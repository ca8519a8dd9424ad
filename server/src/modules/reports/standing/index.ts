export { StandingModule } from './standing.module';
