/** Where the editor of a test leads; the application says where that is. */
export interface TestPlaces {
  /** The library. */
  list: string;
  goToList: () => unknown;
  goToPreview: (id: string) => unknown;
}
