/** What a test says in the language that it was not written in. Empty where nothing is said yet. */
export interface TestTranslation {
  title: string;
  jobRole: string;
  description: string;
}
