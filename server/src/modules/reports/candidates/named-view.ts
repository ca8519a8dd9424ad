export interface NamedView {
  id: string;
  name: string;
  query: string;
}
