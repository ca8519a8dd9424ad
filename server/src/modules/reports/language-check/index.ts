export { LanguageCheckModule } from './language-check.module';
