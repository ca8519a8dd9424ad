export { CheckReceiptsButton } from './check-button';
