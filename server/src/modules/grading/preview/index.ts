export { MarkPreviewModule } from './preview.module';
