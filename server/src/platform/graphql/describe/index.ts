export { completeDescriptions } from './complete-descriptions';
export { describeFields, describeSchema } from './schema-words';
