export { WordingsModule } from './wordings.module';
