export { Paper } from './paper';
export type { TextLook } from './paper';
