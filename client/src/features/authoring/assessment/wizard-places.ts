/** Where the wizard leads; the application says where that is. */
export interface WizardPlaces {
  /** The list of all. */
  list: string;
  /** Where a question of the bank is said in the other language. */
  translation: (questionId: string) => string;
  /** Goes on with a draft that was begun from something else. */
  goOnWith: (id: string) => void;
  goToList: () => unknown;
  goToPreview: (id: string) => unknown;
  /** Where its candidates are invited. */
  goToCandidates: (id: string) => unknown;
}
