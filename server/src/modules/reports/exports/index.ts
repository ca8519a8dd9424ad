export { forgetExportsWith } from './whole/forget-exports';
export { ExportsModule } from './exports.module';
