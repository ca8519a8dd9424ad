export { Paper } from './paper';
export type { Column, TextLook } from './paper';
