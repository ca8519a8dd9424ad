export { PdfPage } from './pdf-page';
export type { TextLook } from './pdf-page';
