export { GradingDemoModule } from './demo.module';
