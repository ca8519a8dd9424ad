interface Page<Edge> {
  edges: Edge[];
}

/** The list with its next page at the end. */
export function joinedPages<Edge, List extends Page<Edge>>(shown: Page<Edge>, next: List): List {
  return { ...next, edges: [...shown.edges, ...next.edges] };
}
