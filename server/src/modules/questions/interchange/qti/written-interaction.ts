export interface InteractionXml {
  declarations: string;
  body: string;
  /** The rules that give the points; none where a person does. */
  scoring?: string;
}
