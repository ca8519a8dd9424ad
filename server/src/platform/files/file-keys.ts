/** Spread over folders, so that none of them holds too many. */
export function keyOfFile(fileId: string): string {
  return `${fileId.slice(0, 2)}/${fileId}`;
}

export function keyOfPart(fileId: string, index: number): string {
  return `parts/${fileId}/${index}`;
}
