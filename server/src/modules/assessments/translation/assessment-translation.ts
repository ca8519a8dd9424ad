/** What an assessment says in the language that it was not written in. Empty where nothing is said yet. */
export interface AssessmentTranslation {
  title: string;
  jobRole: string;
  description: string;
  welcomeVideoUrl: string | null;
  /** By the order of the bands. */
  bandNames: string[];
}
