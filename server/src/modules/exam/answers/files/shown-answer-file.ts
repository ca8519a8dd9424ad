export interface ShownAnswerFile {
  id: string;
  name: string;
  contentType: string;
  byteSize: number;
  url: string;
}
