export { ComparisonModule } from './comparison.module';
